/** Places and crews in words, for names of buttons and for the strip below the planet. */

import { say, words } from "../../lib/words.svelte";
import { kindOf } from "./geometry";
import type { Crew, Picture, Tile } from "./picture";

export function tileOf(picture: Picture, place: string): Tile | undefined {
  return picture.tiles.find((tile) => tile.name === place);
}

/** The crews at a place; on a tile those of its borders too, for they stand on it. */
export function crewsOn(picture: Picture, place: string): Crew[] {
  const near = (at: string) => kindOf(place) === "tile" && kindOf(at) === "border" && at.split("-").includes(place);
  return picture.crews.filter((crew) => crew.at === place || near(crew.at));
}

export function tellCrew(crew: Crew): string {
  return say("page-rockwell-crew", { owner: crew.owner, crew: crew.crew, power: crew.power, die: crew.die });
}

/** "C5, needs 7, 2 missing, Red’s crew a of power 2": all a place shows. */
export function tellPlace(picture: Picture, place: string): string {
  const parts = [words.place(place)];
  const tile = tileOf(picture, place);
  if (tile?.drilled) {
    parts.push(say("page-rockwell-drilled"), income(tile));
  } else if (tile) {
    parts.push(say("page-rockwell-needs", { need: tile.need }));
    if (tile.missing < tile.need) parts.push(say("page-rockwell-missing", { missing: tile.missing }));
  }
  if (tile && tile.shaft !== null) parts.push(say("page-rockwell-shaft-of", { owner: tile.shaft }));
  return [...parts, ...crewsOn(picture, place).map(tellCrew)].join(", ");
}

function income(tile: Tile): string {
  return say("page-rockwell-income", { cubes: words.cubes(tile.income ?? []) });
}
