/** Moments worth a second of everybody's attention: read from the log and from who leads. */

import type { LogLine } from "../../lib/protocol";
import type { Sound } from "../../lib/sounds";
import { figures, kindOfLine } from "./news";
import { type Picture, crewsIn } from "./picture";
import { prestigeOf } from "./tell";

export interface Milestone {
  what: "milestone";
  kind: "achieved" | "centre" | "delivered" | "lead" | "last" | "left";
  seat: number;
  sound: Sound;
  /** What was achieved or delivered. */
  line: LogLine | null;
  prestige: number;
  /** Nobody was quicker. */
  first: boolean;
  /** Whom the new leader has overtaken. */
  passed: number | null;
}

const OWN = 1200;
const OTHERS = 800;

export const lasts = ({ seat, kind }: Milestone, viewer: number): number =>
  seat === viewer || kind === "last" ? OWN : OTHERS;

const plain = { line: null, prestige: 0, first: false, passed: null };

/** Achievements and deliveries these lines tell of; others' deliveries are no moment of the viewer's. */
export function milestonesIn(lines: LogLine[], picture: Picture): Milestone[] {
  return lines.flatMap((line): Milestone[] => {
    if (line.kind !== "event") return [];
    const { seat: who, prestige: points, achievement } = figures(line);
    const seat = Number(who);
    const prestige = Number(points);
    if (kindOfLine(line) === "delivered") {
      return seat === picture.viewer ? [{ ...plain, what: "milestone", kind: "delivered", seat, sound: "coin", line, prestige }] : [];
    }
    if (kindOfLine(line) !== "achieved") return [];
    const holders = picture.companies.filter((company) => company.achievements[String(achievement)] !== undefined);
    const kind = achievement === "centre" ? "centre" : "achieved";
    return [{ ...plain, what: "milestone", kind, seat, sound: "achieve", line, prestige, first: holders.length <= 1 }];
  });
}

/** Who has more visible prestige than anybody else. */
export function leader(picture: Picture): number | null {
  const all = picture.companies.map(prestigeOf);
  const most = Math.max(...all);
  return most > 0 && all.filter((points) => points === most).length === 1 ? all.indexOf(most) : null;
}

export function leadChange(before: number | null, picture: Picture): Milestone | null {
  const now = leader(picture);
  if (now === null || before === null || now === before) return null;
  return { ...plain, what: "milestone", kind: "lead", seat: now, sound: "turn", passed: before, prestige: prestigeOf(picture.companies[now]!) };
}

/** Whether enough companies are at the centre for the game to end with this turn. */
export function isLastTurn(picture: Picture): boolean {
  const there = new Set(crewsIn(picture).filter((crew) => crew.at === "centre" && crew.owner < picture.seats).map((crew) => crew.owner));
  return there.size >= picture.ending.centre;
}

export const lastTurn = (picture: Picture): Milestone => ({ ...plain, what: "milestone", kind: "last", seat: picture.viewer, sound: "last" });

/** The viewer's Vice President went home because nothing could be done. */
export const leftIdle = (picture: Picture): Milestone => ({ ...plain, what: "milestone", kind: "left", seat: picture.viewer, sound: "move" });
