/** What a card on the table is called for those who do not see it. */

import { say, tell, words } from "../../../lib/words.svelte";
import type { Design, InPlay } from "../picture";
import { tellResources } from "../words";

/** Name, place and figures of a card that is not in play. */
export function cardLabel(design: Design, place = "", copies = 1): string {
  return joined([
    copies > 1
      ? say("board-brass-copies", { n: copies, name: tell(design.says) })
      : tell(design.says),
    place,
    say(`type-${design.type}`),
    costLabel(design),
    design.type === "employee"
      ? ""
      : say("text-fact-body", { attack: design.attack, health: design.health }),
    design.brass ? say("text-fact-brass", { n: design.brass }) : "",
    design.warden ? say("board-brass-warden") : "",
  ]);
}

export function costLabel(design: Design): string {
  if (!design.labor && !design.construction) return "";
  const cost = tellResources([design.labor, design.construction]);
  return say("text-fact-cost", { cost });
}

/** Name, owner, number and how it stands. */
export function inPlayLabel(design: Design | undefined, card: InPlay, owner: string): string {
  const place = owner ? say("board-brass-numbered", { number: card.number, owner }) : "";
  if (!card.face_up) {
    const site = say("draw-brass-empire-site");
    return joined([design ? tell(design.says) : say("card-face-down"), place, site]);
  }
  return joined([
    design ? tell(design.says) : "",
    place,
    say("board-brass-standing", {
      attack: card.attack ?? 0,
      health: card.health ?? 0,
      full: design?.health ?? 0,
    }),
    card.charge ? words.count(card.charge, "charge") : "",
    card.warden ? say("board-brass-warden") : "",
    card.ready ? say("draw-brass-empire-ready") : "",
    card.used ? say("draw-brass-empire-used") : "",
  ]);
}

export function joined(parts: string[]): string {
  return parts.filter(Boolean).join(", ");
}
