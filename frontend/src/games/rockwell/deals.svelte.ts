/** Several deals at the Stock Exchange with one press: each is made when it is the player's turn again. */

import { choiceOf } from "../../lib/board";
import type { TableModel } from "../../shell/model.svelte";

export type Deal = ["buy" | "sell", string, number];

class Deals {
  /** Still to be made, the next one first. */
  #plan = $state.raw<Deal[]>([]);
  #turn = -1;
  /** The length of the log when last looked at: it is shorter once something was taken back. */
  #at = -1;
  /** The same when the last deal was sent: the next one waits until it has grown. */
  #sentAt = -1;

  get planned(): number {
    return this.#plan.length;
  }

  make(model: TableModel, turn: number, deals: Deal[]): void {
    this.#plan = deals;
    this.#turn = turn;
    this.#sentAt = -1;
    this.goOn(model, turn);
  }

  /** The next deal, if the player is asked for one; a plan does not outlive its turn, a refusal or taking back. */
  goOn(model: TableModel, turn: number): void {
    const { at = 0, question } = model.snapshot ?? {};
    if (this.#plan.length && (turn !== this.#turn || at < this.#at)) this.#plan = [];
    this.#at = at;
    if (!this.#plan.length || model.busy || at === this.#sentAt) return;
    if (!question?.yours || question.kind !== "market") return;
    const [next, ...rest] = this.#plan;
    if (choiceOf(question, next!)?.refused !== null) {
      this.#plan = [];
      return;
    }
    this.#plan = rest;
    this.#sentAt = at;
    void model.move(next!).then((ack) => ack?.ok || (this.#plan = []));
  }
}

export const deals = new Deals();
