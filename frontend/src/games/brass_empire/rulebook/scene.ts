/** What a drawing of the rulebook is made of, from left to right. */

import type { PipKind } from "../signs/signs";

export type Item =
  /** A whole card, or with `left` a damaged one in play. */
  | { card: string; left?: number }
  /** The picture of a card alone. */
  | { art: string }
  /** A building under construction, or a destroyed Mining Platform. */
  | { state: "site" | "ruin" }
  | { pip: PipKind; n: number }
  /** So many cards, face down. */
  | { backs: number }
  | { sign: "plus" | "equals" | "arrow" | "attack" | "stop" | "shield" };

export const SIGNS = {
  plus: "M12 4v16M4 12h16",
  equals: "M4 8.5h16M4 15.5h16",
  arrow: "M2 12h19M14 5l7 7l-7 7",
  attack: "M3 3l14 14M21 3L7 17M4 15l5 5M20 15l-5 5",
  stop: "M5 5l14 14M19 5L5 19",
};
