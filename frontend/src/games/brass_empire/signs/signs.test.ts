import { describe, expect, it } from "vitest";
import { breakable, longestWord, rowsOf } from "./signs";

describe("words on narrow cards", () => {
  it.each([
    ["Förderplattform", "För-der-platt-form"],
    ["Bollwerkläufer", "Boll-werk-läu-fer"],
    ["Gewerkschafter", "Gewerk-schaf-ter"],
    ["Telegrafenbote", "Tele-gra-fen-bote"],
    ["Clerk", "Clerk"],
  ])("break %s between syllables", (name, broken) => {
    expect(breakable(name, 9).replaceAll("\u00ad", "-")).toBe(broken);
  });

  it("does not break what already breaks at a hyphen", () => {
    expect(breakable("Dynamo-Mechaniker", 12)).toBe("Dynamo-Mechaniker");
    expect(breakable("Alte Förderplattform", 12).replaceAll("\u00ad", "-")).toBe("Alte För-der-platt-form");
  });

  it("counts lines word by word, an icon as two letters", () => {
    expect(rowsOf("+1[labor]", 9)).toBe(1);
    expect(rowsOf("While building: +1[construction]", 9)).toBe(3);
    expect(rowsOf("Each turn", 20)).toBe(1);
  });

  it("finds the longest word", () => {
    expect(longestWord("Clockwerks-Fabrik")).toBe(10);
  });
});
