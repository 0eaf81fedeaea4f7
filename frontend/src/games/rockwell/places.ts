/** Where an answer is given on the table: on the planet, else at its button. */

import type { Action, Snapshot } from "../../lib/protocol";
import { targetOf } from "./aims";
import type { Picture } from "./picture";

export function placesOf(action: Action, { question, picture }: Snapshot<Picture>): string[] {
  const target = question && picture ? targetOf(action, question, picture) : null;
  const button = [`button:${action.join(" ")}`];
  return target ? [`tile:${target}`, ...button] : button;
}
