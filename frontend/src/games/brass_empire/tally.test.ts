import { describe, expect, it } from "vitest";
import type { Standing } from "../../lib/protocol";
import type { Company, Design, Picture } from "./picture";
import { marginOf, sumOf, tallyOf } from "./tally";

const WORTH: Record<string, [Design["type"], number | null]> = {
  clerk: ["employee", null],
  manager: ["employee", 1],
  chroniker: ["unit", 2],
  ore_depot: ["building", 2],
};
const designOf = (card: string): Design | undefined => {
  const [type, brass] = WORTH[card] ?? [];
  return type && ({ card, type, brass } as Design);
};
const company = (brass: number, owned: string[], partner: number | null = null) => ({ brass, owned, partner }) as unknown as Company;
const picture = (companies: Company[], more: Partial<Picture> = {}) => ({ companies, team: false, battle: false, ...more }) as Picture;
const ranked = (ranking: number[][]) => ({ ranking, scores: [], sources: [] }) as unknown as Standing;

describe("after the end", () => {
  it("counts tokens and what cards of each type are worth", () => {
    const tally = tallyOf(company(5, ["clerk", "manager", "manager", "chroniker"]), false, designOf);
    expect(tally).toEqual({ tokens: 5, employee: 2, unit: 2, building: 0 });
    expect(sumOf(tally)).toBe(9);
  });

  it("counts tokens alone in battle mode", () => {
    expect(sumOf(tallyOf(company(5, ["chroniker"]), true, designOf))).toBe(5);
  });

  it("tells what set the first apart from the second", () => {
    const table = picture([company(3, ["ore_depot"]), company(9, ["manager"])]);
    expect(marginOf(table, ranked([[1], [0]]), designOf)).toEqual({
      first: [1],
      second: [0],
      lead: 5,
      parts: [
        ["tokens", 6],
        ["employee", 1],
        ["building", -2],
      ],
    });
  });

  it("adds up partners", () => {
    const table = picture([company(1, [], 2), company(5, [], 3), company(2, [], 0), company(5, [], 1)], { team: true });
    expect(marginOf(table, ranked([[1, 3], [0, 2]]), designOf)).toMatchObject({ first: [1, 3], second: [0, 2], lead: 7 });
  });

  it("puts the AI first where it won", () => {
    const table = picture([company(1, []), company(5, [])]);
    expect(marginOf(table, ranked([[], [0]]), designOf)).toMatchObject({ first: [1], lead: 4 });
  });
});
