/** Where crews stand on the planet. */

import { type Spot, crewSpots } from "./geometry";
import { type Crew, crewName } from "./picture";

export interface Settled extends Spot {
  crew: Crew;
  key: string;
}

/** Each crew with its spot: those that share a place stand side by side. */
export function settle(crews: Crew[]): Settled[] {
  const together = new Map<string, Crew[]>();
  for (const crew of crews) together.set(crew.at, [...(together.get(crew.at) ?? []), crew]);
  return crews.map((crew) => {
    const group = together.get(crew.at)!;
    const spot = crewSpots(crew.at, group.length)[group.indexOf(crew)]!;
    return { crew, key: crewName(crew), ...spot };
  });
}
