/**
 * Where on the table an action is offered.
 *
 * A spot is the name of a place a person can point at: `row:L3`, `hand:clerk`, `reserve:gumshoe`,
 * `discard:clerk`, `looked:clerk`, `play:1:2` (the second card in play of seat 1; 0 is its Mining
 * Platform), `company:1`, `corporation:harlem`. An attack has two: the unit that acts, and its target.
 */

import type { Action, Choice } from "../../../lib/protocol";

export type Spot = string;

export const inPlay = (seat: number, number: number): Spot => `play:${seat}:${number}`;
export const inRow = (place: string): Spot => `row:${place}`;
export const inZone = (zone: string, card: string): Spot => `${zone}:${card}`;
export const ofCompany = (seat: number): Spot => `company:${seat}`;

/** Where the action begins: the card to click first. null: it has no place, only a button. */
export function startOf(action: Action, viewer: number): Spot | null {
  const [verb, first, second] = action;
  switch (verb) {
    case "play":
      return inZone("hand", String(first));
    case "reserve":
      return inZone("reserve", String(first));
    case "buy":
    case "gift":
    case "slot":
      return inRow(String(first));
    case "use":
    case "demolish":
    case "mine":
    case "act":
    case "attack":
    case "raid":
      return inPlay(viewer, Number(first));
    case "convert":
    case "rebuild":
      return inPlay(viewer, 0);
    case "take":
      return inZone(String(first), String(second));
    case "put":
      return inZone("looked", String(second));
    case "target":
      return inPlay(Number(first), Number(second));
    case "player":
      return ofCompany(Number(first));
    case "corporation":
      return inZone("corporation", String(first));
    default:
      return null;
  }
}

/** Where the action strikes: the card or company to click second. */
export function targetOf(action: Action): Spot | null {
  const [verb, , seat, target] = action;
  if (verb === "attack") return inPlay(Number(seat), Number(target));
  if (verb === "raid") return ofCompany(Number(seat));
  return null;
}

/** All choices by the spot they begin at; those without one under "". */
export function bySpot(choices: Choice[], viewer: number): Map<Spot, Choice[]> {
  const found = new Map<Spot, Choice[]>();
  for (const choice of choices) {
    const spot = startOf(choice.action, viewer) ?? "";
    found.set(spot, [...(found.get(spot) ?? []), choice]);
  }
  return found;
}

/** What the unit at a spot may strike, by target. */
export function targetsFrom(choices: Choice[] | undefined): Map<Spot, Choice> {
  const found = new Map<Spot, Choice>();
  for (const choice of choices ?? []) {
    const target = targetOf(choice.action);
    if (target) found.set(target, choice);
  }
  return found;
}

// What a click on a card means without further words. Anything else is asked for in its menu:
// a building is never demolished, and a unit never sent out, by one click too many.
const PLAIN = ["play", "buy", "reserve", "slot", "take", "target", "player", "corporation"];

/** The action a click on a spot stands for; null when its choices have to be read first. */
export function plainChoice(choices: Choice[]): Choice | null {
  const [only] = choices;
  if (choices.length !== 1 || !only) return null;
  return PLAIN.includes(String(only.action[0])) ? only : null;
}
