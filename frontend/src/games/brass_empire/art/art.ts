/**
 * The picture of a card, drawn from its id alone: the same card looks the same everywhere.
 *
 * A backdrop (sky, glow, far roofs) of 240 by 80 fills any width of card; before it stands a motif in a
 * box of 120 by 80 that is never cropped. Colours are classes (`b` brass, `s` steel, `d` dark, `c` the
 * corporation's, `g` glow, `p` skin, `w` white, `o…` lines only), so that the style sheet decides them.
 */

import { bareMotif, employeeMotif } from "./art_people";
import { buildingMotif } from "./art_buildings";
import { unitMotif } from "./art_units";
import { type Shape, gear, path, rect, shapes, wheel } from "./art_tools";

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
/** Whole; cut to a square for the smallest cards. */
export type Fit = "whole" | "close";

export interface Scene {
  back: Shape[];
  front: Shape[];
  /** Where the light is: the middle of an ellipse. */
  light: [x: number, y: number, rx: number, ry: number];
  box: string;
  skin: string;
  shade: string;
  /** Where there is none, the style sheet's. */
  hair: string | undefined;
}

const SKIN = [
  ["#f0c59c", "#c48a5e"],
  ["#dca677", "#a46c42"],
  ["#ad7750", "#7a4c2e"],
  ["#f5d5b8", "#cf9a76"],
] as const;
const HAIR = ["#3a2417", "#6b4526", "#8d5a2b", "#23180f", "#a8a097"] as const;

const drawn = new Map<string, Scene>();

export function scene(card: string, type: CardType, fit: Fit): Scene {
  const key = `${card} ${fit}`;
  let found = drawn.get(key);
  if (found === undefined) {
    found = draw(card, type, fit);
    drawn.set(key, found);
  }
  return found;
}

function draw(card: string, type: CardType, fit: Fit): Scene {
  const n = hash(card);
  const person = type === "employee";
  const [skin, shade] = SKIN[n % SKIN.length]!;
  const motif = person && fit === "close" ? bareMotif : MOTIFS[type];
  const close = person ? "30 1 60 66" : "24 4 72 70";
  const whole = person ? "12 1 112 66" : "4 3 112 71";
  return {
    back: shapes(backdrop(n, person)),
    front: shapes(motif(card, lots(n))),
    light: person ? [120, 36, 58, 48] : [94 + (n % 3) * 26, 58, 88, 42],
    box: fit === "close" ? close : whole,
    skin,
    shade,
    hair: HAIR[(n >> 3) % HAIR.length],
  };
}

/** Gears in the sky; behind machines and buildings the roofs of a works, and ground. */
function backdrop(n: number, person: boolean): string {
  const gears =
    gear(40 + (n % 40), 24, 20 + (n % 8), 12, "k") + gear(190 - (n % 30), 20, 13 + (n % 6), 9, "k");
  if (person) return gears;
  const roofs = `M0 80V${58 - (n % 7)}H14V40H19V58H40L52 50V58L64 50V60H84V${36 + (n % 9)}H90V60H150L160 52H176V44H181V52H200L212 46V56H226V34H231V56H240V80Z`;
  return gears + path(roofs, "far") + path("M0 74Q120 70 240 74V80H0Z", "e");
}

/** A building that is not finished. */
export const SCAFFOLD: Shape[] = shapes(
  gear(60, 40, 30, 12, "k") +
    rect(34, 24, 52, 48, "scp") +
    path("M26 76V14M46 76V8M74 76V8M94 76V14M18 30H102M18 48H102M18 64H102", "scl") +
    path("M26 30 46 48M46 30 26 48M74 48 94 64M94 48 74 64", "sct"),
);

/** What is left of a Mining Platform. */
export const RUIN: Shape[] = shapes(
  path("M34 72 44 48 50 52 52 40", "os") +
    path("M66 72 96 60 104 72Z", "l") +
    path("M50 72 60 56 70 62 80 54 90 72Z", "d") +
    wheel(62, 64, 10) +
    path("M20 72 30 62 42 72Z", "s") +
    path("M40 30Q36 22 44 18M54 28Q50 18 58 12M48 26Q46 14 52 8", "om"),
);

/** The seal on the back of a card. */
export const SEAL: Shape[] = shapes(gear(0, 0, 24, 12, "b"));
