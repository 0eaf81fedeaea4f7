/** The shapes of a table of Brass Empire, and what is printed on its cards. */

import type { CardInfo, Message } from "../../lib/protocol";
import type * as named from "./schema";
import type { Facts } from "./schema";

export type { Clause, Company, Facts, Gain, Picture } from "./schema";
/** A card as it is drawn in play, the Mining Platform too. */
export type InPlay = Pick<named.InPlay, "number" | "face_up" | "card"> & Partial<named.InPlay>;

export const PLATFORM = "mining_platform";

/** A card as it is printed. */
export interface Design extends Omit<Facts, "cost"> {
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
      const { cost, ...printed } = facts as unknown as Facts;
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
