/**
 * What characters say at a table: which line, and when it may be heard.
 *
 * Decided here, from lines of the log that everybody sees and what the game says they mean (its cues),
 * so a server and the site without one need nothing more. Nothing of it is kept.
 */

import { characterOf } from "../../lib/players";
import type { Characters, Cue, LogLine, SeatInfo } from "../../lib/protocol";
import type { Language } from "../../lib/words.svelte";

export type Occasion = "start" | "gain" | "hurt" | "you" | "end";

/** Somebody's turn to speak. */
export interface Utterance {
  seat: number;
  occasion: Occasion;
}

/** Turns before a character may repeat a line. */
const SAME_AGAIN = 6;

export function lineOf(found: Characters, seats: SeatInfo[], { seat, occasion }: Utterance, language: Language): string {
  const detail = found.characters.find((each) => each.character === characterOf(seats[seat]));
  return detail?.lines?.[occasion]?.[language] ?? "";
}

/** Who wants to say what: one line a turn and character at most. */
export class Script {
  #turn = 0;
  /** By seat, the turn it spoke in last. */
  #spoke = new Map<number, number>();
  /** The turn in which somebody said something last, by seat and occasion. */
  #said = new Map<string, number>();

  constructor(readonly cues: Cue[]) {}

  /** What is said about new lines of the log; of several things the first. */
  hear(lines: LogLine[], seats: SeatInfo[]): Utterance | null {
    let found: Utterance | null = null;
    for (const line of lines) {
      if (line.kind !== "event") continue;
      for (const cue of this.cues) {
        if (cue.key !== line.says.key) continue;
        if (cue.what === "turn") this.#turn++;
        else found ??= this.#about(cue, line, seats);
      }
    }
    return found;
  }

  /** One that speaks at the start: the first character at the table. */
  begin(seats: SeatInfo[]): Utterance | null {
    return this.#may(seats.find((seat) => characterOf(seat))?.seat ?? -1, "start");
  }

  #about(cue: Cue, line: LogLine, seats: SeatInfo[]): Utterance | null {
    const args = line.says.args ?? {};
    if (cue.figure && Number(args[cue.figure] ?? 0) < cue.least) return null;
    const seat = seats[Number(args[cue.of])];
    if (!seat) return null;
    if (characterOf(seat)) return this.#may(seat.seat, cue.what as Occasion);
    // A person has done well: whoever sits next remarks on it.
    if (cue.what !== "gain" || seat.kind !== "person") return null;
    const after = [...seats.slice(seat.seat + 1), ...seats.slice(0, seat.seat)];
    return this.#may(after.find((each) => characterOf(each))?.seat ?? -1, "you");
  }

  #may(seat: number, occasion: Occasion): Utterance | null {
    const key = `${seat} ${occasion}`;
    if (seat < 0 || this.#spoke.get(seat) === this.#turn) return null;
    if (this.#turn - (this.#said.get(key) ?? -SAME_AGAIN) < SAME_AGAIN) return null;
    this.#spoke.set(seat, this.#turn);
    this.#said.set(key, this.#turn);
    return { seat, occasion };
  }
}

/** At the end a winner speaks, else the first character. */
export function lastWord(winners: number[], seats: SeatInfo[]): Utterance | null {
  const speakers = seats.filter((seat) => characterOf(seat));
  const speaker = speakers.find(({ seat }) => winners.includes(seat)) ?? speakers[0];
  return speaker ? { seat: speaker.seat, occasion: "end" } : null;
}
