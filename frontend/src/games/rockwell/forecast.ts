/** What a preview tells of an extraction, as figures: the page draws them instead of saying them. */

import type { Arg, Message } from "../../lib/protocol";
import { KINDS } from "./picture";

export interface Share {
  owner: number;
  cubes: number[];
  /** How many of them are in Danger: the most valuable. */
  loss: number;
}

export interface CardForecast {
  cubes: number[];
  danger: boolean;
  shares: Share[];
}

export interface TileForecast {
  tile: string;
  need: number;
  power: number;
  /** Who takes the odd cubes. */
  priority: number;
  sharers: number[];
  cards: CardForecast[];
}

type Args = Record<string, Arg>;

const number = (value: Arg | undefined): number => (typeof value === "number" ? value : 0);
const cubesIn = (args: Args): number[] => KINDS.map((kind) => number(args[kind]));
const isMessage = (value: Arg | undefined): value is Message =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function sharesIn(told: Arg | undefined): Share[] {
  if (!isMessage(told)) return [];
  const args = told.args ?? {};
  if ("owner" in args) return [{ owner: number(args.owner), cubes: cubesIn(args), loss: number(args.loss) }];
  return [...sharesIn(args.a), ...sharesIn(args.b)];
}

/** The tiles a preview speaks of, each with the cards that may turn up. */
export function readForecast(lines: Message[]): TileForecast[] {
  const tiles: TileForecast[] = [];
  for (const { key, args = {} } of lines) {
    if (key === "preview-rockwell-tile") {
      tiles.push({
        tile: String(args.tile),
        need: number(args.need),
        power: number(args.power),
        priority: number(args.priority),
        sharers: String(args.sharers).split(" ").filter(Boolean).map(Number),
        cards: [],
      });
    } else if (key === "preview-rockwell-card") {
      tiles.at(-1)?.cards.push({
        cubes: cubesIn(args),
        danger: number(args.danger) > 0,
        shares: sharesIn(args.shares),
      });
    }
  }
  return tiles;
}

/** What is left of a share when the cubes in Danger, the most valuable, are gone. */
export function kept(share: Share, prices: number[]): number[] {
  const left = [...share.cubes];
  const dearest = left.map((_, kind) => kind).sort((a, b) => (prices[b] ?? 0) - (prices[a] ?? 0));
  let loss = share.loss;
  for (const kind of dearest) {
    const gone = Math.min(loss, left[kind] ?? 0);
    left[kind] = (left[kind] ?? 0) - gone;
    loss -= gone;
  }
  return left;
}

export function worth(cubes: number[], prices: number[]): number {
  return cubes.reduce((sum, n, kind) => sum + n * (prices[kind] ?? 0), 0);
}

export interface Average {
  cubes: number[];
  worth: number;
}

/** What an owner keeps on average over the cards that may turn up. */
export function average(forecast: TileForecast, owner: number, prices: number[]): Average {
  const rows = forecast.cards.map((card) => {
    const share = card.shares.find((each) => each.owner === owner);
    return share ? kept(share, prices) : [0, 0, 0, 0];
  });
  const n = Math.max(1, rows.length);
  return {
    cubes: KINDS.map((_, kind) => rows.reduce((sum, row) => sum + (row[kind] ?? 0), 0) / n),
    worth: rows.reduce((sum, row) => sum + worth(row, prices), 0) / n,
  };
}

/** The chance of Danger, in per cent. */
export function dangerOdds(forecast: TileForecast): number {
  const bad = forecast.cards.filter((card) => card.danger).length;
  return Math.round((100 * bad) / Math.max(1, forecast.cards.length));
}
