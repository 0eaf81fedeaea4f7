/** Who sits where. */

import { levelName } from "../../../lib/players";
import type { Snapshot } from "../../../lib/protocol";
import { say, words } from "../../../lib/words.svelte";

/** What stands under a name: the company, and how hard a bot plays. */
export function aboutPlayer(snapshot: Snapshot, seat: number): string[] {
  const company = words.companyName(seat);
  const chair = snapshot.seats[seat];
  return [
    company === words.seat(seat) ? "" : company,
    chair?.kind === "bot" ? say("board-brass-bot", { level: levelName(chair.bot) }) : "",
  ].filter(Boolean);
}
