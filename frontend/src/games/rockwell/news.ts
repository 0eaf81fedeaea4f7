/** What a line of the log is about: how it is told in brief, whom it concerns, where it happened. */

import type { LogLine } from "../../lib/protocol";
import { say } from "../../lib/words.svelte";
import { seatOf } from "../../shell/recap";
import type { SignName } from "./Sign.svelte";

export type Figures = Record<string, string | number>;

export const kindOfLine = (line: LogLine): string => line.says.key.replace("event-rockwell-", "");
export const figures = (line: LogLine): Figures => (line.says.args ?? {}) as Figures;
export const cubesOf = (line: LogLine): number[] =>
  ["zinc", "copper", "silver", "gold"].map((kind) => Number(figures(line)[kind] ?? 0));

export const SIGNS: Record<string, SignName> = {
  bid: "gavel",
  management: "gavel",
  placed: "hat",
  "kept-home": "hat",
  insured: "insurance",
  control: "clock",
  moved: "arrow",
  stayed: "arrow",
  core: "core",
  bribed: "bribery",
  hired: "subcontracting",
  "die-carried": "subcontracting",
  "die-abandoned": "subcontracting",
  drilled: "pick",
  card: "cards",
  shared: "cards",
  priority: "crown",
  danger: "danger",
  covered: "insurance",
  lost: "danger",
  received: "crate",
  "kept-card": "cards",
  "card-gone": "cards",
  income: "shafts",
  sold: "scales",
  bought: "scales",
  powered: "power",
  "made-safe": "safety",
  "made-mobile": "mobility",
  "shaft-built": "shafts",
  "shaft-moved": "shafts",
  delivered: "crate",
  achieved: "medal",
  "left-market": "hat",
  "left-workshop": "hat",
};

/** Told with signs and a short word of the log; the others in their own words. */
export const IN_BRIEF = new Set([
  "bid", "placed", "moved", "bribed", "hired", "drilled", "card", "shared", "priority", "danger", "covered", "lost",
  "received", "income", "sold", "bought", "powered", "made-safe", "made-mobile", "shaft-built", "shaft-moved",
  "delivered", "achieved", "core", "stayed", "management", "control", "insured",
  "left-market", "left-workshop",
]);

/** Told as a sentence in the news: `page-rockwell-news-<kind>`. */
export const IN_NEWS = new Set([
  "bid", "placed", "insured", "moved", "stayed", "core", "bribed", "hired", "drilled", "income", "sold", "bought", "powered",
  "made-safe", "made-mobile", "shaft-built", "shaft-moved", "delivered", "achieved", "received", "lost", "covered",
]);

/** What tells something without which the others can still be followed. */
const ASIDE = new Set(["shared", "priority", "danger", "kept-card", "card-gone", "settled", "idle", "management", "control", "die-carried", "die-abandoned", "left-market", "left-workshop"]);
const PARTS = new Set(["turn", "round", "turn-end"]);

/** The heading of the part that begins with this line. */
export function heading(line: LogLine): string {
  const kind = kindOfLine(line);
  if (kind === "turn") return say("turn-rockwell", { n: figures(line).turn ?? 0 });
  if (kind === "round") return say("page-rockwell-round", { round: figures(line).round ?? 0 });
  return "";
}

/** Whether something was done to the viewer by somebody else. */
export function hurts(line: LogLine, viewer: number): boolean {
  const kind = kindOfLine(line);
  const { owner, seat } = figures(line);
  if (kind === "bribed") return owner === viewer && seat !== viewer;
  return kind === "lost" && owner === viewer;
}

/** Told first where not everything has room. */
const WEIGHTY = new Set(["drilled", "achieved", "core", "delivered", "bribed"]);

export function weight(line: LogLine, viewer: number): number {
  if (hurts(line, viewer)) return 2;
  const kind = kindOfLine(line);
  if (ASIDE.has(kind) || PARTS.has(kind) || !(kind in SIGNS)) return 0;
  // The player's own income is news, their own moves are not.
  if (seatOf(line) === viewer) return ["income", "received", "achieved"].includes(kind) ? 1 : 0;
  // What others take is told with the tile that was drilled.
  if (kind === "card" || kind === "received") return 0;
  return WEIGHTY.has(kind) ? 1.5 : 1;
}

/** The place a line speaks of. */
export function placeOf(line: LogLine): string | null {
  const { to, tile, from } = figures(line);
  const place = to ?? tile ?? from;
  return typeof place === "string" ? place : null;
}

/** The card that each drilling turned up, by the number of the line that tells of the drilling. */
export function cardsIn(log: LogLine[]): Map<number, LogLine> {
  const cards = new Map<number, LogLine>();
  let drilled = -1;
  for (const line of log) {
    if (line.kind !== "event") continue;
    const kind = kindOfLine(line);
    if (kind === "drilled") drilled = line.n;
    else if (kind === "card" && drilled >= 0) cards.set(drilled, line);
  }
  return cards;
}

/** Left out unless one asks for more: the steps between a drilled tile and what everyone gets. */
const BETWEEN = new Set(["card", "shared", "priority", "danger", "kept-card", "settled", "turn-end", "idle"]);
export const isShown = (line: LogLine): boolean => line.kind !== "event" || !BETWEEN.has(kindOfLine(line));
