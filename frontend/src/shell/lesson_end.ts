/** What a learner did in a lesson, counted from the log. */

import type { LogLine } from "../lib/protocol";
import { seatOf } from "./recap";

/** How often each event came about, by the key of its message; nothing if the log's beginning is not here. */
export function deedsIn(log: LogLine[], viewer: number): Map<string, number> {
  const counts = new Map<string, number>();
  if (log[0]?.n !== 0) return counts;
  for (const line of log) {
    if (line.kind !== "event" || seatOf(line) !== viewer) continue;
    counts.set(line.says.key, (counts.get(line.says.key) ?? 0) + 1);
  }
  return counts;
}
