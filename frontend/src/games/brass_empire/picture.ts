/** The shapes of a table of Brass Empire, and what is printed on its cards. */

import type { CardInfo, Message } from "../../lib/protocol";
import type { CardType } from "./art";

export type * from "./schema";

export const PLATFORM = "mining_platform";

/** Another card that must have been played this turn. */
interface Need {
  corp: string | null;
  type: CardType | null;
}

/** What a text gains: always, with or without another card, or for each of something. */
export interface Gain {
  labor: number;
  construction: number;
  brass: number;
  with?: Need;
  without?: Need;
  each?: string;
  most?: number;
}

/** What a text brings, for calculating ahead. */
export interface Clause {
  gains: Gain[];
  /** It may ask its player something. */
  asks: boolean;
  /** It shows cards nobody knew: it cannot be taken back. */
  draws: boolean;
  /** Labor and Construction alone: a building gives them by itself. */
  comes: boolean;
  /** How many cards of the hand it takes. */
  discards: number;
}

/** What is printed on a card besides its text. */
interface Facts {
  type: CardType;
  corp: string;
  deck: string;
  copies: number;
  attack: number;
  health: number;
  brass: number | null;
  warden: boolean;
  plays: Clause | null;
  uses: Clause | null;
  acts: Clause | null;
  /** What demolishing it brings. */
  razes: Clause | null;
}

/** A card as it is printed. */
export interface Design extends Facts {
  card: string;
  says: Message;
  text: Message[];
  short: Message[];
  labor: number;
  construction: number;
}

export function readDesigns(cards: CardInfo[]): Map<string, Design> {
  return new Map(
    cards.map(({ card, says, text, short, facts }) => {
      const { cost, ...printed } = facts as unknown as Facts & {
        cost: { labor: number; construction: number };
      };
      return [card, { card, says, text, short: short ?? [], ...printed, ...cost }];
    }),
  );
}

/** Each card once with how many of it there are, in the order they come. */
export function counted(cards: string[]): [string, number][] {
  const copies = new Map<string, number>();
  for (const card of cards) copies.set(card, (copies.get(card) ?? 0) + 1);
  return [...copies];
}
