/** Al's choices for one who does not mind: any answer, for the rest of the turn. */

import { choicesOf } from "../../lib/board";
import type { Question } from "../../lib/protocol";
import type { TableModel } from "../../shell/model.svelte";

export const isAls = (question: Question | null): boolean => question?.kind.startsWith("al_") ?? false;

class Als {
  /** The turn it was said in, and the table. */
  #said = "";
  /** The length of the log when last looked at: it is shorter once something was taken back. */
  #at = -1;

  any(model: TableModel, turn: number): void {
    this.#said = this.#now(model, turn);
    this.goOn(model, turn);
  }

  /** The next answer; what drills is left to the player, and taking back ends it. */
  goOn(model: TableModel, turn: number): void {
    const { at = 0, question = null } = model.snapshot ?? {};
    if (at < this.#at || this.#said !== this.#now(model, turn)) this.#said = "";
    this.#at = at;
    if (!this.#said || !question?.yours || !isAls(question) || model.busy) return;
    const choice = choicesOf(question).find((each) => each.refused === null && !each.marked);
    if (choice) void model.move(choice.action);
  }

  #now(model: TableModel, turn: number): string {
    return `${model.snapshot?.table} ${turn}`;
  }
}

export const als = new Als();
