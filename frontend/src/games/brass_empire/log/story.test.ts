import { describe, expect, it } from "vitest";
import type { LogLine } from "../../../lib/protocol";
import { chapters, summaryOf } from "./story";

let n = 0;
const line = (word: string, args: Record<string, string | number>): LogLine =>
  ({ n: n++, kind: "event", says: { key: `event-brass-empire-${word}`, args } }) as unknown as LogLine;

const TURN = [
  line("turn", { seat: 1, round: 3 }),
  line("played", { seat: 1, card: "clerk" }),
  line("brass", { seat: 1, n: 2 }),
  line("bought", { seat: 1, card: "manager", to: 1 }),
  line("damaged", { seat: 0, card: "ore_depot", n: 2, left: 1 }),
];

describe("the story of a game of Brass Empire", () => {
  it("tells a turn together, below the number of its round", () => {
    const log = [...TURN, line("turn", { seat: 0, round: 3 }), line("played", { seat: 0, card: "clerk" })];
    expect(chapters(log).map(({ title, lines }) => [Boolean(title), lines.length])).toEqual([
      [true, 1],
      [false, 4],
      [false, 1],
    ]);
  });

  it("adds up the Brass of the one whose turn it was", () => {
    const [, turn] = chapters(TURN);
    expect(summaryOf(turn!.lines, 0)).toMatchObject({ brass: 2, cards: ["manager"] });
  });

  it("shows what was bought, then what was destroyed", () => {
    const lines = [line("destroyed", { seat: 0, card: "ore_depot" }), line("bought", { seat: 1, card: "manager", to: 1 })];
    expect(summaryOf(lines, 0).cards).toEqual(["manager", "ore_depot"]);
  });
});
