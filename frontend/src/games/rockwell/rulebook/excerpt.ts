/** What a piece of the planet in the rulebook shows. */

import type { Crew, Tile } from "../picture";

export interface Excerpt {
  /** The places that must be in the picture. */
  around: string[];
  tiles?: (Pick<Tile, "name"> & Partial<Tile>)[];
  crews?: Crew[];
  arrows?: [from: string, to: string][];
  lit?: string[];
  /** The letters of the rings. */
  letters?: boolean;
  /** How far the picture goes beyond the middles of those places. */
  reach?: number;
  /** Pixels for a unit of the planet's drawing. */
  scale?: number;
}

/** Owner, place, power and die of a crew; its letter only tells it from others of its owner. */
export function crew(owner: number, at: string, power = 1, die = 0, letter = "a"): Crew {
  return { owner, crew: letter, at, power, die };
}
