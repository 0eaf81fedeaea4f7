import { describe, expect, it } from "vitest";
import type { Action, Question } from "../../lib/protocol";
import { type Aim, NEW_SHAFT, aimsOf, bordersMatter, lit, pick, subjectsAt } from "./aims";
import type { Picture } from "./picture";

const at = (place: string) => ({ at: place, power: 1, die: 0 });

const picture = {
  seats: 2,
  viewer: 0,
  crews: { "0a": at("B1"), "0b": at("B1"), "0c": at("C5"), "1a": at("C6"), "2d": at("A8") },
} as unknown as Picture;

function question(kind: string, legal: Action[], refused: Action[] = []): Question {
  const choice = (action: Action, index: number | null) => ({
    action,
    says: { key: "" },
    detail: null,
    refused: index,
    marked: false,
    idle: false,
  });
  return {
    kind,
    rule: "",
    sealed: false,
    waiting: [0],
    says: { key: "" },
    yours: true,
    about: { at: "C5" },
    choices: [...legal.map((action) => choice(action, null)), ...refused.map((action) => choice(action, 0))],
    refusals: [],
    form: null,
    obvious: null,
  };
}

const aims = (kind: string, legal: Action[], refused: Action[] = []): Aim[] =>
  aimsOf(question(kind, legal, refused), picture);

const only = (kind: string, action: Action) => aims(kind, [action])[0]!;

describe("where an answer is given", () => {
  it.each<[string, Action, string | null, string]>([
    ["move", ["move", "c", "C4"], "crew:0c", "C4"],
    ["move", ["move", "c", "C5-C6"], "crew:0c", "C5-C6"],
    ["move", ["stay", "c"], "crew:0c", "C5"],
    ["step", ["step", "D5"], null, "D5"],
    ["step", ["halt"], null, "C5"],
    ["drill", ["drill", "A1"], null, "A1"],
    ["advantage", ["bribe", 1, "a", "C5"], "crew:1a", "C5"],
    ["workshop", ["power", "a"], "crew:0a", "B1"],
    ["workshop", ["shaft", "D8"], NEW_SHAFT, "D8"],
    ["workshop", ["shift", "D8", "A1"], "shaft:D8", "A1"],
    ["al_crew", ["al_crew", "d"], "crew:2d", "A8"],
    ["al_move", ["al_move", "A7"], null, "A7"],
    ["al_power", ["al_power", "d"], "crew:2d", "A8"],
  ])("%s %j", (kind, action, subject, target) => {
    expect(only(kind, action)).toMatchObject({ subject, target, legal: true });
  });

  it("leaves out what has no place on the planet", () => {
    expect(aims("workshop", [["pass"], ["safety"], ["deliver", "gold"]])).toEqual([]);
    expect(aims("place", [["place", 1, 2]])).toEqual([]);
    expect(aims("advantage", [["hire", 2], ["decline"]])).toEqual([]);
  });

  it("offers nothing to one who is not asked", () => {
    expect(aimsOf({ ...question("move", [["stay", "a"]]), yours: false }, picture)).toEqual([]);
    expect(aimsOf(null, picture)).toEqual([]);
  });
});

describe("a click on a place", () => {
  const moves = aims(
    "move",
    [["move", "a", "B2"], ["move", "b", "B2"], ["move", "c", "C4"], ["move", "a", "C1"], ["stay", "a"], ["stay", "b"], ["stay", "c"]],
    [["move", "c", "C5-C6"], ["move", "c", "C7"]],
  );

  it("takes up the crew that stands there", () => {
    expect(pick(moves, "C5", null)).toEqual({ what: "select", subject: "crew:0c" });
  });

  it("asks which of two crews is meant", () => {
    const picked = pick(moves, "B1", null);
    expect(picked.what).toBe("ask");
    expect(subjectsAt(moves, "B1")).toEqual(["crew:0a", "crew:0b"]);
  });

  it("goes where only one crew can go", () => {
    expect(pick(moves, "C4", null)).toEqual({ what: "choose", action: ["move", "c", "C4"] });
    expect(pick(moves, "B2", null).what).toBe("ask");
    expect(pick(moves, "B2", "crew:0b")).toEqual({ what: "choose", action: ["move", "b", "B2"] });
  });

  it("lets the crew taken up stay when its place is pressed again", () => {
    expect(pick(moves, "C5", "crew:0c")).toEqual({ what: "choose", action: ["stay", "c"] });
  });

  it("hands a refused answer on, to be explained", () => {
    expect(pick(moves, "C7", "crew:0c")).toEqual({ what: "choose", action: ["move", "c", "C7"] });
    expect(pick(moves, "D1", "crew:0c")).toEqual({ what: "nothing" });
  });

  it("does the only thing a crew can do", () => {
    const bribes = aims("advantage", [["bribe", 1, "a", "C5"], ["decline"]]);
    expect(pick(bribes, "C6", null)).toEqual({ what: "choose", action: ["bribe", 1, "a", "C5"] });
    expect(pick(bribes, "C5", null)).toEqual({ what: "choose", action: ["bribe", 1, "a", "C5"] });
  });

  it("asks where a mineshaft and a stronger crew are both possible", () => {
    const work = aims("workshop", [["power", "c"], ["shaft", "C5"], ["shaft", "C4"]]);
    expect(pick(work, "C5", null).what).toBe("ask");
    expect(pick(work, "C5", NEW_SHAFT)).toEqual({ what: "choose", action: ["shaft", "C5"] });
    expect(pick(work, "C4", null)).toEqual({ what: "choose", action: ["shaft", "C4"] });
  });
});

describe("lights", () => {
  it("shows the targets of what was taken up", () => {
    const moves = aims("move", [["move", "a", "B2"], ["move", "c", "C4"], ["stay", "c"]], [["move", "a", "B8"]]);
    expect([...lit(moves, null).targets]).toEqual(["B2", "C4"]);
    expect([...lit(moves, null).sources]).toEqual(["B1", "C5"]);
    expect([...lit(moves, "crew:0c").targets]).toEqual(["C4"]);
  });

  it("lights tiles for a mineshaft only when one is about to be placed", () => {
    const work = aims("workshop", [["shaft", "A1"], ["shaft", "A2"]]);
    expect(lit(work, null).targets.size).toBe(0);
    expect([...lit(work, NEW_SHAFT).targets]).toEqual(["A1", "A2"]);
  });

  it("stops on borders only when crews can go there", () => {
    expect(bordersMatter(aims("move", [["stay", "c"]], [["move", "c", "C5-C6"]]), picture)).toBe(false);
    expect(bordersMatter(aims("move", [["move", "c", "C5-C6"]]), picture)).toBe(true);
  });
});
