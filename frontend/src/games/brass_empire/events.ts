/** Lines of the log as the events they tell. */

import type { LogLine } from "../../lib/protocol";

export interface Told {
  /** The event's word: `bought`, `attacked`, … */
  word: string;
  line: LogLine;
  seat: number;
  card: string;
  number: number;
  n: number;
  text(name: string): string;
  figure(name: string): number;
}

const PREFIX = "event-brass-empire-";

export function told(line: LogLine): Told | null {
  if (line.kind !== "event" || !line.says.key.startsWith(PREFIX)) return null;
  const args = (line.says.args ?? {}) as Record<string, unknown>;
  const text = (name: string): string => String(args[name] ?? "");
  const figure = (name: string): number => Number(args[name] ?? -1);
  return {
    word: line.says.key.slice(PREFIX.length),
    line,
    seat: figure("seat"),
    card: text("card"),
    number: figure("number"),
    n: figure("n"),
    text,
    figure,
  };
}

export const allTold = (lines: LogLine[]): Told[] => lines.flatMap((line) => told(line) ?? []);

/** What happened between the viewer's last turn and this one, oldest first. */
export function sinceLastTurn(log: LogLine[], viewer: number): Told[] {
  const events = allTold(log);
  const end = events.findLastIndex(({ word, seat }) => word === "cleared" && seat === viewer);
  const after = events.slice(end + 1);
  const begin = after.findIndex(({ word, seat }) => word === "turn" && seat === viewer);
  return begin < 0 ? after : after.slice(0, begin);
}

/** What the viewer bought this turn, as long as it lasts. */
export function gotThisTurn(log: LogLine[], viewer: number): string[] {
  const events = allTold(log);
  const end = events.findLastIndex(({ word, seat }) => word === "cleared" && seat === viewer);
  return events
    .slice(end + 1)
    .filter(({ word, seat, figure }) => word === "bought" && seat === viewer && figure("to") === viewer)
    .map(({ card }) => card);
}
