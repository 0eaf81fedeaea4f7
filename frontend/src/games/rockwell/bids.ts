/** Bids: how to pay a sum, and what was bid before. */

import type { LogLine } from "../../lib/protocol";

export type Payment = "cubes" | "money";

/**
 * Amounts of the four kinds and of money that make up a sum: the cheapest cubes first, or money first.
 * Where no exact sum can be made, it is the next higher one.
 */
export function pay(sum: number, have: number[], prices: number[], first: Payment): number[] {
  const money = 4;
  const units = [...prices.slice(0, money), 100];
  const limits = [...have.slice(0, money), Math.floor((have[money] ?? 0) / 100)];
  const order = first === "cubes" ? [0, 1, 2, 3, money] : [money, 0, 1, 2, 3];
  const paid = [0, 0, 0, 0, 0];
  let rest = sum;
  for (const kind of order) {
    const n = Math.max(0, Math.min(limits[kind] ?? 0, Math.floor(rest / (units[kind] ?? 1))));
    paid[kind] = n;
    rest -= n * (units[kind] ?? 0);
  }
  const best = rest > 0 ? leastOver(sum, limits, units) : paid;
  return [...best.slice(0, money), (best[money] ?? 0) * 100];
}

/** The amounts that come to the sum, or to the least above it; everything there is if it is too little. */
function leastOver(sum: number, limits: number[], units: number[]): number[] {
  const [zinc = 0, copper = 0, silver = 0, gold = 0, money = 0] = limits;
  const worth = (amounts: number[]): number => amounts.reduce((all, n, kind) => all + n * (units[kind] ?? 0), 0);
  let best = limits;
  for (let g = 0; g <= gold; g++) {
    for (let s = 0; s <= silver; s++) {
      for (let c = 0; c <= copper; c++) {
        const rest = sum - worth([0, c, s, g, 0]);
        // As little money as will do, then cubes of the cheapest kind; and the other way round.
        const most = Math.max(0, Math.min(zinc, Math.ceil(rest / (units[0] ?? 1))));
        for (const z of [most, Math.max(0, most - 1)]) {
          const m = Math.max(0, Math.min(money, Math.ceil((rest - z * (units[0] ?? 0)) / 100)));
          const tried = [z, c, s, g, m];
          if (worth(tried) >= sum && (worth(best) < sum || worth(tried) < worth(best))) best = tried;
        }
      }
    }
  }
  return best;
}

export interface PastAuction {
  turn: number;
  /** By seat, from the highest. */
  bids: { seat: number; worth: number; cubes: number[]; money: number }[];
}

/** The auctions the log still tells of, the newest first. */
export function pastAuctions(log: LogLine[]): PastAuction[] {
  const found: PastAuction[] = [];
  // A turn is told as it begins, except the one the log begins in.
  const told = log.find(({ says }) => says.key === "event-rockwell-turn");
  let turn = told ? Number(told.says.args?.turn) - 1 : 1;
  for (const { says } of log) {
    const args = says.args ?? {};
    if (says.key === "event-rockwell-turn") turn = Number(args.turn);
    else if (says.key === "event-rockwell-bid") {
      if (found[0]?.turn !== turn) found.unshift({ turn, bids: [] });
      const cubes = [args.zinc, args.copper, args.silver, args.gold].map(Number);
      found[0]?.bids.push({ seat: Number(args.seat), worth: Number(args.worth), cubes, money: Number(args.money) });
    }
  }
  for (const auction of found) auction.bids.sort((a, b) => b.worth - a.worth);
  return found;
}
