import { describe, expect, it } from "vitest";
import type { LogLine } from "../../../lib/protocol";
import { allTold } from "../log/events";
import { isLow, leadChange, leader, milestonesIn } from "./milestones";
import type { Picture } from "../picture";

const line = (word: string, args: Record<string, string | number>): LogLine =>
  ({ n: 0, kind: "event", says: { key: `event-brass-empire-${word}`, args } }) as unknown as LogLine;
const FIGHT = allTold([
  line("attacked", { seat: 0, card: "dog", target_seat: 1, target_card: "depot" }),
  line("destroyed", { seat: 1, card: "depot" }),
  line("brass", { seat: 0, n: 2 }),
]);
const picture = (brass: number[], more: Partial<Picture> = {}) =>
  ({ viewer: 0, options: { battle: false }, pool: 40, pool_start: 50, companies: brass.map((n) => ({ brass: n })), ...more }) as unknown as Picture;

describe("milestones", () => {
  it("are cards the viewer destroyed, with what they brought, and lost", () => {
    expect(milestonesIn(FIGHT, 0)).toMatchObject([{ kind: "won", other: 1, card: "depot", by: "dog", brass: 2 }]);
    expect(milestonesIn(FIGHT, 1)).toMatchObject([{ kind: "lost", seat: 0, brass: 0 }]);
    expect(milestonesIn(FIGHT, 2)).toEqual([]);
  });

  it("are changes of the lead that concern the viewer", () => {
    expect(leader(picture([3, 3]))).toBe(-1);
    expect(leadChange(1, picture([4, 3]))).toMatchObject([{ kind: "lead", other: 1 }]);
    expect(leadChange(0, picture([3, 4]))).toMatchObject([{ kind: "passed", seat: 1 }]);
    expect(leadChange(1, picture([0, 3, 4]))).toEqual([]);
  });

  it("tell that the pool runs low", () => {
    expect([6, 7].map((pool) => isLow(picture([], { pool })))).toEqual([true, false]);
  });
});
