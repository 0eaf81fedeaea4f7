import { describe, expect, it } from "vitest";
import type { LogLine } from "../../../lib/protocol";
import { LONGEST, cuesOf, lengthOf } from "../motion/cues";
import { allTold, gotThisTurn, sinceLastTurn } from "./events";
import { newsOf } from "./news";

const ME = 0;
const OTTO = 1;
const BEN = 2;
let n = 0;

function line(word: string, args: Record<string, string | number> = {}): LogLine {
  const says = { key: `event-brass-empire-${word}`, args };
  return { n: n++, kind: "event", time: 0, says, cause: "", because: null, seat: null, name: "", at: null };
}

const fight = (seat: number, target_seat: number, left: number): LogLine[] => [
  line("attacked", { seat, number: 1, card: "tesla_trooper", target_seat, target_number: 2, target_card: "ore_depot" }),
  line("damaged", { seat: target_seat, number: 2, card: "ore_depot", n: 2, left }),
  ...(left ? [] : [line("destroyed", { seat: target_seat, number: 2, card: "ore_depot", to: "discard" })]),
];
const purchase = (seat: number): LogLine[] => [
  line("spent", { seat, labor: 3, construction: 0, brass: 0, reason: "buy" }),
  line("bought", { seat, card: "manager", source: "L2", to: seat }),
  line("filled", { row: "labor", slot: 2, card: "clerk" }),
];
const turn = (seat: number): LogLine => line("turn", { seat, turn: 1, round: 2 });
const cleared = (seat: number): LogLine => line("cleared", { seat, cards: "clerk clerk" });
const brass = (seat: number, n: number): LogLine => line("brass", { seat, n, pool: 20, beyond: 0 });

const keys = (log: LogLine[]): string[] =>
  newsOf(sinceLastTurn(log, ME), ME).map(({ says }) => says.key.replace("board-brass-news-", ""));

describe("since the viewer's last turn", () => {
  it("tells what others did between two turns of the viewer, also while the second is played", () => {
    const log = [turn(ME), brass(ME, 9), cleared(ME), turn(OTTO), brass(OTTO, 2), turn(ME), brass(ME, 1)];
    expect(sinceLastTurn(log, ME).map(({ word }) => word)).toEqual(["turn", "brass"]);
  });

  it("puts what hit the viewer first, then Brass, then the rest", () => {
    const log = [cleared(ME), turn(OTTO), ...purchase(OTTO), brass(OTTO, 2), ...fight(OTTO, ME, 1), turn(ME)];
    expect(keys(log)).toEqual(["hit", "brass", "bought"]);
  });

  it("tells a lost card by its destroyer, in one item", () => {
    const [first, ...more] = newsOf(allTold(fight(BEN, ME, 0)), ME);
    expect(first?.says.key).toBe("board-brass-news-felled");
    expect(first?.bad).toBe(true);
    expect(first?.places[0]).toBe("play:0:2");
    expect(more).toEqual([]);
  });

  it("shows the faces of cards that were bought or destroyed, and of no others", () => {
    const faces = (log: LogLine[]) => newsOf(allTold(log), ME).map(({ cards }) => cards);
    expect(faces([...fight(BEN, ME, 0), ...purchase(OTTO), ...purchase(OTTO)])).toEqual([["ore_depot"], ["manager", "manager"]]);
    expect(faces(fight(OTTO, BEN, 0))).toEqual([["ore_depot"]]);
    expect(faces([line("destroyed", { seat: ME, number: 2, card: "ore_depot", to: "discard" })])).toEqual([["ore_depot"]]);
    expect(faces(fight(BEN, ME, 1))).toEqual([[]]);
  });

  it("sums up a company's Brass", () => {
    const [item] = newsOf(allTold([brass(OTTO, 2), brass(OTTO, 3)]), ME);
    expect(item?.says.args).toEqual({ seat: OTTO, n: 5 });
  });

  it("leaves fights of others to the end, and only where something fell", () => {
    expect(keys([cleared(ME), ...fight(OTTO, BEN, 1)])).toEqual([]);
    expect(keys([cleared(ME), ...fight(OTTO, BEN, 0), brass(OTTO, 1)])).toEqual(["brass", "fight"]);
  });

  it("knows what the viewer has bought this turn", () => {
    expect(gotThisTurn([turn(ME), ...purchase(ME)], ME)).toEqual(["manager"]);
    expect(gotThisTurn([turn(ME), ...purchase(ME), cleared(ME), turn(OTTO), ...purchase(OTTO)], ME)).toEqual([]);
  });
});

describe("the big moments", () => {
  it("shows a purchase or a fight within 0.7 seconds", () => {
    const LIMIT = 700;
    for (const seat of [ME, OTTO]) {
      expect(lengthOf(cuesOf(purchase(seat), ME))).toBeLessThanOrEqual(LIMIT);
      const scored = [...fight(seat, BEN, 0), brass(seat, 3)];
      expect(lengthOf(cuesOf(scored, ME))).toBeLessThanOrEqual(LIMIT);
    }
  });

  it("shows a whole turn of a bot within 2.5 seconds, also when it is shown again", () => {
    const plays = Array.from({ length: 8 }, () => line("played", { seat: OTTO, card: "clerk" }));
    const lines = [...plays, ...purchase(OTTO), ...fight(OTTO, ME, 0), brass(OTTO, 2)];
    for (const again of [false, true]) {
      const length = lengthOf(cuesOf(lines, ME, again));
      expect(length).toBeGreaterThan(0);
      expect(length).toBeLessThanOrEqual(LONGEST);
    }
  });

  it("brings a card bought to its owner's discard pile, and a new one from the deck", () => {
    const cues = cuesOf(purchase(ME), ME).map(({ kind, from, to }) => [kind, from, to]);
    expect(cues).toEqual([
      ["card", "row:L2", "discard:0"],
      ["deal", "deck:labor", "row:L2"],
    ]);
  });

  it("lets a blow land only when the attacker has reached its target", () => {
    const [lunge, ...blows] = cuesOf(fight(OTTO, ME, 1), ME);
    expect(lunge?.kind).toBe("lunge");
    for (const blow of blows) expect(blow.delay).toBeGreaterThanOrEqual(lunge?.lasts ?? 0);
  });

  it("shows again one thing after the other", () => {
    const [first, second] = cuesOf([...purchase(OTTO), ...purchase(BEN)], ME, true).filter(({ kind }) => kind === "card");
    expect(second?.delay).toBeGreaterThan((first?.delay ?? 0) + (first?.lasts ?? 0));
  });
});
