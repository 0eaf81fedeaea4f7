/** The log in brief: which lines are worth one, their short words with signs, and what hurts the viewer. */

import type { LogLine } from "../../../lib/protocol";
import { say, tell, words } from "../../../lib/words.svelte";
import { told, type Told } from "./events";

/** What only says how something was done; it is told when one asks for everything. */
const QUIET = new Set([
  "filled",
  "spent",
  "actions",
  "effect",
  "drew",
  "drew-seen",
  "shuffled",
  "cleared",
  "put-back",
  "looked",
  "laid-seen",
]);
const BRASS = new Set(["brass", "restored", "lost-brass", "mined"]);
const FIGHTS = new Set(["attacked", "raided", "damaged", "destroyed", "platform-destroyed"]);
const HARM = new Set(["damaged", "destroyed", "platform-destroyed", "lost-brass", "discarded"]);
/** Events with short words of their own: the badge beside them says whose they are. */
const BRIEF = new Set([
  "played",
  "mobilized",
  "laid",
  "flipped",
  "used",
  "bought",
  "acquired",
  "mined",
  "acted",
  "attacked",
  "raided",
  "damaged",
  "destroyed",
  "platform-destroyed",
  "demolished",
  "discarded",
  "dismissed",
  "stored",
]);

export type Filter = "you" | "brass" | "fights";
export const FILTERS: Filter[] = ["you", "brass", "fights"];

export function isShown(line: LogLine): boolean {
  return !QUIET.has(told(line)?.word ?? "");
}

export function keeps(filter: Filter, line: LogLine, viewer: number): boolean {
  const event = told(line);
  if (!event) return false;
  if (heading(line)) return true;
  if (filter === "brass") return BRASS.has(event.word);
  if (filter === "fights") return FIGHTS.has(event.word);
  return !QUIET.has(event.word) && (event.seat === viewer || event.figure("target_seat") === viewer);
}

/** A turn begins. */
export function heading(line: LogLine): string {
  const event = told(line);
  if (event?.word !== "turn" && event?.word !== "ai-turn") return "";
  const AI = 1;
  const seat = event.word === "turn" ? event.seat : AI;
  return say("board-brass-log-turn", { name: words.seat(seat), n: event.figure("round") });
}

export function hurts(line: LogLine, viewer: number): boolean {
  const event = told(line);
  return event !== null && HARM.has(event.word) && event.seat === viewer;
}

/** A short text with signs. */
export function brief(line: LogLine): string {
  const event = told(line);
  if (!event) return tell(line.says);
  if (event.word === "gained") return gains(event);
  if (event.word === "brass" || event.word === "restored") return `+${event.n}[brass]`;
  if (event.word === "lost-brass") return `−${event.n}[brass]`;
  if (!BRIEF.has(event.word)) return tell(line.says);
  return tell({ key: `board-brass-log-${event.word}`, args: line.says.args ?? {} });
}

function gains(event: Told): string {
  return ["labor", "construction"]
    .filter((kind) => event.figure(kind) > 0)
    .map((kind) => `+${event.figure(kind)}[${kind}]`)
    .join(" ");
}
