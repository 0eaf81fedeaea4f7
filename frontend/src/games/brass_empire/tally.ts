/** After the end: where each side's Brass lies, and what set the first apart from the second. */

import type { Rival, TableProps } from "../../lib/game_page";
import type { Snapshot, Standing } from "../../lib/protocol";
import { type Company, type Design, type Picture, readDesigns } from "./picture";

export const SOURCES = ["tokens", "employee", "unit", "building"] as const;
export type Source = (typeof SOURCES)[number];
export type Tally = Record<Source, number>;

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

export const sumOf = (tally: Tally): number => SOURCES.reduce((sum, source) => sum + tally[source], 0);

/** Seats that win together. */
function sidesOf(picture: Picture): number[][] {
  const seats = picture.companies.map((_, seat) => seat);
  if (!picture.team) return seats.map((seat) => [seat]);
  return seats.filter((seat) => seat < (picture.companies[seat]?.partner ?? -1)).map((seat) => [seat, picture.companies[seat]?.partner ?? seat]);
}

export interface Margin {
  first: number[];
  second: number[];
  lead: number;
  /** By how much the first were ahead in each source, the greatest difference first. */
  parts: [Source, number][];
}

/** The first side beside the second; null where there is only one, or the game was not counted by Brass. */
export function marginOf(picture: Picture, standing: Standing, designs: Designs): Margin | null {
  const order = [...standing.ranking.flat()];
  const place = (seat: number): number => (order.includes(seat) ? order.indexOf(seat) : order.length);
  const won = standing.ranking[0]?.length ? place : (seat: number) => -place(seat);
  const sides = sidesOf(picture)
    .map((seats) => ({ seats, tally: added(seats.map((seat) => tallyOf(picture.companies[seat]!, picture.battle, designs))) }))
    .sort((a, b) => won(a.seats[0]!) - won(b.seats[0]!));
  const [first, second] = sides;
  if (!first || !second || picture.battle) return null;
  const parts = SOURCES.map((source): [Source, number] => [source, first.tally[source] - second.tally[source]]);
  return {
    first: first.seats,
    second: second.seats,
    lead: sumOf(first.tally) - sumOf(second.tally),
    parts: parts.filter(([, n]) => n !== 0).sort(([, a], [, b]) => b - a),
  };
}

function added(tallies: Tally[]): Tally {
  const sum: Tally = { tokens: 0, employee: 0, unit: 0, building: 0 };
  for (const tally of tallies) for (const source of SOURCES) sum[source] += tally[source];
  return sum;
}

/** The opponent of somebody who plays alone has points as well: in battle nobody has. */
export function rivalsOf(snapshot: Snapshot<never>, cards: TableProps["cards"]): Rival[] {
  const picture = snapshot.picture as Picture | null;
  if (!picture || picture.battle) return [];
  const designs = readDesigns(cards);
  return picture.companies.flatMap((company, seat) =>
    company.ai ? [{ seat, score: sumOf(tallyOf(company, false, (card) => designs.get(card))) }] : [],
  );
}
