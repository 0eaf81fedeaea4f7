/** The forecast of the move under the pointer: asked for once, kept until the position changes. */

import type { Action } from "../../lib/protocol";
import type { TableModel } from "../../shell/model.svelte";
import { readForecast, type TileForecast } from "./forecast";

const PAUSE = 90;

export class Foresight {
  #known = $state.raw<{ at: number; forecasts: Map<string, TileForecast[]> }>({ at: -1, forecasts: new Map() });
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** What is known of an action at this point of the game; undefined while it is asked for. */
  of(at: number, action: Action | null): TileForecast[] | undefined {
    return action && this.#known.at === at ? this.#known.forecasts.get(JSON.stringify(action)) : undefined;
  }

  ask(model: TableModel, at: number, action: Action): void {
    if (this.of(at, action)) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      void model.preview(action).then(({ lines }) => {
        const before = this.#known.at === at ? this.#known.forecasts : new Map<string, TileForecast[]>();
        this.#known = { at, forecasts: new Map(before).set(JSON.stringify(action), readForecast(lines)) };
      });
    }, PAUSE);
  }
}
