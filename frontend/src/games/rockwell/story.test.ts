import { describe, expect, it } from "vitest";
import type { LogLine } from "../../lib/protocol";
import { kindOfLine } from "./news";
import { chapters, tellingOf } from "./story";

let n = 0;
const line = (kind: string, args: Record<string, string | number> = {}): LogLine =>
  ({ n: n++, kind: "event", seat: null, says: { key: `event-rockwell-${kind}`, args } }) as unknown as LogLine;
const kinds = (lines: LogLine[]): string[] => lines.map(kindOfLine);

describe("the story of a game of Rockwell", () => {
  it("tells what a company did in an auction together, and a move with what came of it", () => {
    const log = [
      line("turn", { turn: 1 }),
      line("bid", { seat: 0 }),
      line("bid", { seat: 1 }),
      line("placed", { seat: 1 }),
      line("placed", { seat: 0 }),
      line("round", { round: 1 }),
      line("moved", { owner: 1 }),
      line("drilled", { owner: 1 }),
      line("card", {}),
      line("moved", { owner: 0 }),
    ];
    const told = chapters(log).map(({ lines }) => kinds(lines));
    expect(told).toEqual([["turn"], ["bid", "placed"], ["bid", "placed"], ["round"], ["moved", "drilled", "card"], ["moved"]]);
  });

  it("begins the next turn anew", () => {
    const log = [line("bid", { seat: 0 }), line("turn", { turn: 2 }), line("bid", { seat: 0 })];
    expect(chapters(log)).toHaveLength(3);
  });

  it("tells a move by what it brought about", () => {
    expect(kinds(tellingOf([line("moved"), line("hired"), line("drilled"), line("card")]))).toEqual(["hired", "drilled"]);
    expect(kinds(tellingOf([line("left-market")]))).toEqual(["left-market"]);
  });
});
