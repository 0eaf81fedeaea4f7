/** What a free slot leads to, from the table and the player's own stock. */

import { type Delivery, type Picture, KINDS, boardsIn, stockOf } from "./picture";

export interface Outlook {
  /** Who certainly drills before the viewer with a Vice President there; null on the other boards. */
  before: number[] | null;
  /** All companies in the order of drilling that follows. */
  order: number[];
  /** Free slots further left, which somebody may still take. */
  open: number;
  /** What the best kinds would bring at the Stock Exchange. */
  money: number;
  /** Deliveries that can be made with what is in stock: how many, and their prestige. */
  deliveries: number;
  prestige: number;
  /** Ready deliveries for which there is no action. */
  waiting: number;
}

export function outlook(picture: Picture, board: number, slot: number): Outlook {
  const slots = boardsIn(picture)[board - 1] ?? [];
  const left = slots.slice(0, slot - 1).map((each) => each.seat);
  const gives = slots[slot - 1]?.gives;
  const actions = typeof gives === "number" ? gives : 0;
  const before = left.filter((seat) => seat !== null);
  const ready = deliverable(picture);
  const made = ready.slice(0, actions);
  return {
    before: board === 1 ? before : null,
    order: board === 1 ? drillingOrder(picture, slot) : picture.control,
    open: left.length - before.length,
    money: bestKinds(picture, actions),
    deliveries: made.length,
    prestige: made.reduce((sum, points) => sum + points, 0),
    waiting: ready.length - made.length,
  };
}

function drillingOrder(picture: Picture, slot: number): number[] {
  const placed = (boardsIn(picture)[0] ?? []).map((each, i) => (i === slot - 1 ? picture.viewer : each.seat));
  const first = placed.filter((seat) => seat !== null);
  return [...first, ...picture.control.filter((seat) => !first.includes(seat))];
}

function bestKinds(picture: Picture, kinds: number): number {
  const stock = stockOf(picture.companies[picture.viewer]) ?? [];
  const worth = stock.map((n, kind) => n * (picture.prices.cubes[kind] ?? 0)).sort((a, b) => b - a);
  return worth.slice(0, kinds).reduce((sum, money) => sum + money, 0);
}

/** Deliveries that become ready, and those that stop being ready, after a change in cubes of each kind. */
export function readiness(picture: Picture, more: number[]): { top: Delivery; ready: boolean }[] {
  const stock = stockOf(picture.companies[picture.viewer]) ?? [];
  return picture.deliveries.flatMap((top) => {
    const enough = (extra: number[]): boolean =>
      top.cost !== null && top.cost.every((need, at) => (stock[at] ?? 0) + (extra[at] ?? 0) >= need);
    const ready = enough(more);
    return ready === enough([]) ? [] : [{ top, ready }];
  });
}

/** The prestige of deliveries that the stock is enough for one after another, the richest first. */
export function deliverable(picture: Picture): number[] {
  const left = [...(stockOf(picture.companies[picture.viewer]) ?? [0, 0, 0, 0])];
  const tops = picture.deliveries.filter((top) => top.cost).sort((a, b) => (b.prestige ?? 0) - (a.prestige ?? 0));
  const made: number[] = [];
  for (const { cost, prestige } of tops) {
    if (!KINDS.every((_, kind) => (left[kind] ?? 0) >= (cost![kind] ?? 0))) continue;
    KINDS.forEach((_, kind) => (left[kind] = (left[kind] ?? 0) - (cost![kind] ?? 0)));
    made.push(prestige ?? 0);
  }
  return made;
}
