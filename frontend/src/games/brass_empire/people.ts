/** Who sits where, by name. */

import type { Snapshot } from "../../lib/protocol";
import { say, slug, words } from "../../lib/words.svelte";

/** A person by name, a bot by its own; the AI and the nameless by their company. */
export function playerName(snapshot: Snapshot, seat: number): string {
  const chair = snapshot.seats[seat];
  if (chair?.kind === "bot") return say(`bot-name-${slug(chair.bot)}`);
  return chair?.name || words.seat(seat);
}
