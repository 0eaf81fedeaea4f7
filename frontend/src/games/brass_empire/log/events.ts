/** Lines of the log as the events they tell. */

import type { LogLine } from "../../../lib/protocol";

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

/** Everything after the end of the viewer's last turn, oldest first; a long game is not read through for it. */
function afterLastTurn(log: LogLine[], viewer: number): Told[] {
  const events: Told[] = [];
  for (let at = log.length - 1; at >= 0; at--) {
    const event = told(log[at]!);
    if (event?.word === "cleared" && event.seat === viewer) break;
    if (event) events.push(event);
  }
  return events.reverse();
}

/** What happened between the viewer's last turn and this one, oldest first. */
export function sinceLastTurn(log: LogLine[], viewer: number): Told[] {
  const after = afterLastTurn(log, viewer);
  const begin = after.findIndex(({ word, seat }) => word === "turn" && seat === viewer);
  return begin < 0 ? after : after.slice(0, begin);
}

/** What the viewer bought this turn, as long as it lasts. */
export function gotThisTurn(log: LogLine[], viewer: number): string[] {
  return afterLastTurn(log, viewer)
    .filter(({ word, seat, figure }) => word === "bought" && seat === viewer && figure("to") === viewer)
    .map(({ card }) => card);
}
