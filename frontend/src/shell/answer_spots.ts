import type { GamePage } from "../lib/game_page";
import type { Action, Snapshot } from "../lib/protocol";

/** Selectors of where an answer is given on the table; none without an answer. */
export type AnswerSpots = (action: Action | undefined, snapshot: Snapshot) => string[];

export const nowhere: AnswerSpots = () => [];

/** Those of a game, once its part of the page is there. */
export async function answerSpots(page: GamePage): Promise<AnswerSpots> {
  const places = await page.places?.();
  return (action, snapshot) => {
    const there = action && places ? places.placesOf(action, snapshot as Snapshot<never>) : [];
    return there.flatMap((place) => page.spots?.(place) ?? []);
  };
}
