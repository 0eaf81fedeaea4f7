/** After the end: where each side's Brass lies. */

import type { Rival, TableProps } from "../../../lib/game_page";
import type { Snapshot } from "../../../lib/protocol";
import { type Company, type Design, type Picture, readDesigns } from "../picture";

export const TYPES = ["employee", "unit", "building"] as const;
export type Tally = Record<"tokens" | (typeof TYPES)[number], number>;

type Designs = (card: string) => Design | undefined;

/** Tokens, and what the cards of each type are worth together; in battle mode tokens alone count. */
export function tallyOf(company: Company, battle: boolean, designs: Designs): Tally {
  const tally: Tally = { tokens: company.brass, employee: 0, unit: 0, building: 0 };
  if (battle) return tally;
  for (const card of company.owned ?? []) {
    const design = designs(card);
    if (design) tally[design.type] += design.brass ?? 0;
  }
  return tally;
}

export const sumOf = (tally: Tally): number => TYPES.reduce((sum, type) => sum + tally[type], tally.tokens);

/** The opponent of somebody who plays alone has points as well: in battle nobody has. */
export function rivalsOf(snapshot: Snapshot<never>, cards: TableProps["cards"]): Rival[] {
  const picture = snapshot.picture as Picture | null;
  if (!picture || picture.options.battle) return [];
  const designs = readDesigns(cards);
  return picture.companies.flatMap((company, seat) =>
    company.ai ? [{ seat, score: sumOf(tallyOf(company, false, (card) => designs.get(card))) }] : [],
  );
}
