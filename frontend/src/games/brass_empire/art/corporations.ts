/** The marks of the corporations: a company looks like the mark on its cards. */

import type { Message } from "../../../lib/protocol";
import { SHAPES, type SeatShape } from "../../../lib/seats";

export const CORPORATIONS: Record<string, { shape: SeatShape; path: string; color: string }> = {
  frontier: { shape: "circle", path: SHAPES[0]![1], color: "var(--corp-frontier)" },
  omni_edo: { shape: "diamond", path: SHAPES[2]![1], color: "var(--corp-omni-edo)" },
  mcglynn: { shape: "octagon", path: SHAPES[5]![1], color: "var(--corp-mcglynn)" },
  harlem: { shape: "hourglass", path: "M3 1H21L18 12L21 23H3L6 12z", color: "var(--corp-harlem)" },
  windcraft: { shape: "triangle", path: "M12 23.4L.5 1.6H23.5z", color: "var(--corp-windcraft)" },
};

/** A second player of a corporation keeps the look of their seat. */
export function seatLook(company: Message) {
  return CORPORATIONS[company.key.replace("name-", "").replaceAll("-", "_")] ?? {};
}
