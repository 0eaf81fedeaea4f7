/** The log as a story: what a company did in a row is a chapter. */

import type { LogLine } from "../../lib/protocol";
import { seatOf } from "../../shell/recap";
import { heading, kindOfLine } from "./news";

/** What each company does in a part of the turn is told together, although others come in between. */
const PARTS: Record<string, string> = {
  bid: "auction", placed: "auction", "kept-home": "auction", insured: "auction",
  sold: "market", bought: "market", "left-market": "market",
  powered: "workshop", "made-safe": "workshop", "made-mobile": "workshop", "shaft-built": "workshop",
  "shaft-moved": "workshop", delivered: "workshop", "left-workshop": "workshop",
};
/** Something new begins with these; everything else came of what was done before it. */
const BEGINS = new Set(["moved", "stayed", "income", "management", "control"]);

export function chapters(lines: LogLine[]): { title?: string; lines: LogLine[] }[] {
  const story: { title?: string; lines: LogLine[] }[] = [];
  let parts = new Map<string, LogLine[]>();
  let last: LogLine[] | null = null;
  for (const line of lines) {
    const title = line.kind === "event" ? heading(line) : "";
    const part = line.kind === "event" ? PARTS[kindOfLine(line)] : undefined;
    const key = part && `${part} ${seatOf(line)}`;
    if (title) parts = new Map();
    const known = key ? parts.get(key) : null;
    if (known) {
      known.push(line);
      last = known;
    } else if (title || key || !last || line.kind !== "event" || BEGINS.has(kindOfLine(line))) {
      const begun = [line];
      story.push({ title, lines: begun });
      if (key) parts.set(key, begun);
      last = title || line.kind !== "event" ? null : begun;
    } else last.push(line);
  }
  return story;
}

/** What a chapter is told by; the rest is in its events. */
const TELLING = [
  "bid", "placed", "insured", "moved", "bribed", "hired", "drilled", "core", "achieved", "income", "sold", "bought", "powered",
  "made-safe", "made-mobile", "shaft-built", "shaft-moved", "delivered",
];
/** A move is told by what came of it. */
const OUTCOMES = new Set(["drilled", "core"]);

export function tellingOf(lines: LogLine[]): LogLine[] {
  const kinds = lines.map(kindOfLine);
  const outcome = kinds.some((kind) => OUTCOMES.has(kind));
  const shown = lines.filter((_, at) => TELLING.includes(kinds[at]!) && !(outcome && kinds[at] === "moved"));
  return shown.length ? shown : lines.slice(0, 1);
}
