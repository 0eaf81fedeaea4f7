/** One table as its screens share it: the live connection, the choice being made, what is being said. */

import { announcer } from "../lib/announcer.svelte";
import { api } from "../lib/api";
import { choiceOf, refusalOf, sameAction, type PreviewAnswer } from "../lib/board";
import { LiveTable, type Wish } from "../lib/live.svelte";
import type { Ack, Action, Hint, Message, Refused, Snapshot } from "../lib/protocol";
import { SPECTATOR } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { tell } from "../lib/words.svelte";

/** Something the reader must see: why not, or what an action would do. */
export interface Note {
  kind: "refused" | "problem" | "about";
  lines: Message[];
  rule: string;
}

export class TableModel {
  readonly live: LiveTable;
  /** The action that waits to be confirmed, and what it would set off. */
  selected = $state.raw<Action | null>(null);
  selectedSays = $state.raw<Message | null>(null);
  selectedLines = $state.raw<Message[]>([]);
  pointed = $state.raw<Action | null>(null);
  #note = $state.raw<Note | null>(null);
  /** The position the note is about. */
  #notedAt = -1;
  /** The rule the rulebook is open at; empty: at its beginning; null: closed. */
  rule = $state<string | null>(null);
  /** The last line of the log when the viewer moved last; what came after it is news. */
  since = $state(-1);
  /** An answer was given and what follows has not been shown yet. */
  answered = false;
  /** The last answer was not the player's: nothing else was possible. */
  gaveItself = false;
  /** A game that is watched again: nobody acts. */
  readonly replaying: boolean = false;
  /** The hint is open. */
  hinting = $state(false);
  /** What a coach says of the last move, as long as it can be taken back. */
  coaching = $state.raw<Hint | null>(null);
  /** The player wants to hear nothing more at this table. */
  coachQuiet = false;
  #moving = $state(false);
  /** The position the last move has led to: until it is here, a click would answer the one before. */
  #awaited = $state(0);
  #selectedAt = -1;
  /** Where in the log answers gave themselves: taking back goes back over them. */
  #automatic = new Set<number>();
  #sinceOf = "";

  constructor(table: string, live = new LiveTable(table)) {
    this.live = live;
  }

  get snapshot(): Snapshot | null {
    return this.live.snapshot;
  }
  /** Why not, or what would happen: about this position only. */
  get note(): Note | null {
    return this.#note;
  }
  set note(note: Note | null) {
    this.#note = note;
    this.#notedAt = this.snapshot?.at ?? -1;
  }

  get busy(): boolean {
    return this.#moving || (this.snapshot?.version ?? 0) < this.#awaited;
  }

  /** What news is headed by: who only watches has no move of their own. */
  get newsHeading(): string {
    return this.snapshot?.you.viewer === SPECTATOR ? "page-latest" : "page-since";
  }

  /** The question if the viewer must answer it. */
  get asked(): boolean {
    return this.snapshot?.question?.yours ?? false;
  }

  /** Hot-seat: another of the player's seats that is asked while this one is not. */
  get handOver(): number | null {
    const snapshot = this.snapshot;
    if (snapshot?.stage !== "playing" || !snapshot.question) return null;
    const { you, question } = snapshot;
    if (question.yours || (you.seats.length < 2 && you.viewer !== SPECTATOR)) return null;
    return you.seats.find((seat) => seat !== you.viewer && question.waiting.includes(seat)) ?? null;
  }

  choose = (action: Action, says: Message | null = null): void => {
    const question = this.snapshot?.question ?? null;
    const choice = choiceOf(question, action);
    const refusal = refusalOf(question, choice);
    if (refusal) return this.#refuse(refusal);
    if (this.busy || !question?.yours) return;
    this.note = null;
    if (sameAction(this.selected, action)) return this.confirm();
    const ask = settings.confirm;
    if (ask === "always" || (ask === "marked" && choice?.marked)) void this.#select(action, choice?.says ?? says);
    else void this.move(action);
  };

