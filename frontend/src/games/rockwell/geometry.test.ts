import { describe, expect, it } from "vitest";
import {
  HALF,
  borderNames,
  crewSpots,
  kindOf,
  middle,
  neighbour,
  numberSpot,
  placeAt,
  placeNames,
  ringOf,
  shaftSpot,
  tileNames,
  tilesUnder,
  way,
} from "./geometry";

describe("places", () => {
  it("has the engine's names in the engine's order", () => {
    expect(placeNames).toHaveLength(69);
    expect(placeNames.slice(0, 2)).toEqual(["A1", "A2"]);
    expect(placeNames[31]).toBe("D8");
    expect(borderNames[0]).toBe("A1-A2");
    expect(borderNames[7]).toBe("A8-A1");
    expect(placeNames.slice(64)).toEqual(["centre", "E1", "E2", "E3", "E4"]);
  });

  it("finds every place under its own middle", () => {
    for (const place of placeNames) {
      expect(placeAt(middle(place), true), place).toBe(place);
    }
  });

  it("finds a tile near a border when borders are not asked for", () => {
    const found = placeAt(middle("C4-C5"), false);
    expect(["C4", "C5"]).toContain(found);
  });

  it("finds nothing on the bezel and between the entrances", () => {
    expect(placeAt({ x: 0, y: -470 }, true)).toBeNull();
    expect(placeAt({ x: HALF, y: 0 }, true)).toBeNull();
  });

  it("keeps everything inside the drawing", () => {
    for (const place of placeNames) {
      for (const spot of crewSpots(place, 16)) {
        expect(Math.abs(spot.x) + spot.size / 2).toBeLessThanOrEqual(HALF);
        expect(Math.abs(spot.y) + spot.size / 2).toBeLessThanOrEqual(HALF);
      }
    }
  });
});

describe("spots", () => {
  it.each([1, 2, 3, 4, 5, 6, 8, 12])("keeps %i crews apart and on their tile", (crews) => {
    for (const tile of tileNames) {
      const spots = crewSpots(tile, crews);
      expect(spots).toHaveLength(crews);
      spots.forEach((spot, i) => {
        expect(placeAt(spot, false), tile).toBe(tile);
        for (const other of spots.slice(i + 1)) {
          const apart = Math.hypot(spot.x - other.x, spot.y - other.y);
          expect(apart, tile).toBeGreaterThan(spot.size * 0.93);
        }
      });
    }
  });

  it("leaves number and mineshaft free", () => {
    for (const tile of tileNames) {
      for (const spot of crewSpots(tile, 6)) {
        for (const taken of [numberSpot(tile), shaftSpot(tile)]) {
          const apart = Math.hypot(spot.x - taken.x, spot.y - taken.y);
          expect(apart, tile).toBeGreaterThan((spot.size + taken.size) / 2 - 6);
        }
      }
      expect(placeAt(numberSpot(tile), true)).toBe(tile);
      expect(placeAt(shaftSpot(tile), true)).toBe(tile);
    }
  });
});

describe("arrow keys", () => {
  it("go round a ring and come back", () => {
    let place = "B7";
    for (let i = 0; i < 8; i++) place = neighbour(place, "ArrowRight", false);
    expect(place).toBe("B7");
    expect(neighbour("A8", "ArrowRight", false)).toBe("A1");
    expect(neighbour("A1", "ArrowLeft", false)).toBe("A8");
  });

  it("stop on borders where those matter", () => {
    expect(neighbour("C8", "ArrowRight", true)).toBe("C8-C1");
    expect(neighbour("C8-C1", "ArrowRight", true)).toBe("C1");
    expect(neighbour("C8-C1", "ArrowDown", true)).toBe("D8-D1");
  });

  it("go from an entrance to the centre and back", () => {
    expect(neighbour("E2", "ArrowDown", false)).toBe("A3");
    expect(neighbour("A4", "ArrowUp", false)).toBe("E2");
    expect(neighbour("D5", "ArrowDown", false)).toBe("centre");
    expect(neighbour("centre", "ArrowUp", false)).toBe("D1");
    expect(neighbour("E4", "ArrowRight", false)).toBe("E1");
  });

  it("never leave the board", () => {
    const keys = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"] as const;
    for (const place of placeNames) {
      for (const key of keys) expect(placeNames).toContain(neighbour(place, key, true));
    }
  });
});

it("knows what lies under a crew", () => {
  expect(tilesUnder("D8-D1")).toEqual(["D8", "D1"]);
  expect(tilesUnder("E3")).toEqual([]);
  expect(ringOf("centre")).toBe(4);
  expect(kindOf("E1")).toBe("entrance");
});

describe("the way of a crew", () => {
  it("leads round the planet within a ring", () => {
    const [from, to] = [middle("A8"), middle("A1")];
    const radius = Math.hypot(from.x, from.y);
    for (const at of way(from, to)) expect(Math.hypot(at.x, at.y)).toBeCloseTo(radius);
    const top = way(from, to)[3]!;
    expect([top.x, top.y]).toEqual([expect.closeTo(0), expect.closeTo(-radius)]);
  });

  it("is straight from an entrance and to the centre", () => {
    expect(way(middle("E1"), middle("A1"))).toHaveLength(2);
    expect(way(middle("D1"), middle("centre"))).toHaveLength(2);
  });
});
