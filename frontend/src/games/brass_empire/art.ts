/**
 * The emblem of a card, drawn from its id alone: the same card looks the same everywhere.
 *
 * A scene is a backdrop (sky, gears), a motif and a ground line, in a box of 120 by 80.
 * Colours are classes (`b` brass, `s` steel, `d` dark, `c` the corporation's, `g` glow, `p` skin,
 * `w` white, `o…` lines only), so that the theme decides them.
 */

import { employeeMotif } from "./art_people";
import { buildingMotif } from "./art_buildings";
import { unitMotif } from "./art_units";
import { type Shape, circle, gear, path, shapes } from "./art_tools";

/** A number that depends on the text only (FNV-1a). */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193) >>> 0;
  }
  return value;
}

/** Draws numbers below a bound from one seed, always the same ones. */
export function lots(seed: number): (below: number) => number {
  let state = seed || 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % below;
  };
}

const MOTIFS = { employee: employeeMotif, unit: unitMotif, building: buildingMotif };

export type CardType = keyof typeof MOTIFS;

const drawn = new Map<string, Shape[]>();

export function emblem(card: string, type: CardType): Shape[] {
  let scene = drawn.get(card);
  if (scene === undefined) {
    const lot = lots(hash(card));
    scene = shapes(backdrop(lot) + MOTIFS[type](card, lot));
    drawn.set(card, scene);
  }
  return scene;
}

/** A sky of gears, or of sun and rays, behind every motif. */
function backdrop(lot: (below: number) => number): string {
  const left = 12 + lot(26);
  const right = 84 + lot(26);
  const high = 12 + lot(18);
  const big = gear(left, 20 + lot(20), 17 + lot(8), 10 + lot(5), "k");
  const small = gear(right, high, 9 + lot(6), 8 + lot(4), "k");
  const sun = lot(3) === 0 ? circle(right - 6, 22, 11, "h") : "";
  return sun + big + small + path(`M0 71Q60 ${67 + lot(4)} 120 71V80H0Z`, "e");
}
