/**
 * The live connection to one table: a socket that is opened again when it breaks, and plain requests
 * where sockets do not get through.
 *
 * A command is kept until it is acknowledged and sent again, with the same id, on every new connection;
 * the table carries an id out once. The first update of a connection carries the whole snapshot, those
 * after it what has changed.
 */

import { api, Trouble } from "./api";
import type { Socket } from "../transport";
import { Parts } from "./parts.svelte";
import type {
  Ack,
  Change,
  Command,
  FromTable,
  LogLine,
  Problem,
  Signal,
  Snapshot,
  Update,
} from "./protocol";

/** A command without its id, which is given here. */
export type Wish = Command extends infer C ? (C extends Command ? Omit<C, "id"> : never) : never;

/** connecting: for the first time · live · waiting: for the next try · polling: without websocket · ended: for good */
export type Connection = "connecting" | "live" | "waiting" | "polling" | "ended";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 5_000;
const FAILURES_BEFORE_POLLING = 3;
const SILENCE_BEFORE_PING = 25_000;
/** An answer should have come long before. */
const OVERDUE = 3_000;
/** After this long without an answer to a ping the reader is told. */
const SILENCE_BEFORE_TELLING = 2_000;
const SILENCE_BEFORE_GIVING_UP = 10_000;
const SHORTEST_POLL = 200;
const FOR_GOOD = [401, 403, 404, 410];
/** The table lets eight updates be under way; to answer each one of them would be half of all that is sent. */
const SEEN_EVERY = 4;

interface Sent {
  command: Command;
  resolve(ack: Ack): void;
}

const OPEN = 1;

export class LiveTable {
  /** Null before the first; then always the same object, of which each part changes by itself. */
  #snapshot = $state.raw<Snapshot | null>(null);
  /** The viewer's log as far as it has been fetched; lines before its first are with the table. */
  log = $state.raw<LogLine[]>([]);
  connection = $state<Connection>("connecting");
  /** Why the connection ended, when it did. */
  problem = $state.raw<Problem | null>(null);
  /** Commands without an answer yet. */
  unanswered = $state(0);
  /** The connection has not broken, but the table says nothing though asked. */
  #silent = $state(false);

  /** Called once, with the first snapshot. */
  first: ((snapshot: Snapshot) => void) | null = null;

  readonly table: string;
  #position = new Parts<Snapshot>();
  #picture = new Parts<object>();
  #connectTo: typeof api.live;
  #socket: Socket | null = null;
  #sent = new Map<string, Sent>();
  #opened = false;
  #failures = 0;
  #unsaid = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #poll: AbortController | null = null;

  constructor(table: string, connect = api.live) {
    this.table = table;
    this.#connectTo = connect;
  }

  get snapshot(): Snapshot | null {
    return this.#snapshot;
  }
  set snapshot(snapshot: Snapshot) {
    this.#position.replace({ ...snapshot, picture: this.#drawn(snapshot.picture) });
    this.#snapshot = this.#position.whole;
  }

  /** Whether the table cannot be reached just now. */
  get away(): boolean {
    return this.connection === "waiting" || this.#silent;
  }

