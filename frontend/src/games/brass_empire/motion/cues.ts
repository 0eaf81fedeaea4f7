/**
 * The big moments: what moves over the table when these events have happened, from where to where, when.
 *
 * A place is named as spots are (`row:L3`, `play:1:2`, `hand:clerk`, `played:clerk`), or is one of `pool`,
 * `score:1`, `coin:labor`, `deck:labor`, `deck:own`, `discard:1`, `company:1`. Times are milliseconds.
 */

import type { LogLine } from "../../../lib/protocol";
import { allTold, type Told } from "../log/events";
import { inPlay, inRow, inZone } from "../board/spots";

export type CueKind =
  /** A card that flies. */
  | "card"
  /** A card somebody else plays: held up beside their company. */
  | "show"
  /** A sign that flies. */
  | "pip"
  /** Words that rise and fade. */
  | "rise"
  /** A unit darts at its target and comes back. */
  | "lunge"
  | "shake"
  /** A card that was destroyed: it shakes and goes to the discard pile. */
  | "wreck"
  /** A card turned up from a deck to its place. */
  | "deal"
  /** The scaffold falls from a building. */
  | "fall"
  /** Something new stands up at its place. */
  | "stand";

export interface Cue {
  kind: CueKind;
  card: string;
  /** A pip's kind, words that rise, or which of several cards alike is dealt. */
  text: string;
  from: string;
  to: string;
  delay: number;
  lasts: number;
}

const PLAY = 220;
const STAGGER = 80;
const PIP = 200;
const BUY = 360;
const DEAL = 240;
const BRASS = 300;
const LUNGE = 160;
const SHAKE = 120;
const RISE = 500;
const WRECK = 300;
const STAND = 300;
const FALL = 350;
const SHOW = 420;
const SWEEP = 30;
const MOST_PIPS = 3;
const MOST_CUES = 40;
const MOST_AGAIN = 120;
/** A bot's turn is shown within this. */
export const LONGEST = 2500;

interface Clock {
  cues: Cue[];
  /** When the next thing begins. */
  at: number;
  /** Between things that follow each other when they are shown again. */
  pause: number;
  /** Where the card that works now is. */
  source: string;
  /** The blow of a fight lands then. */
  blow: number;
  viewer: number;
}

type Teller = (event: Told, clock: Clock) => void;

function cue(clock: Clock, kind: CueKind, from: string, to: string, lasts: number, more: Partial<Cue> = {}): void {
  clock.cues.push({ kind, card: "", text: "", from, to, delay: clock.at, lasts, ...more });
}

const at = (event: Told): string => inPlay(event.seat, Math.max(event.number, 0));
const cardsOf = (event: Told): string[] => event.text("cards").split(" ").filter(Boolean);
const ownOf = (event: Told, clock: Clock): boolean => event.seat === clock.viewer;

const play: Teller = (event, clock) => {
  const stays = event.number > 0;
  const to = stays ? at(event) : inZone("played", event.card);
  clock.source = to;
  if (ownOf(event, clock)) cue(clock, "card", inZone("hand", event.card), to, PLAY, { card: event.card });
  else cue(clock, "show", `company:${event.seat}`, to, SHOW, { card: event.card });
  if (stays) cue(clock, "stand", to, to, STAND, { delay: clock.at + PLAY / 2 });
  clock.at += STAGGER;
};

const gained: Teller = (event, clock) => {
  if (!ownOf(event, clock)) return;
  for (const kind of ["labor", "construction"]) {
    const n = Math.min(Math.max(event.figure(kind), 0), MOST_PIPS);
    for (let each = 0; each < n; each++) {
      const delay = clock.at + STAGGER + each * (STAGGER / 2);
      cue(clock, "pip", clock.source, `coin:${kind}`, PIP, { text: kind, delay });
    }
  }
};

const brass: Teller = (event, clock) => {
  const start = Math.max(clock.at, clock.blow);
  for (let each = 0; each < Math.min(event.n, MOST_PIPS); each++) {
    cue(clock, "pip", "pool", `score:${event.seat}`, BRASS, { text: "brass", delay: start + each * (STAGGER / 2) });
  }
  clock.at = Math.max(clock.at, start) + STAGGER;
};

const taken =
  (home: (event: Told) => string): Teller =>
  (event, clock) => {
    const source = event.text("source") || event.text("place");
    const from = source === "reserve" ? inZone("reserve", event.card) : inRow(source);
    cue(clock, "card", from, home(event), BUY, { card: event.card });
    clock.at += STAGGER;
  };

const filled: Teller = (event, clock) => {
  const row = event.text("row");
  const place = inRow(`${row === "labor" ? "L" : "D"}${event.figure("slot")}`);
  // Together with the card that makes room for it, it still is one purchase.
  cue(clock, "deal", `deck:${row}`, place, DEAL, { card: event.card, delay: clock.at + BUY / 2 - STAGGER });
  clock.at += STAGGER;
};

const attacked: Teller = (event, clock) => {
  const target =
    event.word === "raided"
      ? `company:${event.figure("target_seat")}`
      : inPlay(event.figure("target_seat"), event.figure("target_number"));
  cue(clock, "lunge", at(event), target, LUNGE, { card: event.card });
  clock.at += LUNGE;
  if (event.word === "raided") cue(clock, "rise", target, target, RISE, { text: `−${event.n}` });
};

