import { describe, expect, it } from "vitest";
import { playerNames, withCharacter } from "./players";
import type { SeatInfo } from "./protocol";

const seat = (given: Partial<SeatInfo>): SeatInfo => ({ seat: 0, kind: "bot", name: "", bot: "level-2", ...given }) as unknown as SeatInfo;

describe("bots with a character", () => {
  it("have a level and a character, chosen apart", () => {
    expect(withCharacter("level-3", "rook")).toBe("level-3+rook");
    expect(withCharacter("level-3", "")).toBe("level-3");
  });

  it("need a level to have one", () => {
    expect(withCharacter("random", "rook")).toBe("random");
    expect(withCharacter("", "rook")).toBe("");
  });

  it("go by the character's name", () => {
    const seats = [seat({ kind: "person", name: "Ada" }), seat({ seat: 1, name: "Captain Rook", bot: "level-2+rook" })];
    expect(playerNames(seats)).toEqual(["Ada", "Captain Rook"]);
  });
});