  /** Have an action confirmed that nobody would want by mistake. */
  ask = (action: Action, says: Message, ...lines: Message[]): void => {
    if (this.busy || !this.asked) return;
    this.note = null;
    if (sameAction(this.selected, action)) return this.confirm();
    this.selected = action;
    this.selectedSays = says;
    this.selectedLines = lines;
    this.#selectedAt = this.snapshot?.at ?? -1;
    this.announce(lines.map(tell).join(" "));
  };

  confirm = (): void => {
    if (this.selected) void this.move(this.selected);
  };

  cancel = (): void => {
    this.selected = null;
    this.selectedLines = [];
  };

  point = (action: Action | null): void => {
    this.pointed = action;
  };

  explain = (action: Action): void => {
    const question = this.snapshot?.question ?? null;
    const choice = choiceOf(question, action);
    const refusal = refusalOf(question, choice);
    if (refusal) this.#refuse(refusal);
    else void this.#describe(action);
  };

  preview = async (action: Action): Promise<PreviewAnswer> => {
    const seat = this.snapshot?.you.viewer ?? SPECTATOR;
    if (seat === SPECTATOR) return { refused: null, lines: [] };
    const ack = await this.live.send({ type: "preview", seat, action });
    return { refused: ack.refused ?? null, lines: ack.lines ?? [] };
  };

  openRule = (rule: string): void => {
    this.rule = rule;
  };

  announce = (text: string, urgent = false): void => announcer.say(text, urgent);

  async move(action: Action, quietly = false): Promise<Ack | null> {
    const snapshot = this.snapshot;
    if (!snapshot || this.busy) return null;
    if (!quietly) this.gaveItself = false;
    const { you, at } = snapshot;
    this.#moving = true;
    const last = this.live.log.at(-1)?.n ?? -1;
    const ack = await this.live.send({ type: "move", seat: you.viewer, at, action });
    this.#moving = false;
    if (ack.ok) {
      this.#await(ack.version);
      this.#noteMoved(last);
      this.answered = true;
      if (snapshot.coach && !quietly && !this.coachQuiet) void this.#hearCoach(you.viewer);
    }
    if (!quietly) this.#show(ack);
    this.cancel();
    return ack;
  }

  /** Give the only answer there is; not again once it has been taken back. */
  async answerItself(action: Action): Promise<void> {
    const at = this.snapshot?.at ?? -1;
    if (this.busy || this.#automatic.has(at)) return;
    this.#automatic.add(at);
    this.gaveItself = true;
    // Another page of the same player may have been quicker: that is nothing to report.
    await this.move(action, true);
  }

  async undo(): Promise<void> {
    const snapshot = this.snapshot;
    if (!snapshot) return;
    this.cancel();
    const { at, you } = snapshot;
    const ack = await this.command({ type: "undo", seat: you.viewer, at });
    // The move taken back was nobody's choice: the one before it is meant.
    const again = snapshot.at < at && this.#automatic.has(snapshot.at) && snapshot.undo?.possible;
    if (ack.ok && again) await this.undo();
  }

  /** Open or close the hint, or say why there is none at this table. */
  askHint = (): void => {
    const { snapshot } = this;
    if (!snapshot || !this.asked || snapshot.lesson) return;
    this.note = null;
    if (snapshot.hints) this.hinting = !this.hinting;
    else this.note = { kind: "about", lines: [{ key: "page-hint-off" }], rule: "" };
    if (this.note) this.announce(this.note.lines.map(tell).join(" "));
  };

  /** Answer certain questions in advance from now on, or no longer. */
  async order(order: string, on: boolean): Promise<void> {
    await this.command({ type: "order", seat: this.snapshot?.you.viewer ?? SPECTATOR, order, on });
  }

  /** In a lesson: go on, choose an option, be shown the move. */
  async guide(what: "next" | "option" | "show", option = ""): Promise<void> {
    await this.#guide(what, option);
  }

  /** In a lesson: ask for a hint, and the move it is about. */
  async advise(): Promise<{ lines: Message[]; action: Action | null }> {
    const ack = await this.#guide("hint");
    return { lines: ack.lines ?? [], action: ack.action ?? null };
  }

  async #guide(what: "next" | "option" | "show" | "hint", option = ""): Promise<Ack> {
    this.cancel();
    this.note = null;
    return this.command({ type: "guide", what, option });
  }

