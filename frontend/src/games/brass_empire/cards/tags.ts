/** What stands on a possible target while a unit aims: what it would suffer, or why it is none. */

import { isLegal } from "../../../lib/board";
import { say } from "../../../lib/words.svelte";
import type { Spot } from "../board/spots";
import type { Table } from "../table.svelte";

const WHY: Record<string, string> = {
  "refusal-attack-warden": "board-brass-tag-guarded",
  "refusal-attack-face-down": "board-brass-tag-face-down",
  "refusal-attack-platform": "board-brass-tag-face-down",
  "refusal-attack-partner": "board-brass-tag-partner",
};

/** `brief`: for cards too small for words; those that are no target fade, and say why when asked. */
export function tagOf(table: Table, spot: Spot, brief = false): string {
  const strike = table.targets.get(spot);
  if (!strike || (brief && !isLegal(strike))) return "";
  if (!isLegal(strike)) {
    const why = WHY[table.refusal(strike)?.says.key ?? ""];
    return why ? say(why) : "";
  }
  const figures = table.figures(spot);
  if (!figures) return "";
  if (figures.lost !== undefined) return `−${figures.lost}[brass]`;
  if (figures.target_left === 0) return figures.brass ? `✕ +${figures.brass}[brass]` : "✕";
  if (brief) return `→${figures.target_left ?? 0}[health]`;
  return say("board-brass-tag-leaves", { n: figures.target_left ?? 0 });
}
