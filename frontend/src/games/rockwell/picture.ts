/** The shapes of a table of Rockwell, and the names of its cubes and crews. */

import type { Crew, Picture } from "./schema";

export type * from "./schema";
export type Phase = Picture["phase"];

export const KINDS = ["zinc", "copper", "silver", "gold"] as const;
export type Metal = (typeof KINDS)[number];

/** A crew's name over all owners: owner, then letter. */
export function crewName(crew: Crew): string {
  return `${crew.owner}${crew.crew}`;
}
