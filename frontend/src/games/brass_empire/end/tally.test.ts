import { describe, expect, it } from "vitest";
import type { Company, Design } from "../picture";
import { sumOf, tallyOf } from "./tally";

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
const company = (brass: number, owned: string[]) => ({ brass, owned }) as unknown as Company;

describe("after the end", () => {
  it("counts tokens and what cards of each type are worth", () => {
    const tally = tallyOf(company(5, ["clerk", "manager", "manager", "chroniker"]), false, designOf);
    expect(tally).toEqual({ tokens: 5, employee: 2, unit: 2, building: 0 });
    expect(sumOf(tally)).toBe(9);
  });

  it("counts tokens alone in battle mode", () => {
    expect(sumOf(tallyOf(company(5, ["chroniker"]), true, designOf))).toBe(5);
  });
});
