import { describe, expect, it } from "vitest";
import type { Message } from "../../lib/protocol";
import { average, dangerOdds, kept, readForecast, worth } from "./forecast";

const PRICES = [400, 600, 800, 1000];
const share = (owner: number, cubes: number[], loss: number): Message => ({
  key: "preview-rockwell-share",
  args: { owner, loss, zinc: cubes[0]!, copper: cubes[1]!, silver: cubes[2]!, gold: cubes[3]! },
});
const card = (danger: number, shares: Message): Message => ({
  key: "preview-rockwell-card",
  args: { card: "5.5", danger, zinc: 1, copper: 5, silver: 5, gold: 1, shares },
});
const both = (a: Message, b: Message): Message => ({ key: "preview-rockwell-shares", args: { a, b } });

const LINES: Message[] = [
  {
    key: "preview-rockwell-tile",
    args: { tile: "B8", need: 5, power: 5, priority: 0, sharers: "0 2" },
  },
  card(1, both(share(0, [1, 3, 3, 1], 3), share(2, [0, 2, 2, 0], 2))),
  card(0, both(share(0, [2, 2, 0, 0], 0), share(2, [0, 2, 0, 0], 0))),
];

describe("a forecast", () => {
  it("is read from the figures of a preview", () => {
    const [tile] = readForecast(LINES);
    expect(tile).toMatchObject({ tile: "B8", power: 5, sharers: [0, 2], priority: 0 });
    expect(tile?.cards.map((each) => each.danger)).toEqual([true, false]);
    expect(tile?.cards[0]?.shares.map((each) => each.owner)).toEqual([0, 2]);
  });

  it("takes the dearest cubes away in Danger", () => {
    expect(kept({ owner: 0, cubes: [1, 3, 3, 1], loss: 3 }, PRICES)).toEqual([1, 3, 1, 0]);
    expect(kept({ owner: 0, cubes: [1, 0, 0, 0], loss: 3 }, PRICES)).toEqual([0, 0, 0, 0]);
  });

  it("has an average and odds of Danger over the cards", () => {
    const [tile] = readForecast(LINES);
    expect(worth([1, 3, 1, 0], PRICES)).toBe(3000);
    expect(average(tile!, 0, PRICES)).toEqual({ cubes: [1.5, 2.5, 0.5, 0], worth: 2500 });
    expect(average(tile!, 1, PRICES).worth).toBe(0);
    expect(dangerOdds(tile!)).toBe(50);
  });

  it("is empty for what sets nothing off", () => {
    expect(readForecast([])).toEqual([]);
  });
});
