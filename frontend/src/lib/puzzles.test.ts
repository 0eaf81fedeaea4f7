import { beforeEach, describe, expect, it, vi } from "vitest";
import type { LessonInfo } from "./protocol";
import { nextPuzzle, notePuzzle, streak } from "./puzzles";

const info = (lesson: string, difficulty: LessonInfo["difficulty"]): LessonInfo =>
  ({ lesson, kind: difficulty ? "puzzle" : "short", difficulty }) as LessonInfo;
const LIST = [info("first", null), info("a", "easy"), info("b", "easy"), info("c", "hard")];

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
});

describe("puzzles", () => {
  it("come in turn, as hard ones first, and never again once solved", () => {
    expect(nextPuzzle("g", LIST)?.lesson).toBe("a");
    notePuzzle("g", "b", true);
    expect(nextPuzzle("g", LIST, "b")?.lesson).toBe("a");
    notePuzzle("g", "a", true);
    expect(nextPuzzle("g", LIST, "a")?.lesson).toBe("c");
    notePuzzle("g", "c", true);
    expect(nextPuzzle("g", LIST, "c")).toBeUndefined();
  });

  it("count in a row at the first try, each once", () => {
    notePuzzle("g", "a", true);
    notePuzzle("g", "a", true);
    notePuzzle("g", "b", true);
    expect([streak("g"), streak("other")]).toEqual([2, 0]);
    notePuzzle("g", "c", false);
    expect(streak("g")).toBe(0);
  });
});
