/** Which lessons have been finished in this browser. */

const KEPT = "pithead.learned";

export function learned(): Set<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return new Set(Array.isArray(kept) ? kept.map(String) : []);
  } catch {
    return new Set();
  }
}

export function noteLearned(game: string, lesson: string): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify([...learned().add(`${game} ${lesson}`)]));
  } catch {
    // A browser that keeps nothing still teaches.
  }
}
