/** What only messages of Rockwell say: cubes, crews, places of the planet, achievements. */

import { type WordFunctions, type Words, slug, split, words } from "../../lib/words.svelte";
import { KINDS } from "./picture";

const ROMAN = ["", "I", "II", "III", "IV", "V", "VI"];
const BORDER = /^[A-D][1-8]-[A-D][1-8]$/;
const ENTRANCE = /^E[1-4]$/;

function placeIn(words: Words, place: string): string {
  if (place === "centre") return words.name("centre");
  if (ENTRANCE.test(place)) return words.say("name-entrance", { place });
  return BORDER.test(place) ? words.say("name-border", { place }) : place;
}

export const placeName = (place: string): string => placeIn(words, place);
export const tellCubes = (amounts: number[]): string => words.counted(amounts, KINDS);
export const roman = (n: number): string => ROMAN[n] ?? "";
/** An achievement in a word or two, where its sign stands beside it. */
export const goalName = (word: string): string => words.say(`page-rockwell-goal-${slug(word)}`);
export const achievementName = (word: string): string => words.say(`achievement-${slug(word)}`);

export const functions: WordFunctions = {
  CUBES: (words, ...amounts) => words.counted(amounts.map(Number), KINDS),
  GOODS: (words, ...amounts) => words.counted(amounts.map(Number), [...KINDS, "money"]),
  CREW: (_, crew = "") => crew.slice(-1),
  PLACE: (words, place = "") => placeIn(words, place),
  PLACES: (words, places = "") => split(places).map((place) => placeIn(words, place)).join(", "),
  ACHIEVEMENT: (words, word = "") => words.say(`achievement-${slug(word)}`),
  ROMAN: (_, n) => roman(Number(n)),
};
