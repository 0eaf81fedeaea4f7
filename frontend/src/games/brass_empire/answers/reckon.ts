/** What playing a hand will bring: an estimate for the counters, and the order to play it in. */

import type { Choice } from "../../../lib/protocol";
import { isLegal } from "../../../lib/board";
import type { Clause, Company, Design, Gain } from "../picture";

export interface Purse {
  labor: number;
  construction: number;
  brass: number;
}

type Designs = (card: string) => Design | undefined;

const rank = (clause: Clause | null): number => {
  if (!clause) return 0;
  if (clause.gains.some((gain) => gain.with || gain.each)) return 3;
  if (clause.asks) return 2;
  return clause.draws ? 1 : 0;
};

/** A hand in the order to play it: what needs another card comes last, what asks late. */
export function playOrder(hand: string[], designs: Designs): string[] {
  return [...hand].sort((a, b) => rank(designs(a)?.plays ?? null) - rank(designs(b)?.plays ?? null));
}

/** Buildings that can be used now to some effect and ask nothing, by their number. */
export function quietUses(company: Company, choices: Choice[], designs: Designs): number[] {
  return choices.flatMap((choice) => {
    const [verb, number] = choice.action;
    if (verb !== "use" || !isLegal(choice) || choice.idle) return [];
    const card = company.in_play[Number(number) - 1]?.card ?? "";
    return designs(card)?.uses?.asks === false ? [Number(number)] : [];
  });
}

/** What the hand, played in order, and these buildings add. */
export function reckon(company: Company, uses: number[], designs: Designs): Purse {
  const purse: Purse = { labor: 0, construction: 0, brass: 0 };
  const before = company.this_turn.flatMap((card) => designs(card) ?? []);
  const played = [...before];
  const add = (clause: Clause | null): void => {
    for (const gain of clause?.gains ?? []) {
      const times = timesOf(gain, played, company, played.slice(before.length));
      purse.labor += gain.labor * times;
      purse.construction += gain.construction * times;
      purse.brass += gain.brass * times;
    }
  };
  for (const card of playOrder(company.hand ?? [], designs)) {
    const design = designs(card);
    if (!design) continue;
    add(design.plays);
    played.push(design);
  }
  for (const number of uses) add(designs(company.in_play[number - 1]?.card ?? "")?.uses ?? null);
  return purse;
}

/** `laid`: cards of the hand that are in play by then. */
function timesOf(gain: Gain, played: Design[], company: Company, laid: Design[]): number {
  const need = gain.with ?? gain.without;
  if (need) {
    const met = played.some(
      (design) => (!need.corp || design.corp === need.corp) && (!need.type || design.type === need.type),
    );
    return met === Boolean(gain.with) ? 1 : 0;
  }
  if (!gain.each) return 1;
  const up = company.in_play.filter((card) => card.face_up);
  const counts: Record<string, number> = {
    your_units: up.filter((card) => card.type === "unit").length + laid.filter((card) => card.type === "unit").length,
    your_buildings: up.filter((card) => card.type === "building").length + Number(company.platform.up),
    your_sites: company.in_play.length - up.length + laid.filter((card) => card.type === "building").length,
  };
  return Math.min(counts[gain.each] ?? 0, gain.most ?? 0);
}

/** The card of a hand one misses least: what brings least, a card one began with before others. */
export function leastOf(hand: string[], designs: Designs): string | undefined {
  const worth = (card: string): number => {
    const design = designs(card);
    const gains = (design?.plays?.gains ?? []).reduce((sum, gain) => sum + gain.labor + gain.construction + 2 * gain.brass, 0);
    return gains + (design?.deck === "starter" ? 0 : 10);
  };
  return [...hand].sort((a, b) => worth(a) - worth(b))[0];
}
