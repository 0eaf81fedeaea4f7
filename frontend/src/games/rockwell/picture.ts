/** The shapes of a table of Rockwell, and its crews, tiles, boards and stocks as they are drawn. */

import type * as named from "./schema";
import type { Company, Picture } from "./schema";

export type { Achievement, Company, Delivery, Goal, Picture } from "./schema";
export type Phase = Picture["phase"];

export const KINDS = ["zinc", "copper", "silver", "gold"] as const;
export type Metal = (typeof KINDS)[number];

/** A crew with its owner and its letter. */
export type Crew = named.Crew & { owner: number; crew: string };
export type Tile = Omit<named.Tile, "id"> & { name: string };
/** What a slot gives, and the seat that has a Vice President there. */
export type Slot = { gives: Picture["slot_gives"][string][number]; seat: number | null };

export const crewsIn = (picture: Picture): Crew[] =>
  Object.entries(picture.crews).map(([name, crew]) => ({ ...crew, owner: Number(name.slice(0, -1)), crew: name.slice(-1) }));

export const tilesIn = (picture: Picture): Tile[] =>
  Object.entries(picture.tiles).map(([name, tile]) => ({ ...tile, name }));

export const boardsIn = (picture: Picture): Slot[][] =>
  Object.entries(picture.slot_gives).map(([board, gives]) =>
    gives.map((each, at) => ({ gives: each, seat: picture.slots[board]?.[at] ?? null })),
  );

/** A company's cubes by kind; null where they are hidden. */
export function stockOf(company: Company | undefined): number[] | null {
  return company && company.zinc !== null ? KINDS.map((kind) => company[kind] ?? 0) : null;
}

/** A crew's name over all owners: owner, then letter. */
export function crewName(crew: Crew): string {
  return `${crew.owner}${crew.crew}`;
}
