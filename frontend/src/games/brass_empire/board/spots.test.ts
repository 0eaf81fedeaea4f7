import { describe, expect, it } from "vitest";
import type { Action, Choice } from "../../../lib/protocol";
import { bySpot, plainChoice, startOf, targetOf, targetsFrom } from "./spots";

function choice(...action: Action): Choice {
  return { action, says: { key: "k" }, detail: null, refused: null, marked: false, idle: false };
}

describe("where an action begins", () => {
  it.each<[Action, string | null]>([
    [["play", "clerk"], "hand:clerk"],
    [["reserve", "gumshoe"], "reserve:gumshoe"],
    [["buy", "L3"], "row:L3"],
    [["gift", "D6"], "row:D6"],
    [["slot", "D1"], "row:D1"],
    [["use", 2], "play:1:2"],
    [["demolish", 2], "play:1:2"],
    [["mine", 3], "play:1:3"],
    [["act", 3], "play:1:3"],
    [["attack", 3, 0, 0], "play:1:3"],
    [["raid", 3, 0], "play:1:3"],
    [["convert"], "play:1:0"],
    [["rebuild"], "play:1:0"],
    [["take", "discard", "clerk"], "discard:clerk"],
    [["take", "hand", "clerk"], "hand:clerk"],
    [["put", "deck", "clerk"], "looked:clerk"],
    [["target", 0, 2], "play:0:2"],
    [["target", 0, 0], "play:0:0"],
    [["player", 0], "company:0"],
    [["corporation", "harlem"], "corporation:harlem"],
    [["yes"], null],
    [["option", 1], null],
    [["amount", 2], null],
    [["next", 1], null],
    [["end"], null],
  ])("%j", (action, spot) => {
    expect(startOf(action, 1)).toBe(spot);
  });
});

describe("where an action strikes", () => {
  it("names the card attacked, the Mining Platform as number 0", () => {
    expect(targetOf(["attack", 1, 2, 3])).toBe("play:2:3");
    expect(targetOf(["attack", 1, 2, 0])).toBe("play:2:0");
  });
  it("names the company raided", () => {
    expect(targetOf(["raid", 1, 2])).toBe("company:2");
  });
  it("is nowhere else", () => {
    expect(targetOf(["mine", 1])).toBeNull();
  });
});

describe("choices by spot", () => {
  const choices = [
    choice("end"),
    choice("mine", 1),
    choice("attack", 1, 0, 0),
    choice("attack", 1, 0, 2),
    choice("raid", 1, 0),
    choice("mine", 2),
    choice("buy", "L1"),
  ];
  const spots = bySpot(choices, 1);

  it("keeps what one card offers together", () => {
    expect(spots.get("play:1:1")?.map((c) => c.action[0])).toEqual([
      "mine",
      "attack",
      "attack",
      "raid",
    ]);
    expect(spots.get("row:L1")).toHaveLength(1);
  });
  it("keeps answers without a place", () => {
    expect(spots.get("")?.map((c) => c.action)).toEqual([["end"]]);
  });
  it("finds what one unit may strike", () => {
    expect([...targetsFrom(spots.get("play:1:1")).keys()]).toEqual([
      "play:0:0",
      "play:0:2",
      "company:0",
    ]);
    expect(targetsFrom(spots.get("play:1:2")).size).toBe(0);
  });
});

describe("a plain click", () => {
  it("plays and buys", () => {
    expect(plainChoice([choice("play", "clerk")])?.action).toEqual(["play", "clerk"]);
    expect(plainChoice([choice("buy", "L1")])?.action).toEqual(["buy", "L1"]);
  });
  it("never demolishes, mines or attacks", () => {
    expect(plainChoice([choice("demolish", 1)])).toBeNull();
    expect(plainChoice([choice("mine", 1)])).toBeNull();
    expect(plainChoice([choice("attack", 1, 0, 0)])).toBeNull();
  });
  it("asks where there are two ways", () => {
    expect(plainChoice([choice("buy", "L1"), choice("gift", "L1")])).toBeNull();
    expect(plainChoice([])).toBeNull();
  });
});
