/** What the table shows of a game of Rockwell: `pithead.games.rockwell.people.picture`. */

export interface Crew {
  owner: number;
  crew: string;
  at: string;
  power: number;
  die: number;
}

export interface Tile {
  name: string;
  need: number;
  missing: number;
  drilled: boolean;
  shaft: number | null;
  income: number[] | null;
}

export interface Slot {
  gives: number | "bribery" | "subcontracting";
  seat: number | null;
}

export interface Company {
  stock: number[] | null;
  money: number | null;
  insurance: number | null;
  /** Prestige of the deliveries. */
  deliveries: number | null;
  safety: number;
  mobility: number;
  shafts: number;
  cards: number;
  actions_left: number;
  achievements: Record<string, number>;
}

export interface Delivery {
  pile: string;
  left: number;
  cost: number[] | null;
  prestige: number | null;
}

export interface Achievement {
  achievement: string;
  prestige: number | null;
}

export interface Prices {
  cubes: number[];
  hire: number[];
  power: number[];
  safety: number[];
  mobility: number[];
  shaft: number[];
}

/** How far the viewer is with an achievement. */
export interface Goal {
  achievement: string;
  have: number;
  need: number;
}

/** What ends the game, and how many quiet turns there have been in a row. */
export interface Ending {
  centre: number;
  achievements: number;
  quiet: number;
  quiet_turns: number;
}

/** The extraction in progress: by owner, what they receive and how much of it is in Danger. */
export interface Extraction {
  tile: string;
  card: string;
  shares: number[][];
  losses: number[];
}

export type Phase =
  | "auction"
  | "vice_presidents"
  | "drilling"
  | "market"
  | "workshop"
  | "turn"
  | "end";

export interface Picture {
  seats: number;
  viewer: number;
  turn: number;
  phase: Phase;
  round: number;
  over: boolean;
  management: number[];
  control: number[];
  dice: number;
  bribes: number;
  /** The crew that moved last: owner, then letter. */
  active: string | null;
  extraction: Extraction | null;
  crews: Crew[];
  tiles: Tile[];
  boards: Slot[][];
  companies: Company[];
  deliveries: Delivery[];
  achievements: Achievement[];
  prices: Prices;
  shift_prices: Record<string, number>;
  goals: Goal[] | null;
  ending: Ending;
  /** The viewer's sealed answer, in the order of its form; money in dollars. */
  answer: number[] | null;
}

export const KINDS = ["zinc", "copper", "silver", "gold"] as const;
export type Metal = (typeof KINDS)[number];

/** A crew's name over all owners: owner, then letter. */
export function crewName(crew: Crew): string {
  return `${crew.owner}${crew.crew}`;
}