const damaged: Teller = (event, clock) => {
  if (event.figure("left") > 0 || event.number === 0) cue(clock, "shake", at(event), at(event), SHAKE);
  cue(clock, "rise", at(event), at(event), RISE, { text: `−${event.n}` });
  clock.blow = clock.at + SHAKE;
};

const wrecked: Teller = (event, clock) => {
  const delay = Math.max(clock.at, clock.blow - SHAKE);
  cue(clock, "wreck", at(event), `discard:${event.seat}`, SHAKE + WRECK, { card: event.card, delay });
};

const lost: Teller = (event, clock) => {
  cue(clock, "rise", `score:${event.seat}`, `score:${event.seat}`, RISE, { text: `−${event.n}` });
  const to = event.figure("to");
  if (to >= 0) cue(clock, "pip", `score:${event.seat}`, `score:${to}`, BRASS, { text: "brass" });
};

const cleared: Teller = (event, clock) => {
  if (!ownOf(event, clock)) return;
  cardsOf(event).forEach((card, n) => {
    cue(clock, "card", inZone("played", card), `discard:${event.seat}`, PLAY, { card, delay: clock.at + n * SWEEP });
  });
};

const drawn: Teller = (event, clock) => {
  const cards = cardsOf(event);
  cards.forEach((card, n) => {
    const copy = cards.slice(0, n).filter((other) => other === card).length;
    const more = { card, text: String(copy), delay: clock.at + n * STAGGER };
    cue(clock, "deal", "deck:own", inZone("hand", card), DEAL, more);
  });
};

const discards = (event: Told): string => `discard:${event.seat}`;

const TELLERS: Record<string, Teller> = {
  played: play,
  mobilized: play,
  laid: (event, clock) => {
    // One's own is told once more, by name.
    if (!ownOf(event, clock)) play(event, clock);
  },
  "laid-seen": play,
  gained,
  brass,
  restored: (event, clock) =>
    cue(clock, "rise", `score:${event.seat}`, `score:${event.seat}`, RISE, { text: `+${event.n}` }),
  bought: taken((event) => `discard:${event.figure("to")}`),
  acquired: taken((event) => {
    const to = event.text("to");
    if (to === "hand") return `company:${event.seat}`;
    return to === "deck" ? `deck:${event.seat}` : discards(event);
  }),
  "ai-took": taken(() => "company:1"),
  filled,
  attacked,
  raided: attacked,
  damaged,
  destroyed: wrecked,
  demolished: wrecked,
  "platform-destroyed": (event, clock) => cue(clock, "stand", inPlay(event.seat, 0), inPlay(event.seat, 0), STAND),
  rebuilt: (event, clock) => cue(clock, "stand", inPlay(event.seat, 0), inPlay(event.seat, 0), STAND),
  flipped: (event, clock) => {
    clock.source = at(event);
    cue(clock, "fall", at(event), at(event), FALL);
  },
  mined: (event, clock) => {
    clock.source = at(event);
    cue(clock, "lunge", at(event), "pool", LUNGE, { card: event.card });
    clock.blow = clock.at + LUNGE / 2;
  },
  used: (event, clock) => (clock.source = at(event)),
  acted: (event, clock) => {
    clock.source = at(event);
    cue(clock, "shake", at(event), at(event), SHAKE);
  },
  "lost-brass": lost,
  cleared,
  "drew-seen": drawn,
};

/** What one update looks like, or what is shown again: a turn takes no longer than `LONGEST`. */
export function cuesOf(lines: LogLine[], viewer: number, again = false): Cue[] {
  const clock: Clock = { cues: [], at: 0, pause: again ? PLAY : 0, source: `company:${viewer}`, blow: 0, viewer };
  let turns = 1;
  for (const event of allTold(lines)) {
    const before = clock.cues.length;
    const teller = TELLERS[event.word];
    if (again && STARTS.has(event.word)) begin(clock);
    if (event.word === "turn") turns++;
    teller?.(event, clock);
    if (clock.cues.length > (again ? MOST_AGAIN : MOST_CUES)) {
      clock.cues.length = before;
      break;
    }
  }
  return hurried(clock.cues, again ? turns * LONGEST : LONGEST);
}

/** Shown again, one thing follows the other. */
const STARTS = new Set(["played", "mobilized", "laid", "bought", "acquired", "attacked", "raided", "mined", "acted", "ai-took"]);

function begin(clock: Clock): void {
  const end = Math.max(0, ...clock.cues.filter(({ kind }) => kind !== "rise").map(({ delay, lasts }) => delay + lasts));
  clock.at = clock.cues.length ? end + clock.pause : 0;
  clock.blow = 0;
}

export const lengthOf = (cues: Cue[]): number => Math.max(0, ...cues.map(({ delay, lasts }) => delay + lasts));

/** The same within a limit: everything faster. */
export function hurried(cues: Cue[], limit: number): Cue[] {
  const length = lengthOf(cues);
  if (length <= limit) return cues;
  const factor = limit / length;
  return cues.map((each) => ({ ...each, delay: each.delay * factor, lasts: each.lasts * factor }));
}
