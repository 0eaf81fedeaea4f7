/** The drawings of the rulebook of Brass Empire. */

import { type Rulebook, example } from "../../../lib/game_page";
import Anatomy from "./Anatomy.svelte";
import Paints from "./Paints.svelte";
import type { Item } from "./scene";
import Scene from "./Scene.svelte";
import Turn from "./Turn.svelte";
import Worth from "./Worth.svelte";

const scene = (...items: Item[]) => example<{ items: Item[] }>(Scene, { items });

export const rulebook: Rulebook = {
  turn: example(Turn, {}),
  Paints,
  catalogues: ["page_brass_empire_rulebook"],
  examples: {
    "BE-SET-2": scene({ card: "clerk" }, { card: "union_worker" }, { card: "mining_platform" }),
    "BE-CARD-1": scene({ card: "manager" }, { card: "tesla_trooper" }, { card: "conductor_terminal" }),
    "BE-CARD-2": example<{ card: string }>(Anatomy, { card: "chroniker" }),
    "BE-CARD-13": scene(
      { card: "chroniker" },
      { sign: "attack" },
      { card: "hired_sentinel" },
      { sign: "shield" },
      { art: "mining_platform" },
    ),
    "BE-TURN-1": scene({ state: "site" }, { sign: "arrow" }, { card: "clockwerks_factory" }),
    "BE-PLAY-1": scene(
      { card: "clerk" },
      { card: "manager" },
      { sign: "arrow" },
      { pip: "labor", n: 1 },
      { sign: "plus" },
      { pip: "labor", n: 2 },
      { sign: "equals" },
      { pip: "labor", n: 3 },
    ),
    "BE-PLAY-4": scene(
      { pip: "labor", n: 2 },
      { sign: "plus" },
      { pip: "construction", n: 3 },
      { sign: "arrow" },
      { card: "chroniker" },
    ),
    "BE-PLAY-6": scene({ pip: "construction", n: 2 }, { sign: "arrow" }, { pip: "brass", n: 1 }),
    "BE-PLAY-7": scene(
      { state: "ruin" },
      { sign: "plus" },
      { pip: "construction", n: 1 },
      { sign: "arrow" },
      { card: "mining_platform" },
    ),
    "BE-ACT-2": scene({ card: "tesla_trooper" }, { sign: "arrow" }, { pip: "brass", n: 2 }),
    "BE-ACT-3": scene(
      { card: "chroniker" },
      { sign: "attack" },
      { card: "tesla_trooper" },
      { sign: "arrow" },
      { card: "chroniker", left: 2 },
    ),
    "BE-ACT-5": scene({ art: "tesla_trooper" }, { sign: "stop" }, { sign: "arrow" }, { pip: "brass", n: 3 }),
    "BE-END-4": example<{ tokens: number; owned: string[] }>(Worth, {
      tokens: 14,
      owned: ["chroniker", "tesla_trooper", "manager", "clockwerks_factory"],
    }),
  },
};
