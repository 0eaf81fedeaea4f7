import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { LogLine } from "../../lib/protocol";
import { cardsIn, hurts, IN_BRIEF, isShown, placeOf, SIGNS, weight } from "./news";

let n = 0;
const line = (kind: string, args: Record<string, string | number>): LogLine =>
  ({ n: n++, kind: "event", seat: null, name: "", time: 0, says: { key: `event-rockwell-${kind}`, args }, cause: "" }) as LogLine;

const bribed = line("bribed", { seat: 1, owner: 0, crew: "b", from: "A5", to: "B5" });
const moved = line("moved", { owner: 1, crew: "c", from: "A8", to: "B8" });
const drilled = line("drilled", { owner: 1, tile: "B8", power: 5, need: 5 });
const card = line("card", { card: "5.5", tile: "B8", danger: 0, copper: 5 });
const received = line("received", { owner: 0, copper: 2 });

describe("what is news", () => {
  it("is first of all what was done to the viewer", () => {
    expect(weight(bribed, 0)).toBe(2);
    expect(weight(bribed, 2)).toBe(1.5);
    expect(hurts(line("lost", { owner: 0, gold: 1 }), 0)).toBe(true);
  });

  it("tells a drilled tile once, with its card, and the viewer's own part", () => {
    expect([drilled, card, received].map((each) => weight(each, 0))).toEqual([1.5, 0, 1]);
    expect(weight(received, 2)).toBe(0);
    expect(cardsIn([moved, drilled, card]).get(drilled.n)).toBe(card);
  });

  it("leaves out one's own moves", () => {
    expect(weight(moved, 1)).toBe(0);
  });

  it("has a place on the board", () => {
    expect([bribed, moved, drilled].map(placeOf)).toEqual(["B5", "B8", "B8"]);
  });
});

describe("the log", () => {
  it("has a sign and a short word for whatever it tells in brief", () => {
    const folder = "../src/pithead/games/rockwell/locale";
    for (const language of ["en", "fr", "de"]) {
      const catalogue = readFileSync(`${folder}/${language}/page_rockwell.ftl`, "utf-8");
      const words = [...catalogue.matchAll(/^page-rockwell-log-(\S+) =/gm)].map((found) => found[1]);
      expect(words.sort()).toEqual([...IN_BRIEF].sort());
    }
    expect([...IN_BRIEF].filter((kind) => !(kind in SIGNS))).toEqual([]);
  });

  it("leaves the steps of an extraction to the one who asks for them", () => {
    expect([drilled, card, received, line("shared", { owner: 0 })].map(isShown)).toEqual([true, false, true, false]);
  });
});