  /** A command of any other kind; what is wrong with it is shown. */
  async command(wish: Wish): Promise<Ack> {
    const ack = await this.live.send(wish);
    this.#show(ack);
    return ack;
  }

  /** A choice for a question that is gone is dropped, quietly, and so is what was said about it. */
  keepUp(): void {
    const { at, question, table, you } = this.snapshot ?? {};
    const seat = `${SINCE}.${table}.${you?.viewer}`;
    if (seat !== this.#sinceOf) {
      this.#sinceOf = seat;
      this.since = readSince(seat);
    }
    if (this.selected && (at !== this.#selectedAt || !question?.yours)) this.cancel();
    if (this.#note && at !== this.#notedAt) this.note = null;
    if (!question?.yours) this.hinting = false;
    if (this.coaching && !this.snapshot?.undo?.possible) this.coaching = null;
  }

  async #hearCoach(seat: number): Promise<void> {
    this.coaching = null;
    const said = await api.coach(this.live.table, seat).catch(() => null);
    // Meanwhile there may be nothing left to take back.
    if (said?.hint && this.snapshot?.undo?.possible && this.snapshot.you.viewer === seat) this.coaching = said.hint;
  }

  #await(version: number): void {
    this.#awaited = version;
    // Whatever becomes of the connection, one may act again.
    setTimeout(() => this.#awaited === version && (this.#awaited = 0), PATIENCE);
  }

  #noteMoved(last: number): void {
    this.since = last;
    try {
      sessionStorage.setItem(this.#sinceOf, String(last));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }

  async #select(action: Action, says: Message | null): Promise<void> {
    this.selected = action;
    this.selectedSays = says;
    this.selectedLines = [];
    this.#selectedAt = this.snapshot?.at ?? -1;
    const { refused, lines } = await this.preview(action);
    if (!sameAction(this.selected, action)) return;
    if (refused) {
      this.cancel();
      this.#refuse(refused);
    } else if (lines.length === 0 && settings.confirm === "marked") {
      // Marked, but nothing worth telling comes of it.
      void this.move(action);
    } else {
      this.selectedLines = lines;
      this.announce(lines.map(tell).join(" "));
    }
  }

  async #describe(action: Action): Promise<void> {
    const choice = choiceOf(this.snapshot?.question ?? null, action);
    const { refused, lines } = await this.preview(action);
    if (refused) return this.#refuse(refused);
    const said = [choice?.says, choice?.detail].filter((message) => message != null);
    this.note = { kind: "about", lines: [...said, ...lines], rule: "" };
    this.announce(this.note.lines.map(tell).join(" "));
  }

  #refuse(refusal: Refused): void {
    this.note = { kind: "refused", lines: [refusal.says, refusal.remedy], rule: refusal.rule };
    this.announce(this.note.lines.map(tell).join(" "), true);
  }

  #show(ack: Ack): void {
    if (ack.refused) return this.#refuse(ack.refused);
    if (ack.problem) {
      this.note = { kind: "problem", lines: [ack.problem.says], rule: "" };
      this.announce(tell(ack.problem.says), true);
    }
  }
}

const SINCE = "pithead.since";
const PATIENCE = 500;

function readSince(key: string): number {
  try {
    return Number(sessionStorage.getItem(key) ?? -1);
  } catch {
    return -1;
  }
}
