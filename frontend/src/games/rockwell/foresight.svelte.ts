/** The forecast of the move under the pointer: asked for once, kept until the position changes. */

import type { Action } from "../../lib/protocol";
import type { TableModel } from "../../shell/model.svelte";
import { readForecast, type TileForecast } from "./forecast";

const PAUSE = 90;

export class Foresight {
  #known = $state.raw<{ at: number; forecasts: Map<string, TileForecast[]> }>({ at: -1, forecasts: new Map() });
  /** The point of the game at which everything was asked for. */
  #asking = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** What is known of an action at this point of the game; undefined while it is asked for. */
  of(at: number, action: Action | null): TileForecast[] | undefined {
    return action && this.#known.at === at ? this.#known.forecasts.get(JSON.stringify(action)) : undefined;
  }

  ask(model: TableModel, at: number, action: Action): void {
    if (this.of(at, action)) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#learn(model, at, action), PAUSE);
  }

  /** Ask for several, one after another, as long as the position stays. */
  async askAll(model: TableModel, at: number, actions: Action[]): Promise<void> {
    if (this.#asking === at) return;
    this.#asking = at;
    for (const action of actions) {
      if (this.#asking !== at || model.snapshot?.at !== at) return;
      if (!this.of(at, action)) await this.#learn(model, at, action);
    }
  }

  async #learn(model: TableModel, at: number, action: Action): Promise<void> {
    const { lines } = await model.preview(action);
    if (model.snapshot?.at !== at) return;
    const before = this.#known.at === at ? this.#known.forecasts : new Map<string, TileForecast[]>();
    this.#known = { at, forecasts: new Map(before).set(JSON.stringify(action), readForecast(lines)) };
  }
}
