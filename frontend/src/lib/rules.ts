/**
 * The rules of a game as chapters, read from its catalogue `<game>_rules`: the rulebook and the
 * reader at the table show the same texts.
 */

import { say, words } from "./words.svelte";

export interface Rule {
  id: string;
  title: string;
  text: string;
}

export interface Chapter {
  /** Of `rules-section-<key>`; empty in a game without chapters. */
  key: string;
  title: string;
  rules: Rule[];
}

/** A text taken apart: plain words, and other rules it speaks of. */
export type Piece = string | Rule;

const MENTION = /([A-Z]{2,}(?:-[A-Z]+)+(?:-\d+)?)/;

function readRule(id: string): Rule {
  return { id, title: words.attribute(`rule-${id}`, "title"), text: say(`rule-${id}`) };
}

/** What a link to a rule is called: its title, not its number. */
export function ruleTitle(id: string): string {
  return words.attribute(`rule-${id}`, "title") || say("page-rule-n", { rule: id });
}

/** In the order of the rules; each chapter holds the rules whose attribute `section` names it. */
export function chaptersOf(rules: string[]): Chapter[] {
  const chapters = new Map<string, Chapter>();
  for (const id of rules) {
    const key = words.attribute(`rule-${id}`, "section");
    const title = key ? say(`rules-section-${key}`) : "";
    const chapter = chapters.get(key) ?? { key, title, rules: [] };
    chapters.set(key, chapter);
    chapter.rules.push(readRule(id));
  }
  return [...chapters.values()];
}

/** Without accents and capitals, so that nobody need type them. */
const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** What is left of the chapters when every one of these words must stand in a rule. */
export function searchRules(chapters: Chapter[], wanted: string): Chapter[] {
  const parts = plain(wanted).split(/\s+/).filter(Boolean);
  const fits = ({ id, title, text }: Rule, chapter: Chapter): boolean => {
    const whole = plain([id, title, text, chapter.title].join(" "));
    return parts.every((part) => whole.includes(part));
  };
  return chapters
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter((rule) => fits(rule, chapter)) }))
    .filter((chapter) => chapter.rules.length > 0);
}

/** A rule named in a text is told by its title, and can be gone to. */
export function piecesOf(text: string, known: ReadonlySet<string>): Piece[] {
  return text
    .split(MENTION)
    .filter(Boolean)
    .map((part) => (known.has(part) ? readRule(part) : part));
}