  open(): void {
    if (this.#opened) return;
    this.#opened = true;
    window.addEventListener("online", this.#hurry);
    window.addEventListener("offline", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#connect();
  }

  close(): void {
    window.removeEventListener("online", this.#hurry);
    window.removeEventListener("offline", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#end(null);
  }

  /** Send a command; answers when the table has carried it out or refused it. */
  send(wish: Wish): Promise<Ack> {
    const command = { ...wish, id: newId() } as Command;
    if (this.connection === "ended") return Promise.resolve(failed(command.id, this.problem));
    return new Promise((resolve) => {
      this.#sent.set(command.id, { command, resolve });
      this.unanswered = this.#sent.size;
      this.#transmit(command);
    });
  }

  /** The lines before those that are here. */
  async earlier(count = 200): Promise<void> {
    const first = this.log[0]?.n ?? 0;
    if (first === 0 || !this.snapshot) return;
    const start = Math.max(0, first - count);
    const lines = await api.log(this.table, this.snapshot.you.viewer, start, first);
    if (this.log[0]?.n === first) this.log = [...lines, ...this.log];
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const socket = this.#connectTo(this.table, this.#reached());
    this.#socket = socket;
    this.#unsaid = 0;
    let opened = false;
    socket.onopen = () => {
      opened = true;
      this.#failures = 0;
      this.connection = "live";
      for (const { command } of this.#sent.values()) this.#transmit(command);
      this.#expectWord();
    };
    socket.onmessage = ({ data }) => {
      this.#take(JSON.parse(data) as FromTable);
      this.#expectWord();
    };
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      void this.#lost(opened);
    };
  }

  /** What the page has, so that the table sends only what follows. */
  #reached(): string {
    const last = this.log.at(-1);
    const query = new URLSearchParams({
      after: String(this.snapshot?.version ?? 0),
      lines: String(last ? last.n + 1 : 0),
      changes: "1",
    });
    if (this.snapshot) query.set("seat", String(this.snapshot.you.viewer));
    return query.toString();
  }

  async #lost(wasOpen: boolean): Promise<void> {
    clearTimeout(this.#timer);
    this.#silent = false;
    if (this.snapshot) this.connection = "waiting";
    if (!wasOpen) {
      this.#failures++;
      // A browser does not say why a websocket was refused; a plain request does.
      const answers = await this.#answersRequests();
      if (this.connection === "ended") return;
      if (answers && this.#failures >= FAILURES_BEFORE_POLLING) return this.#startPolling();
    }
    const wait = Math.min(FIRST_WAIT * 2 ** this.#failures, LONGEST_WAIT);
    // Pages that lost the same server do not all come back in the same instant.
    this.#timer = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  /** Whether the server is there at all; it may also say that the table is gone for good. */
  async #answersRequests(): Promise<boolean> {
    try {
      await api.summary(this.table);
    } catch (trouble) {
      const problem = trouble instanceof Trouble ? trouble.problem : null;
      if (problem && FOR_GOOD.includes(problem.status)) this.#end(problem);
      return false;
    }
    return true;
  }

  /** On line, off line or back on screen: try at once, or make sure the connection still stands. */
  #hurry = (): void => {
    if (document.visibilityState === "hidden") return;
    if (this.#socket?.readyState === OPEN) this.#ping();
    else if (this.connection === "waiting" && !this.#socket) this.#connect();
  };

  #expectWord(): void {
    if (!this.#socket) return;
    clearTimeout(this.#timer);
    this.#silent = false;
    this.#timer = setTimeout(() => this.#ping(), this.#sent.size ? OVERDUE : SILENCE_BEFORE_PING);
  }

  #ping(): void {
    clearTimeout(this.#timer);
    this.#signal({ type: "ping" });
    const socket = this.#socket;
    const giveUp = (): void => {
      if (!socket || this.#socket !== socket) return;
      this.#socket = null;
      socket.close();
      void this.#lost(true);
    };
    this.#timer = setTimeout(() => {
      this.#silent = true;
      this.#timer = setTimeout(giveUp, SILENCE_BEFORE_GIVING_UP - SILENCE_BEFORE_TELLING);
    }, SILENCE_BEFORE_TELLING);
  }

  #take(message: FromTable): void {
    if (message.type === "update") this.#shown(message);
    else if (message.type === "change") this.#changed(message);
    else if (message.type === "ack") this.#answer(message);
    else if (message.type === "farewell") this.#end(message.problem);
  }

  #shown(update: Update): void {
    this.#show(update);
    this.#saw(update.snapshot.version);
  }

  #changed({ version, snapshot, picture, log_from, log }: Change): void {
    this.#takeLines(log_from, log);
    const whole = "picture" in snapshot ? { ...snapshot, picture: this.#drawn(snapshot.picture) } : snapshot;
    this.#position.change(whole);
    this.#picture.change(picture);
    this.#saw(version);
  }

  #show(update: Update): void {
    this.#takeLines(update.log_from, update.log);
    this.snapshot = update.snapshot;
    this.first?.(update.snapshot);
    this.first = null;
  }

  #takeLines(from: number, lines: LogLine[]): void {
    const kept = this.log.filter((line) => line.n < from);
    if (lines.length || kept.length < this.log.length) this.log = [...kept, ...lines];
  }

  #drawn(picture: unknown): unknown {
    if (typeof picture !== "object" || picture === null) return picture;
    this.#picture.replace(picture);
    return this.#picture.whole;
  }

  #saw(version: number): void {
    if (++this.#unsaid < SEEN_EVERY) return;
    this.#unsaid = 0;
    this.#signal({ type: "seen", version });
  }

  #answer(ack: Ack): void {
    const sent = this.#sent.get(ack.id);
    if (!sent) return;
    this.#sent.delete(ack.id);
    this.unanswered = this.#sent.size;
    sent.resolve(ack);
  }

  #transmit(command: Command): void {
    if (this.#socket?.readyState === OPEN) {
      this.#socket.send(JSON.stringify(command));
      if (!this.#silent) this.#expectWord();
    } else if (this.connection === "polling") void this.#post(command);
  }

  #signal(signal: Signal): void {
    if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify(signal));
  }

  #end(problem: Problem | null): void {
    clearTimeout(this.#timer);
    this.#silent = false;
    this.connection = "ended";
    this.problem = problem;
    this.#poll?.abort();
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    for (const id of [...this.#sent.keys()]) this.#answer(failed(id, problem));
  }

  // --- without a websocket -----------------------------------------------------------------------

  async #startPolling(): Promise<void> {
    this.connection = "polling";
    this.#poll = new AbortController();
    const { signal } = this.#poll;
    for (const { command } of this.#sent.values()) void this.#post(command);
    while (this.connection === "polling") {
      try {
        const update = await api.updates(this.table, this.#reached(), signal);
        if (update) this.#show(update);
        // A server that does not let polls wait must not be overrun.
        await new Promise((resolve) => setTimeout(resolve, SHORTEST_POLL));
      } catch (trouble) {
        if (signal.aborted) return;
        return this.#pollingFailed(trouble);
      }
    }
  }

  #pollingFailed(trouble: unknown): void {
    const problem = trouble instanceof Trouble ? trouble.problem : null;
    if (problem && FOR_GOOD.includes(problem.status)) return this.#end(problem);
    this.connection = "waiting";
    // The server may be back with websockets: begin again from there.
    this.#failures = 0;
    this.#timer = setTimeout(() => this.#connect(), LONGEST_WAIT / 2);
  }

  async #post(command: Command): Promise<void> {
    try {
      this.#answer(await api.command(this.table, command));
    } catch (trouble) {
      const problem = trouble instanceof Trouble ? trouble.problem : null;
      // Unreachable: it stays among the sent and goes out again with the next connection.
      if (problem && problem.status >= 400) this.#answer(failed(command.id, problem));
    }
  }
}

function failed(id: string, problem: Problem | null): Ack {
  const unknown: Problem = { code: "unreachable", status: 0, says: { key: "page-unreachable" } };
  return {
    type: "ack",
    id,
    ok: false,
    version: 0,
    refused: null,
    problem: problem ?? unknown,
    lines: [],
    token: "",
    table: "",
    action: null,
  };
}

/** Not crypto.randomUUID, which browsers have on secure addresses only; a friend's page may be on plain HTTP. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
