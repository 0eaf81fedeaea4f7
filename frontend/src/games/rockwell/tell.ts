/** Places and crews in words, for names of buttons and for the strip below the planet. */

import { say } from "../../lib/words.svelte";
import type { Aim } from "./aims";
import { kindOf } from "./geometry";
import { type Company, type Crew, type Picture, type Tile, crewsIn, stockOf } from "./picture";
import { placeName, tellCubes } from "./words";

export function tileOf(picture: Picture, place: string): Tile | undefined {
  const tile = picture.tiles[place];
  return tile && { ...tile, name: place };
}

/** The crews at a place; on a tile those of its borders too, for they stand on it. */
export function crewsOn(picture: Picture, place: string): Crew[] {
  const near = (at: string) => kindOf(place) === "tile" && kindOf(at) === "border" && at.split("-").includes(place);
  return crewsIn(picture).filter((crew) => crew.at === place || near(crew.at));
}

export function tellCrew(crew: Crew): string {
  return say("page-rockwell-crew", { owner: crew.owner, crew: crew.crew, power: crew.power, die: crew.die });
}

/** "C5, needs 7, 2 missing, Red’s crew a of power 2": all a place shows. */
export const tellPlace = (picture: Picture, place: string): string =>
  [placeName(place), ...aboutPlace(picture, place)].join(", ");

/** What a place shows, one thing after another. */
export function aboutPlace(picture: Picture, place: string): string[] {
  const parts: string[] = [];
  const tile = tileOf(picture, place);
  if (tile?.drilled) {
    parts.push(say("page-rockwell-drilled"), income(tile));
  } else if (tile) {
    parts.push(say("page-rockwell-needs", { need: tile.need }));
    if (tile.missing < tile.need) parts.push(say("page-rockwell-missing", { missing: tile.missing }));
  }
  if (tile && tile.shaft !== null) parts.push(say("page-rockwell-shaft-of", { owner: tile.shaft }));
  return [...parts, ...crewsOn(picture, place).map(tellCrew)];
}

/** What may turn up on an undrilled tile. */
export function outlookOf(picture: Picture, tile: Tile): string {
  const { cards, danger, worth } = picture.outlook[tile.need] ?? { cards: 0, danger: 0, worth: 0 };
  return say("page-rockwell-outlook", { cards, worth, odds: Math.round((100 * danger) / Math.max(1, cards)) });
}

function income(tile: Tile): string {
  return say("page-rockwell-income", { cubes: tellCubes(tile.income ?? []) });
}

/** A place as it fits on a chip: the tile, the entrance, a star for the centre. */
export const shortPlace = (place: string): string => (place === "centre" ? "\u25c6" : place);

/** Which ring a place is in, as a class: a to d, entrance, centre. */
export function stratum(place: string): string {
  if (place === "centre") return "centre";
  return place.startsWith("E") ? "entrance" : place.slice(0, 1).toLowerCase();
}

export function crewsOf(picture: Picture, owner: number): Crew[] {
  return crewsIn(picture).filter((crew) => crew.owner === owner);
}

/** What becomes of the place a crew goes to, in a word or two. */
export function fateOf(picture: Picture, aim: Aim, mover?: Crew): string {
  const tile = tileOf(picture, aim.target);
  if (aim.choice.marked) return say("page-rockwell-drills");
  if (!tile) return aim.target === aim.from ? say("page-rockwell-stay") : "";
  if (tile.drilled) return say("page-rockwell-drilled");
  const more = aim.target === aim.from ? 0 : (mover?.power ?? 0);
  return say("page-rockwell-to-go", { n: Math.max(1, tile.missing - more) });
}

/** How many deliveries the viewer's stock would do for. */
export function readyDeliveries(picture: Picture): number {
  const stock = stockOf(picture.companies[picture.viewer]);
  if (!stock) return 0;
  return picture.deliveries.filter(({ cost }) => cost?.every((n, i) => (stock[i] ?? 0) >= n)).length;
}

/** Prestige that can be seen: achievements, and deliveries where they are not hidden. */
export function prestigeOf(company: Company): number {
  const won = Object.values(company.achievements).reduce((sum, points) => sum + points, 0);
  return won + (company.delivery_prestige ?? 0);
}
