import { describe, expect, it } from "vitest";
import type { Choice } from "../../../lib/protocol";
import type { Clause, Company, Design, Gain, InPlay } from "../picture";
import { leastOf, playOrder, quietUses, reckon } from "./reckon";

const gain = (labor: number, construction = 0, brass = 0): Gain => ({ labor, construction, brass });
const clause = (gains: Gain[], more: Partial<Clause> = {}): Clause => ({
  gains,
  asks: false,
  draws: false,
  comes: false,
  discards: 0,
  ...more,
});

const frontier = { corp: "frontier", type: null };
const CARDS: Record<string, Partial<Design>> = {
  clerk: { corp: "neutral", plays: clause([gain(1)]) },
  courier: { corp: "frontier", plays: clause([gain(1, 0, 1)]) },
  agent: { corp: "frontier", plays: clause([gain(1), { ...gain(0, 0, 1), with: frontier }]) },
  station: {
    corp: "frontier",
    uses: clause([{ ...gain(0, 0, 1), with: frontier }, { ...gain(1), without: frontier }]),
  },
  baron: { corp: "frontier", plays: clause([{ ...gain(0, 0, 1), each: "your_buildings", most: 3 }]) },
  trooper: { corp: "harlem", type: "unit" },
  sergeant: { corp: "harlem", type: "employee", plays: clause([{ ...gain(1), each: "your_units", most: 2 }]) },
  sniper: { corp: "mcglynn", plays: clause([], { asks: true }) },
  runner: { corp: "mcglynn", plays: clause([], { draws: true }) },
};
const designs = (card: string) => ({ card, plays: null, uses: null, ...CARDS[card] }) as Design;

function company(hand: string[], more: object = {}): Company {
  return { hand, this_turn: [], in_play: [], platform: { up: true, health: 2 }, ...more } as unknown as Company;
}

describe("the order of a hand", () => {
  it("plays what needs another card last, and what asks before that", () => {
    const hand = ["agent", "sniper", "clerk", "runner"];
    expect(playOrder(hand, designs)).toEqual(["clerk", "runner", "sniper", "agent"]);
  });
});

describe("the card one misses least", () => {
  it("is one of those one began with, and of these the poorest", () => {
    expect(leastOf(["courier", "clerk", "runner"], (card) => ({ ...designs(card), deck: card === "clerk" ? "starter" : "labor" }))).toBe("clerk");
    expect(leastOf([], designs)).toBeUndefined();
  });
});

describe("what a hand brings", () => {
  it("adds up, with what another card sets off", () => {
    expect(reckon(company(["agent", "courier", "clerk"]), [], designs)).toEqual({
      labor: 3,
      construction: 0,
      brass: 2,
    });
    expect(reckon(company(["agent", "clerk"]), [], designs).brass).toBe(0);
  });
  it("counts what was played before", () => {
    expect(reckon(company(["agent"], { this_turn: ["courier"] }), [], designs).brass).toBe(1);
  });
  it("counts units of the hand that come before a text that counts units", () => {
    const hand = company(["sergeant", "trooper"]);
    expect(playOrder(hand.hand!, designs)).toEqual(["trooper", "sergeant"]);
    expect(reckon(hand, [], designs).labor).toBe(1);
  });
  it("counts what a text counts, up to its limit", () => {
    const building = { number: 1, face_up: true, card: "depot", type: "building" } as InPlay;
    const line = [1, 2, 3, 4].map((number) => ({ ...building, number }));
    expect(reckon(company(["baron"]), [], designs).brass).toBe(1);
    expect(reckon(company(["baron"], { in_play: line }), [], designs).brass).toBe(3);
  });
  it("adds buildings that ask nothing", () => {
    const in_play = [{ number: 1, face_up: true, card: "station", type: "building" } as InPlay];
    const own = company(["clerk"], { in_play });
    const choice = (refused: number | null): Choice[] => [
      { action: ["use", 1], says: { key: "k" }, detail: null, refused, marked: false, idle: false },
    ];
    expect(quietUses(own, choice(null), designs)).toEqual([1]);
    expect(quietUses(own, choice(0), designs)).toEqual([]);
    // A use that would do nothing is not part of Play all.
    expect(quietUses(own, choice(null).map((each) => ({ ...each, idle: true })), designs)).toEqual([]);
    expect(reckon(own, [1], designs)).toEqual({ labor: 2, construction: 0, brass: 0 });
  });
});
