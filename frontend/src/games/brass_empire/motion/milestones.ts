/** Moments worth a second of everybody's attention: a card destroyed, the lead, the pool running low, the last round. */

import type { Sound } from "../../../lib/sounds";
import type { Told } from "../log/events";
import type { Picture } from "../picture";

export interface Milestone {
  kind: "won" | "lost" | "lead" | "passed" | "pool" | "last";
  sound: Sound;
  /** Who did it, or leads now. */
  seat: number;
  /** Whose card it was, or who led before. */
  other: number;
  card: string;
  /** The attacker. */
  by: string;
  brass: number;
}

export const LASTS = 1200;
const NOBODY = -1;
const plain = { seat: NOBODY, other: NOBODY, card: "", by: "", brass: 0 };

/** Cards the viewer destroyed and lost in fights, and the beginning of the last round. */
export function milestonesIn(events: Told[], viewer: number): Milestone[] {
  const found: Milestone[] = [];
  let attack: Told | null = null;
  let last: Milestone | null = null;
  for (const event of events) {
    if (event.word === "attacked") [attack, last] = [event, null];
    else if (event.word === "last-round") found.push({ ...plain, kind: "last", sound: "last" });
    else if (event.word === "brass" && last?.kind === "won" && event.seat === viewer) last.brass += event.n;
    else if (event.word === "turn") attack = last = null;
    else if (attack && ["destroyed", "platform-destroyed"].includes(event.word)) {
      const [own, theirs] = [attack.seat === viewer, attack.figure("target_seat")];
      // If the attacker falls too, its blow already says so.
      if (event.seat !== theirs || (!own && theirs !== viewer)) continue;
      const card = attack.text("target_card");
      last = { ...plain, kind: own ? "won" : "lost", sound: own ? "achieve" : "hurt", seat: attack.seat, other: theirs, card, by: attack.card };
      found.push(last);
    }
  }
  return found;
}

/** Who has more Brass than anybody else. */
export function leader({ companies, options }: Picture): number {
  const most = Math.max(...companies.map(({ brass }) => brass));
  const first = companies.filter(({ brass }) => brass === most);
  return options.battle || most === 0 || first.length > 1 ? NOBODY : companies.indexOf(first[0]!);
}

/** The viewer has overtaken somebody, or was overtaken. */
export function leadChange(before: number, picture: Picture): Milestone[] {
  const now = leader(picture);
  if (before < 0 || now < 0 || now === before || ![now, before].includes(picture.viewer)) return [];
  const kind = now === picture.viewer ? "lead" : "passed";
  return [{ ...plain, kind, sound: kind === "lead" ? "turn" : "move", seat: now, other: before }];
}

/** So little is left that the end is near. */
export const isLow = ({ pool, pool_start, options }: Picture): boolean => !options.battle && pool <= Math.max(5, Math.round(pool_start / 8));

export const poolLow = (picture: Picture): Milestone => ({ ...plain, kind: "pool", sound: "reveal", brass: picture.pool });
