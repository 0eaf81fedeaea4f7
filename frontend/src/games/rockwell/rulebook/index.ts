/** The drawings of Rockwell's rulebook. */

import { type Rulebook, example } from "../../../lib/game_page";
import Bids from "./Bids.svelte";
import Bonus from "./Bonus.svelte";
import { type Excerpt as Piece, crew } from "./excerpt";
import Excerpt from "./Excerpt.svelte";
import figures from "./figures.json";
import Goals from "./Goals.svelte";
import Ladders from "./Ladders.svelte";
import Paints from "./Paints.svelte";
import Prices from "./Prices.svelte";
import Shares from "./Shares.svelte";
import Slots from "./Slots.svelte";
import Stock from "./Stock.svelte";
import Turn from "./Turn.svelte";

const [GREEN, RED, PURPLE, WHITE] = [0, 1, 2, 3] as const;
const piece = (shown: Piece) => example<Piece>(Excerpt, shown);
const tile = (name: string, need: number) => ({ name, need });

export const rulebook: Rulebook = {
  turn: example(Turn, {}),
  Paints,
  companies: [GREEN, RED, PURPLE, WHITE].map((seat) => ({ key: `name-seat-${seat}` })),
  catalogues: ["page_rockwell_rulebook"],
  examples: {
    "RW-BOARD-1": piece({
      around: ["E1", "E2", "E3", "E4"],
      reach: 100,
      scale: 0.4,
      letters: true,
      lit: ["B1", "B3", "A2", "C2"],
      crews: [crew(GREEN, "B2")],
    }),
    "RW-BOARD-3": piece({
      around: ["B1", "B2", "B3"],
      tiles: [
        tile("B1", 5),
        { name: "B2", drilled: true, income: figures.income.B4 },
        tile("B3", 5),
      ],
    }),
    "RW-SET-2": example(Stock, figures.start),
    "RW-AUC-2": example(Bids, {
      bids: [
        { seat: PURPLE, cubes: [1, 0, 0, 0], money: 500 },
        { seat: GREEN, cubes: [2, 1, 0, 0], money: 0 },
        { seat: RED, cubes: [0, 0, 0, 0], money: 900 },
      ],
    }),
    "RW-VP-2": example(Slots, { taken: { "1-1": GREEN, "2-1": RED, "3-1": GREEN, "1-3": PURPLE } }),
    "RW-MOVE-1": piece({
      around: ["A2", "B1", "B3", "C2"],
      tiles: [tile("A2", 3), tile("B1", 4), tile("B2", 5), tile("B3", 4), tile("C2", 6)],
      crews: [crew(GREEN, "B2")],
      arrows: [
        ["B2", "A2"],
        ["B2", "B1"],
        ["B2", "B3"],
        ["B2", "C2"],
      ],
    }),
    "RW-MOVE-2": piece({
      around: ["E1", "A1", "A2"],
      crews: [crew(GREEN, "E1")],
      arrows: [
        ["E1", "A1"],
        ["E1", "A2"],
      ],
    }),
    "RW-MOVE-3": piece({
      around: ["A1", "A2", "A3"],
      tiles: [tile("A1", 2), tile("A2", 3), tile("A3", 2)],
      crews: [crew(GREEN, "A1"), crew(RED, "A2")],
      arrows: [["A1", "A3"]],
    }),
    "RW-MOVE-4": piece({
      around: ["B1", "B2"],
      tiles: [tile("B1", 4), tile("B2", 5)],
      crews: [crew(GREEN, "B1-B2", 2), crew(RED, "B2", 1)],
    }),
    "RW-MOVE-6": piece({
      around: ["A1", "B1", "B2"],
      crews: [crew(GREEN, "A1")],
      arrows: [
        ["A1", "B1"],
        ["B1", "B2"],
      ],
    }),
    "RW-CORE-1": piece({
      around: ["D1", "D2", "D3", "centre"],
      crews: [crew(GREEN, "D2", 3)],
      arrows: [["D2", "centre"]],
    }),
    "RW-BRIBE-1": piece({
      around: ["B1", "B2", "B3"],
      tiles: [tile("B2", 4), tile("B3", 5)],
      crews: [crew(GREEN, "B2", 1, 0, "b"), crew(RED, "B3", 3)],
      arrows: [["B3", "B2"]],
    }),
    "RW-SUB-1": example(Prices, { of: "hire" }),
    "RW-SUB-3": piece({
      around: ["C2", "C3"],
      tiles: [tile("C2", 6), tile("C3", 7)],
      crews: [crew(GREEN, "C3", 3, 3)],
    }),
    "RW-EXT-3": example(Shares, {
      card: figures.card,
      shares: [
        { seat: GREEN, power: 3, share: [0, 1, 2, 2] },
        { seat: RED, power: 4, share: [0, 1, 2, 2], remainder: [0, 1, 1, 0] },
      ],
    }),
    "RW-DANGER-1": example(Shares, {
      card: figures.card,
      danger: true,
      shares: [
        { seat: GREEN, power: 3, share: [0, 1, 2, 2], lost: [0, 0, 1, 2] },
        { seat: RED, power: 4, share: [0, 2, 3, 2], lost: [0, 0, 2, 2] },
      ],
    }),
    "RW-SHAFT-1": piece({
      around: ["B2", "B3"],
      tiles: [{ name: "B2", drilled: true, income: figures.income.B4, shaft: GREEN }, tile("B3", 5)],
    }),
    "RW-MKT-2": example(Prices, { of: "cubes" }),
    "RW-WORK-1": example(Ladders, {}),
    "RW-ACH-2": example(Goals, {}),
    "RW-END-2": example(Bonus, {
      kind: "gold",
      rows: [
        { seat: GREEN, have: 9, bonus: 3 },
        { seat: RED, have: 6, bonus: 2 },
        { seat: PURPLE, have: 6, bonus: 2 },
        { seat: WHITE, have: 1, bonus: 0 },
      ],
    }),
    "RW-AL-3": piece({
      around: ["A1", "A3", "B2"],
      tiles: [tile("A1", 2), { name: "A2", drilled: true, income: [1, 0, 0, 0] }, tile("A3", 2), tile("B2", 5)],
      crews: [crew(GREEN, "A3"), crew(PURPLE, "A2", 1)],
      arrows: [["A2", "A3"]],
    }),
  },
};
