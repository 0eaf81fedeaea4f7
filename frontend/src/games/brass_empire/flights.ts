/** Which things fly over the table when these events have happened, and from where to where. */

import type { LogLine } from "../../lib/protocol";
import { inPlay, inRow, inZone } from "./spots";

export type Places = Map<string, DOMRect>;

export interface Flight {
  kind: "card" | "brass" | "blow";
  card: string;
  text: string;
  from: DOMRect;
  to: DOMRect;
  /** Milliseconds. */
  lasts: number;
  delay: number;
}

const BUY = 360;
const PLAY = 220;
const BRASS = 300;
const BLOW = 500;
const STAGGER = 80;
const MOST = 8;

type Find = (selector: string) => DOMRect | undefined;

export function flightsOf(lines: LogLine[], before: Places, now: Places, find: Find, viewer: number): Flight[] {
  const flights: Flight[] = [];
  const add = (flight: Partial<Flight>, from: DOMRect | undefined, to: DOMRect | undefined, lasts: number): void => {
    if (!from || !to || flights.length >= MOST) return;
    const delay = flights.length * STAGGER;
    flights.push({ kind: "card", card: "", text: "", ...flight, from, to, lasts, delay });
  };
  const home = (seat: number): DOMRect | undefined =>
    seat === viewer ? find('[data-pile="discard"]') : find(`[data-seat="${seat}"]`);

  for (const line of lines) {
    const { seat, card, source, n, number } = (line.says.args ?? {}) as Record<string, string & number>;
    const word = line.says.key.replace("event-brass-empire-", "");
    if (word === "bought") {
      const from = before.get(source === "reserve" ? inZone("reserve", card ?? "") : inRow(String(source)));
      add({ card: card ?? "" }, from, home(Number(seat)), BUY);
    } else if (word === "played" || word === "mobilized" || word === "laid-seen") {
      const from = before.get(inZone("hand", card ?? ""));
      const to = now.get(inZone("played", card ?? "")) ?? find(".lineup");
      add({ card: card ?? "" }, from, to, PLAY);
    } else if (word === "brass") {
      add({ kind: "brass" }, coin(find("[data-pool]")), coin(find(`[data-brass="${seat}"]`)), BRASS);
    } else if (word === "damaged") {
      const at = before.get(inPlay(Number(seat), Number(number ?? 0)));
      add({ kind: "blow", text: `−${n}` }, at, at, BLOW);
    }
  }
  return flights;
}

/** A coin in the middle of a box. */
function coin(box: DOMRect | undefined): DOMRect | undefined {
  if (!box) return undefined;
  const SIZE = 26;
  return new DOMRect(box.x + box.width / 2 - SIZE / 2, box.y + box.height / 2 - SIZE / 2, SIZE, SIZE);
}
