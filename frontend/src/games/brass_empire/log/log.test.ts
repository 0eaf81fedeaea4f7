import { describe, expect, it } from "vitest";
import type { LogLine } from "../../../lib/protocol";
import { brief, hurts, isShown, keeps } from "./log";

let n = 0;
function line(word: string, args: Record<string, string | number>): LogLine {
  const says = { key: `event-brass-empire-${word}`, args };
  return { n: n++, time: 0, kind: "event", name: "", says, because: null, cause: "", at: null } as unknown as LogLine;
}

describe("the log in brief", () => {
  it("says what was gained with signs alone", () => {
    expect(brief(line("gained", { seat: 1, labor: 2, construction: 1 }))).toBe("+2[labor] +1[construction]");
    expect(brief(line("brass", { seat: 1, n: 3, pool: 5, beyond: 0 }))).toBe("+3[brass]");
    expect(brief(line("lost-brass", { seat: 1, n: 2, to: -1 }))).toBe("−2[brass]");
  });

  it("leaves out how a purchase was paid and which card came after it", () => {
    expect(["spent", "filled", "drew"].map((word) => isShown(line(word, { seat: 0 })))).toEqual([false, false, false]);
    expect(isShown(line("bought", { seat: 0, card: "clerk" }))).toBe(true);
  });

  it("marks what harms the viewer, and shows it to one who asks for it alone", () => {
    const hit = line("damaged", { seat: 0, card: "clerk", n: 1, left: 1 });
    const attack = line("attacked", { seat: 1, card: "clerk", target_seat: 0, target_card: "clerk" });
    expect([hurts(hit, 0), hurts(hit, 1)]).toEqual([true, false]);
    expect([keeps("you", attack, 0), keeps("you", attack, 2), keeps("fights", attack, 2)]).toEqual([true, false, true]);
    expect(keeps("brass", hit, 0)).toBe(false);
  });
});
