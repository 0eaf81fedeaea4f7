/** The signs of the game: an outline for each figure and icon, in a box of 24 by 24. */

import { say } from "../../../lib/words.svelte";

export type PipKind = "labor" | "construction" | "brass" | "attack" | "health" | "charge";
export type IconKind = PipKind | "damage" | "card";

const STAR =
  "M12-1 15 4 21 2.8 20 9 25 12 20 15 21 21.2 15 20 12 25 9 20 3 21.2 4 15-1 12 4 9 3 2.8 9 4Z";

/** The outline, and how low a number stands in it. */
export const OUTLINES: Record<IconKind, [path: string, y: number]> = {
  labor: ["M12 .5a11.5 11.5 0 1 1 0 23a11.5 11.5 0 1 1 0-23Z", 12.4],
  construction: [
    "M3 1h18a2 2 0 0 1 2 2v18a2 2 0 0 1-2 2h-18a2 2 0 0 1-2-2v-18a2 2 0 0 1 2-2Z",
    12.4,
  ],
  brass: ["M12-1.5 25.5 12 12 25.5-1.5 12Z", 12.4],
  attack: [STAR, 12.4],
  damage: [STAR, 12.4],
  health: ["M12 24.5Q-2 15-1 7.5Q0 .5 6.5 0Q10 0 12 3Q14 0 17.5 0Q24 .5 25 7.5Q26 15 12 24.5Z", 11],
  charge: ["M2 4.5h5.5V0h9v4.5H22V24H2Z", 14],
  card: ["M5 0h14a2 2 0 0 1 2 2v20a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V2a2 2 0 0 1 2-2Z", 12],
};

export const SHIELD = "M2 2.5Q8 3 12 .5Q16 3 22 2.5V12Q22 19.5 12 23.5Q2 19.5 2 12Z";

export const TYPES = {
  employee: "M12 1.5a5 5 0 1 1 0 10a5 5 0 1 1 0-10ZM1.5 23Q1.5 13 12 13T22.5 23Z",
  unit: "M2 9H7L9 4H17L19 9H22V14H2ZM3 15.5H21A3.7 3.7 0 0 1 21 23H3A3.7 3.7 0 0 1 3 15.5Z",
  building: "M1.5 23V11L7.5 7V11L13.5 7V11H15.5L16.5 1H20.5L22.5 23Z",
};

/** A word of a short text: plain, or an icon by its name. */
export interface Part {
  kind: "text" | "icon" | "corp" | "shield";
  text: string;
}
/** What stays on one line, and whether it is bold. */
export interface Run {
  bold: boolean;
  parts: Part[];
  /** A space follows, where the line may break. */
  space: boolean;
}

const CORPS = ["frontier", "omni_edo", "mcglynn", "harlem", "windcraft", "neutral"];

function partOf(text: string): Part {
  const icon = /^\[(\w+)\]$/.exec(text)?.[1];
  if (!icon) return { kind: "text", text };
  if (icon === "shield") return { kind: "shield", text: icon };
  return { kind: CORPS.includes(icon) ? "corp" : "icon", text: icon };
}

/** A short text taken apart: words that belong together, bold ones between asterisks, icons in brackets. */
export function readRuns(text: string): Run[] {
  const runs: Run[] = [];
  text.split("*").forEach((piece, at) => {
    for (const word of piece.split(/(?<= )/)) {
      const parts = word.trimEnd().split(/(\[\w+\])/).filter(Boolean).map(partOf);
      runs.push({ bold: at % 2 === 1, parts, space: word.endsWith(" ") });
    }
  });
  return runs;
}

/** The first letter large, if it begins with one. */
export function capital(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** About how many letters wide it is drawn: an icon counts as two. */
export function widthOf(text: string): number {
  return text.replace(/\[\w+\]/g, "##").replaceAll("*", "").length;
}

/** The letters of the longest word. */
export function longestWord(text: string): number {
  return Math.max(1, ...text.split(/[\s-]/).map((word) => word.length));
}

/** How much text there is room for. */
export interface Room {
  letters: number;
  rows: number;
}

/** In how many lines of so many letters a text is set. */
export function rowsOf(text: string, room: number): number {
  let [rows, used] = [1, 0];
  for (const word of text.split(" ")) {
    const width = Math.max(1, widthOf(word));
    if (used && used + 1 + width > room) {
      rows++;
      used = 0;
    }
    used += (used ? 1 : 0) + width;
    rows += Math.max(0, Math.ceil(used / room) - 1);
    used = Math.min(used, room);
  }
  return rows;
}

const MONEY = ["labor", "construction", "brass"];

/** A short text without its signs, for where there is no room for drawings: their names instead. */
export function plain(text: string): string {
  const said = (sign: string): string => say(MONEY.includes(sign) ? `board-brass-${sign}` : `board-brass-sign-${sign}`);
  return text.replaceAll("*", "").replace(/\[(\w+)\]/g, (whole, sign: string) => (sign in OUTLINES ? ` ${said(sign)}` : whole));
}

const SHY = "\u00ad";
const VOWELS = "aeiouyäöüàâéèêëîïôûœæ";
/** Letters that stay together before a vowel. */
const ONSET = /(?:sch|ch|ph|th|qu|[bcdfgptv][lr]|(?<=[aeiouyäöüàâéèêëîïôûœæ])k[lr]|[^aeiouyäöüàâéèêëîïôûœæ])$/i;
const LEAST = 3;

/**
 * A name whose words of more letters than there is room for may break between syllables: browsers know
 * where only for some languages, if for any.
 */
export function breakable(name: string, room: number): string {
  return name
    .split(/(?<=[ -])/)
    .map((word) => (word.trimEnd().length > room ? word.replace(/\S+/, syllables) : word))
    .join("");
}

function syllables(word: string): string {
  const vowel = (at: number): boolean => VOWELS.includes(word[at]?.toLowerCase() ?? "-");
  let broken = "";
  let start = 0;
  for (let at = LEAST; at < word.length; at++) {
    if (!vowel(at) || vowel(at - 1)) continue;
    const onset = ONSET.exec(word.slice(start, at))?.[0].length ?? 1;
    const cut = at - onset;
    const whole = [...word.slice(start, cut)].some((_, n) => vowel(start + n));
    if (!whole || cut < LEAST || cut > word.length - LEAST) continue;
    broken += word.slice(start, cut) + SHY;
    start = cut;
  }
  return broken + word.slice(start);
}
