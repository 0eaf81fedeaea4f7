import { describe, expect, it } from "vitest";
import type { LogLine } from "../../lib/protocol";
import { pastAuctions, pay } from "./bids";

const PRICES = [400, 600, 800, 1000];
const value = (paid: number[]) => paid.reduce((sum, n, kind) => sum + n * (PRICES[kind] ?? 1), 0);

describe("paying a bid", () => {
  it("takes the cheapest cubes first, or money", () => {
    expect(pay(1300, [10, 4, 7, 1, 2900], PRICES, "cubes")).toEqual([3, 0, 0, 0, 100]);
    expect(pay(1300, [10, 4, 7, 1, 2900], PRICES, "money")).toEqual([0, 0, 0, 0, 1300]);
  });

  it("takes money back for the part of a cube that is too much", () => {
    // Two zinc and 300 are 100 short: a third zinc pays 300 too much, which comes back.
    expect(pay(1200, [3, 0, 0, 0, 300], PRICES, "money")).toEqual([3, 0, 0, 0, 0]);
    expect(pay(1500, [1, 2, 0, 0, 300], PRICES, "money")).toEqual([0, 2, 0, 0, 300]);
    // Only whole hundreds, and no more than is paid in money.
    expect(pay(500, [2, 0, 0, 0, 0], PRICES, "cubes")).toEqual([2, 0, 0, 0, 0]);
  });

  it("finds the exact sum, or the least above it", () => {
    expect(pay(600, [2, 1, 0, 0, 0], PRICES, "cubes")).toEqual([0, 1, 0, 0, 0]);
    expect(pay(700, [2, 1, 1, 0, 0], PRICES, "cubes")).toEqual([2, 0, 0, 0, 0]);
    expect(pay(1700, [0, 3, 1, 1, 100], PRICES, "cubes")).toEqual([0, 1, 0, 1, 100]);
  });

  it("never pays more than there is, and never less than asked where it can", () => {
    const have = [1, 1, 0, 1, 300];
    for (let sum = 0; sum <= 2300; sum += 100) {
      for (const first of ["cubes", "money"] as const) {
        const paid = pay(sum, have, PRICES, first);
        paid.forEach((n, kind) => expect(n).toBeLessThanOrEqual(have[kind]!));
        paid.forEach((n) => expect(n).toBeGreaterThanOrEqual(0));
        expect(value(paid)).toBeGreaterThanOrEqual(sum);
      }
    }
  });
});

describe("past auctions", () => {
  const line = (key: string, args: Record<string, number>): LogLine =>
    ({ n: 0, kind: "event", says: { key: `event-rockwell-${key}`, args } }) as unknown as LogLine;

  it("are read from the log, the newest first", () => {
    const cubes = { zinc: 0, copper: 0, silver: 0, gold: 0 };
    const log = [
      line("turn", { turn: 1 }),
      line("bid", { seat: 0, worth: 300, money: 300, ...cubes }),
      line("bid", { seat: 1, worth: 800, money: 800, ...cubes }),
      line("turn", { turn: 2 }),
      line("bid", { seat: 0, worth: 0, money: 0, ...cubes }),
    ];
    const past = pastAuctions(log);
    expect(past.map((auction) => auction.turn)).toEqual([2, 1]);
    expect(past[1]?.bids.map((bid) => bid.seat)).toEqual([1, 0]);
    // A game's first turn is not told of; nor is one that the log begins in the middle of.
    expect(pastAuctions(log.slice(1)).map((auction) => auction.turn)).toEqual([2, 1]);
    expect(pastAuctions(log.slice(1, 3)).map((auction) => auction.turn)).toEqual([1]);
  });
});
