import { describe, expect, it } from "vitest";
import type { LogLine } from "../../lib/protocol";
import { type ExtractionScene, concerns, replayOf, scenesIn, stepNames, stepsOf, withWholeAuction } from "./scenes";

let n = 0;
function line(kind: string, args: Record<string, string | number>): LogLine {
  return {
    n: n++,
    kind: "event",
    seat: null,
    name: "",
    time: 0,
    says: { key: `event-rockwell-${kind}`, args },
    cause: "",
    because: null,
  } as LogLine;
}

const drilled = (owner: number, tile: string): LogLine => line("drilled", { owner, tile, power: 5, need: 5 });
const card = (danger: number): LogLine => line("card", { card: "5.5", tile: "B8", danger, zinc: 1, copper: 5 });
const shared = (owner: number): LogLine => line("shared", { owner, copper: 2 });
const odd = line("priority", { owner: 0, reason: "power", zinc: 1, copper: 1 });
const threat = (owner: number): LogLine => line("danger", { owner, loss: 2 });
const received = (owner: number): LogLine => line("received", { owner, copper: 1 });
const kept = line("kept-card", { seat: 0, card: "5.5" });

const SAFE = [drilled(0, "B8"), card(0), shared(0), shared(2), odd, received(0), received(2), kept];
const OPEN = [drilled(0, "B8"), card(1), shared(0), shared(2), odd, threat(0), threat(2)];
const REST = [line("lost", { owner: 0, copper: 2 }), received(0), received(2), kept];

const first = (lines: LogLine[]): ExtractionScene => scenesIn(lines)[0] as ExtractionScene;
const total = (times: number[]): number => times.reduce((a, b) => a + b, 0);

describe("an extraction", () => {
  it("has a tray for each company, with its share and the odd cubes", () => {
    const { trays, reason, settled } = first(SAFE);
    expect(trays.map(({ owner, share, odd }) => [owner, share, odd])).toEqual([
      [0, [0, 2, 0, 0], [1, 1, 0, 0]],
      [2, [0, 2, 0, 0], [0, 0, 0, 0]],
    ]);
    expect([reason, settled]).toEqual(["power", true]);
  });

  it("takes at most four seconds, with Danger too", () => {
    expect(total(stepsOf(first(SAFE), 0))).toBeLessThanOrEqual(4000);
    expect(total(stepsOf(first([...OPEN, ...REST]), 0))).toBeLessThanOrEqual(4000);
  });

  it("leaves out the odd cubes when there are none", () => {
    expect(stepNames(first([drilled(0, "B8"), card(0), shared(0), received(0), kept]))).toEqual([
      "tile",
      "card",
      "shares",
      "stock",
    ]);
  });

  it("waits at Danger for the viewer's decision, and only a while for others'", () => {
    const open = first(OPEN);
    expect(stepNames(open).at(-1)).toBe("danger");
    expect(stepsOf(open, 0).at(-1)).toBe(Infinity);
    expect(stepsOf(open, 1).at(-1)).toBeLessThan(4000);
  });

  it("goes on with what later lines tell, and leaves the scene before as it was", () => {
    const open = first(OPEN);
    const [further] = scenesIn(REST, open) as ExtractionScene[];
    expect(further!.n).toBe(open.n);
    expect(further!.settled).toBe(true);
    expect(further!.trays[0]!.lost).toEqual([0, 2, 0, 0]);
    expect(open.trays[0]!.lost).toEqual([0, 0, 0, 0]);
  });

  it("concerns who shares or drilled", () => {
    expect(concerns(first(SAFE), 2)).toBe(true);
    expect(concerns(first(SAFE), 1)).toBe(false);
  });
});

describe("the bids", () => {
  const bid = (seat: number, worth: number): LogLine => line("bid", { seat, worth, money: worth });

  it("are one scene of four seconds, with the order they gave", () => {
    const [scene] = scenesIn([bid(0, 400), bid(1, 700), line("management", { order: "1 0" })]);
    expect(scene).toMatchObject({ what: "bids", order: [1, 0] });
    expect(total(stepsOf(scene!, 0))).toBe(4000);
  });

  it("of one company alone are none", () => {
    expect(scenesIn([bid(0, 400)])).toEqual([]);
  });
});

describe("“Show me”", () => {
  it("tells the moves at their places and plays the big moments, in their order", () => {
    const move = line("moved", { owner: 1, crew: "c", from: "A8", to: "B8" });
    const scenes = replayOf([move, ...SAFE, line("bribed", { seat: 1, owner: 0, crew: "b", from: "A5", to: "B5" })], () => true);
    expect(scenes.map((scene) => (scene.what === "told" ? scene.to : scene.what))).toEqual(["B8", "extraction", "B5"]);
  });

  it("leaves out what is not worth telling", () => {
    expect(replayOf([line("moved", { owner: 1, crew: "c", from: "A8", to: "B8" })], () => false)).toEqual([]);
  });

  it("opens the viewer's own bid with the others, which alone are news", () => {
    const bid = (seat: number): LogLine => line("bid", { seat, worth: 400, zinc: 1 });
    const before = line("turn", { turn: 2 });
    const bids = [bid(0), bid(1), bid(2)];
    const after = line("management", { order: "1, 0, 2" });
    const log = [before, ...bids, after];
    expect(withWholeAuction(log, log.slice(2))).toEqual([...bids, after]);
    expect(withWholeAuction(log, [after])).toEqual([after]);
    expect(withWholeAuction(log, [])).toEqual([]);
  });
});
