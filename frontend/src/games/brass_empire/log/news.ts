/** Since the viewer's last turn, in brief: what hit them, then who got Brass, then the rest. */

import type { LogLine, Message } from "../../../lib/protocol";
import type { Told } from "./events";
import { inPlay } from "../board/spots";

export interface Item {
  says: Message;
  /** Whose doing it is; -1: nobody's. */
  seat: number;
  /** It hurt the viewer. */
  bad: boolean;
  /** The spots it speaks of, the most telling first. */
  places: string[];
  /** Bought or destroyed: their faces are shown. */
  cards: string[];
  /** What to show again. */
  lines: LogLine[];
}

type Args = Record<string, string | number>;

const says = (what: string, args: Args): Message => ({ key: `board-brass-news-${what}`, args });
const AI = 1;

/** An attack and what came of it: the events up to the next thing somebody does. */
const FOLLOWS = new Set(["damaged", "destroyed", "platform-destroyed", "brass", "restored", "lost-brass", "effect"]);

/** Events grouped by what set them off. */
function deeds(events: Told[]): Told[][] {
  const found: Told[][] = [];
  for (const event of events) {
    if (FOLLOWS.has(event.word) && found.length) found.at(-1)?.push(event);
    else found.push([event]);
  }
  return found;
}

export function newsOf(events: Told[], viewer: number): Item[] {
  const groups = deeds(events);
  const hits = groups.flatMap((group) => blows(group, viewer));
  const last = events.filter(({ word }) => word === "last-round").map((event) => item("last", event, {}, [], [event]));
  const fights = groups.flatMap((group) => strangers(group, viewer));
  return [...hits, ...last, ...takings(events, viewer), ...fights, ...purchases(events, viewer), ...arrivals(events, viewer)];
}

function item(what: string, by: Told | null, args: Args, places: string[], from: Told[], bad = false): Item {
  return { says: says(what, args), seat: by?.seat ?? -1, bad, places, cards: [], lines: from.map(({ line }) => line) };
}

/** What a group of events did to the viewer. */
function blows(group: Told[], viewer: number): Item[] {
  const [first] = group;
  if (!first) return [];
  const fight = first.word === "attacked" ? first : null;
  if (first.word === "raided" && first.figure("target_seat") === viewer) {
    return [item("raided", first, { seat: first.seat, card: first.card, n: first.n }, [`company:${viewer}`], group, true)];
  }
  return group.flatMap((event): Item[] => {
    if (event.seat !== viewer) return [];
    const place = inPlay(viewer, Math.max(0, event.number));
    const lost = event.word === "damaged" && event.figure("left") <= 0;
    if (event.word === "damaged" && fight && fight.seat !== viewer) {
      const args = { seat: fight.seat, card: fight.card, target: event.card, left: event.figure("left") };
      const told = item(lost ? "felled" : "hit", fight, args, [place, inPlay(fight.seat, fight.number)], group, true);
      return [{ ...told, cards: lost ? [event.card] : [] }];
    }
    if (event.word === "damaged" && !lost) {
      return [item("hurt", null, { target: event.card, n: event.n, left: event.figure("left") }, [place], group, true)];
    }
    if (event.word === "destroyed" && !fight) {
      return [{ ...item("destroyed", null, { target: event.card }, [place], group, true), cards: [event.card] }];
    }
    if (event.word === "lost-brass") return [item("lost", null, { n: event.n }, [`company:${viewer}`], group, true)];
    if (event.word === "discarded") return [item("discarded", null, { card: event.card }, [`discard:${viewer}`], group, true)];
    return [];
  });
}

/** Brass of the others, a sum each. */
function takings(events: Told[], viewer: number): Item[] {
  const sums = new Map<number, Told[]>();
  for (const event of events) {
    if (!["brass", "restored"].includes(event.word) || event.seat === viewer) continue;
    sums.set(event.seat, [...(sums.get(event.seat) ?? []), event]);
  }
  return [...sums].map(([seat, from]) => {
    const n = from.reduce((sum, event) => sum + event.n, 0);
    return item("brass", from[0] ?? null, { seat, n }, [`company:${seat}`], from);
  });
}

/** Cards that others destroyed among themselves. */
function strangers(group: Told[], viewer: number): Item[] {
  const [first] = group;
  if (first?.word !== "attacked" || first.seat === viewer || first.figure("target_seat") === viewer) return [];
  const owner = first.figure("target_seat");
  const fell = group.some(({ word, seat }) => ["destroyed", "platform-destroyed"].includes(word) && seat === owner);
  if (!fell) return [];
  const args = { seat: first.seat, owner, target: first.text("target_card") };
  return [{ ...item("fight", first, args, [`company:${owner}`], group), cards: [first.text("target_card")] }];
}

function purchases(events: Told[], viewer: number): Item[] {
  const bought = new Map<number, Told[]>();
  for (const event of events) {
    const seat = event.word === "ai-took" ? AI : event.seat;
    if (!["bought", "acquired", "ai-took"].includes(event.word) || seat === viewer) continue;
    bought.set(seat, [...(bought.get(seat) ?? []), event]);
  }
  return [...bought].map(([seat, from]) => {
    const cards = from.map(({ card }) => card);
    const what = from[0]?.word === "ai-took" ? "took" : "bought";
    return { ...item(what, null, { seat, cards: cards.join(" ") }, [`company:${seat}`], from), seat, cards };
  });
}

/** Units that entered play, and buildings that were completed. */
function arrivals(events: Told[], viewer: number): Item[] {
  return events
    .filter(({ word, seat }) => ["mobilized", "flipped"].includes(word) && seat !== viewer)
    .map((event) => {
      const place = inPlay(event.seat, event.number);
      return item(event.word, event, { seat: event.seat, card: event.card }, [place, `company:${event.seat}`], [event]);
    });
}
