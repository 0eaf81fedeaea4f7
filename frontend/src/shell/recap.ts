/** Which lines of the log are news to a player. */

import type { LogLine } from "../lib/protocol";

/** Whom an event is about: events name their company among their figures. */
export function seatOf(line: LogLine): number | null {
  if (line.seat !== null) return line.seat;
  const { seat, owner } = line.says.args ?? {};
  if (typeof seat === "number") return seat;
  return typeof owner === "number" ? owner : null;
}

/** The events after line `since`, without those the viewer's own move brought about at once. */
export function newsSince(log: LogLine[], since: number, viewer: number): LogLine[] {
  const events = log.filter((line) => line.kind === "event" && line.n > since);
  const foreign = events.findIndex((line) => seatOf(line) !== viewer);
  return foreign < 0 ? [] : events.slice(foreign);
}
