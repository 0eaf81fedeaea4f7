/** Where an answer is given on the table: at the card that is meant, else at its button. */

import type { Action, Snapshot } from "../../../lib/protocol";
import type { Picture } from "../picture";
import { startOf, targetOf } from "./spots";

export function placesOf(action: Action, { you }: Snapshot<Picture>): string[] {
  const spots = [targetOf(action), startOf(action, you.viewer)].filter((spot) => spot !== null);
  const own = action[0] === "end" ? ["end"] : [];
  return [...spots, ...own, `deed:${action.join(" ")}`];
}
