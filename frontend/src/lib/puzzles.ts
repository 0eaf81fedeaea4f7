/** Puzzles that come with a game: which comes next, and how many were solved in a row at the first try. */
import { learned, noteLearned } from "./learned";
import type { LessonInfo } from "./protocol";

const KEPT = "pithead.streaks";

export const isSolved = (game: string, { lesson }: LessonInfo): boolean => learned().has(`${game} ${lesson}`);

/** The next one that is not solved: as hard as this one first, then any other. */
export function nextPuzzle(game: string, lessons: readonly LessonInfo[], after?: string): LessonInfo | undefined {
  const at = lessons.findIndex(({ lesson }) => lesson === after);
  const now = lessons[at];
  const inTurn = [...lessons.slice(at + 1), ...lessons.slice(0, Math.max(0, at))];
  const left = inTurn.filter((each) => each.difficulty !== null && !isSolved(game, each));
  return left.find((each) => each.difficulty === now?.difficulty) ?? left[0];
}

export const streak = (game: string): number => streaks()[game] ?? 0;

/** A puzzle that had been solved before changes nothing. */
export function notePuzzle(game: string, puzzle: string, firstTry: boolean): void {
  if (learned().has(`${game} ${puzzle}`)) return;
  noteLearned(game, puzzle);
  try {
    localStorage.setItem(KEPT, JSON.stringify({ ...streaks(), [game]: firstTry ? streak(game) + 1 : 0 }));
  } catch {
    // A browser that keeps nothing counts nothing.
  }
}

function streaks(): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "{}");
    const entries = Object.entries(kept && typeof kept === "object" ? kept : {});
    return Object.fromEntries(entries.filter(([, n]) => Number.isInteger(n) && n >= 0));
  } catch {
    return {};
  }
}
