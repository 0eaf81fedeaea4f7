/** What only messages of Brass Empire say: cards, corporations, resources, zones. */

import { type WordFunctions, type Words, slug, split, words } from "../../lib/words.svelte";

const RESOURCES = ["labor", "construction", "brass"];
const TIMES = "\u00d7";
const ROMAN = ["", "I", "II", "III", "IV", "V", "VI"];

const cardIn = (words: Words, card: string): string => words.say(`card-${slug(card)}`);

/** All of them, like ones together, in the order they come. */
function cardsIn(words: Words, cards: string[]): string {
  const copies = new Map<string, number>();
  for (const card of cards) copies.set(card, (copies.get(card) ?? 0) + 1);
  const parts = [...copies].map(([card, n]) => (n > 1 ? `${n} ${TIMES} ` : "") + cardIn(words, card));
  return parts.join(", ") || words.name("nothing");
}

function zoneIn(words: Words, place: string): string {
  const zone = `zone-${slug(place)}`;
  return words.has(zone) ? words.say(zone) : place;
}

export const tellResources = (amounts: number[]): string => words.counted(amounts, RESOURCES);

export const functions: WordFunctions = {
  CARD: (words, card = "") => cardIn(words, card),
  CARDS: (words, cards = "") => cardsIn(words, split(cards)),
  CORPORATION: (words, corporation = "") => words.say(`corporation-${slug(corporation)}`),
  RESOURCES: (words, ...amounts) => words.counted(amounts.map(Number), RESOURCES),
  NTH: (_, number = "") => ` (${number})`,
  ROMAN: (_, n) => ROMAN[Number(n)] ?? "",
  PLACE: (words, place = "") => zoneIn(words, place),
  PLACES: (words, places = "") => split(places).map((place) => zoneIn(words, place)).join(", "),
};

/** The row a slot is in: no slot on the table has a number. */
const rowOf = (place: string): string => (/^[LD]\d$/.test(place) ? (place.startsWith("L") ? "labor" : "design") : place);

/** At a table one sees which card is meant: no number is said. */
export const seen: WordFunctions = {
  NTH: () => "",
  PLACE: (words, place = "") => zoneIn(words, rowOf(place)),
  PLACES: (words, places = "") => split(places).map((place) => zoneIn(words, rowOf(place))).join(", "),
};
