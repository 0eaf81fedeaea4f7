import { expect, test } from "vitest";
import type { LogLine } from "../lib/protocol";
import { deedsIn } from "./lesson_end";

const event = (n: number, key: string, args: Record<string, number>): LogLine =>
  ({ n, kind: "event", seat: null, says: { key, args } }) as unknown as LogLine;

test("only the learner's own deeds are counted", () => {
  const log = [event(0, "event-x-drilled", { owner: 0 }), event(1, "event-x-drilled", { owner: 1 }), event(2, "event-x-sold", { seat: 0 })];
  expect([...deedsIn(log, 0)]).toEqual([
    ["event-x-drilled", 1],
    ["event-x-sold", 1],
  ]);
});

test("figures of half a log would be wrong: there are none", () => {
  expect(deedsIn([event(7, "event-x-drilled", { owner: 0 })], 0).size).toBe(0);
});
