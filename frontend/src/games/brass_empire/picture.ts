/** What `game.picture` tells of a table of Brass Empire, and what is printed on its cards. */

import type { CardInfo, Message } from "../../lib/protocol";
import type { CardType } from "./art";

export interface InPlay {
  /** What actions call it by: its place in its owner's line, from 1. */
  number: number;
  face_up: boolean;
  /** null: face down, and not the viewer's. */
  card: string | null;
  type?: CardType;
  attack?: number;
  /** Health left. */
  health?: number;
  charge?: number;
  warden?: boolean;
  ready?: boolean;
  /** It came into play this turn: a unit acts on its owner's next. */
  fresh?: boolean;
  used?: boolean;
}

export interface Company {
  corporation: string | null;
  ai: boolean;
  partner: number | null;
  brass: number;
  out: boolean;
  platform: { up: boolean; health: number };
  hand: string[] | null;
  hand_size: number;
  deck: string[] | null;
  deck_size: number;
  discard: string[];
  reserve: string[];
  played: string[];
  /** What a text that counts the cards played this turn finds. */
  this_turn: string[];
  in_play: InPlay[];
  /** Every card that counts, once the game is over. */
  owned: string[] | null;
}

export interface Picture {
  seats: number;
  viewer: number;
  round: number;
  phase: string;
  active: number;
  over: boolean;
  ending: string;
  team: boolean;
  battle: boolean;
  pool: number;
  /** What the pool held at the start. */
  pool_start: number;
  labor: number;
  construction: number;
  labor_row: (string | null)[];
  design_row: (string | null)[];
  labor_deck: number;
  design_deck: number;
  dismissed: string[];
  looked: (string | null)[];
  /** Solitaire: the slots the AI would empty now. */
  ai_next: string[];
  companies: Company[];
}

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
