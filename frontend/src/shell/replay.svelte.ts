/** A game watched again: the table's model with its snapshots taken from any moment of the game. */

import { tick } from "svelte";
import { announcer } from "../lib/announcer.svelte";
import { api, problemOf } from "../lib/api";
import { LiveTable } from "../lib/live.svelte";
import type { Ack, LogLine, Mark, Message, Moment, Replay } from "../lib/protocol";
import { tell } from "../lib/words.svelte";
import { TableModel } from "./model.svelte";
import { endScenes, sceneLeft } from "./stage.svelte";

/** Milliseconds between two steps at speed 1. */
const PACE = 1200;
export const SPEEDS = [0.5, 1, 2, 4, 8];
/** Moments kept, and lines of the log that are shown: more nobody reads. */
const KEPT = 300;
const SHOWN_LINES = 80;
const EARLIER = 200;
const READ_OUT = 5;
/** Speeds from which on big moments are left out, and how long one may keep the next step waiting. */
const TOO_FAST = 4;
const LONGEST_SCENE = 8000;

/** A connection that is none: what its table's parts read is set from outside, and nothing is sent. */
class StillTable extends LiveTable {
  more: (count: number) => Promise<void> = () => Promise.resolve();

  override send(): Promise<Ack> {
    return Promise.resolve({ type: "ack", id: "", ok: false, version: 0 } as Ack);
  }
  override earlier(count = EARLIER): Promise<void> {
    return this.more(count);
  }
}

export type Unit = "step" | "phase" | "turn";

export class ReplayModel extends TableModel {
  /** What there is to see; null until it has come. */
  info = $state.raw<Replay | null>(null);
  /** The moment asked for; the table follows as soon as it has come. */
  at = $state(0);
  eyes = $state("");
  shown = $state.raw<Moment | null>(null);
  playing = $state(false);
  speed = $state(1);
  /** Why this is not what the address asks for. */
  hint = $state.raw<Message | null>(null);
  problem = $state.raw<Message | null>(null);
  override get newsHeading(): string {
    return "page-replay-news";
  }
  override readonly replaying = true;

  readonly #table: string;
  readonly #still: StillTable;
  #moments = new Map<string, Promise<Moment>>();
  /** By eyes, lines of the log by their number. */
  #lines = new Map<string, LogLine[]>();
  #winding = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string) {
    const still = new StillTable(table);
    super(table, still);
    this.#table = table;
    this.#still = still;
    still.connection = "live";
    still.more = (count) => this.#earlier(count);
  }

  get moments(): number[] {
    return this.info?.moments ?? [0];
  }
  get last(): number {
    return this.moments.at(-1) ?? 0;
  }
  /** The place of the moment among all moments. */
  get index(): number {
    return Math.max(0, this.moments.indexOf(this.at));
  }
  get marks(): Mark[] {
    return this.info?.marks ?? [];
  }
  /** Whether the game was over at the moment that is shown. */
  get atEnd(): boolean {
    return this.shown?.snapshot.stage === "over";
  }

  /** Begin where an address says: a moment as text, and eyes. */
  async begin(at: string, eyes: string): Promise<void> {
    await this.renew();
    if (!this.info) return;
    this.eyes = eyes || this.info.own;
    if (/^-?\d{1,9}$/.test(at)) return this.#wind(Number(at));
    const start = this.info.over && !at ? 0 : this.last;
    await this.#wind(start);
    if (at) this.hint = { key: "replay-nearest", args: { wanted: at.slice(0, 20), at: start } };
  }

  /** Look again how far the game has come. */
  async renew(): Promise<void> {
    try {
      this.info = await api.replay(this.#table);
    } catch (trouble) {
      this.#fail(trouble);
    }
  }

  /** Go to a moment, at once if it was seen before. */
  wind(at: number): Promise<void> {
    this.hint = null;
    return this.#wind(at);
  }

  look(eyes: string): Promise<void> {
    this.hint = null;
    this.eyes = eyes;
    return this.#wind(this.at);
  }

  /** So many steps, phases or turns on, or back. */
  go(unit: Unit, by: 1 | -1): Promise<void> {
    const stops = this.#stops(unit);
    const next = by > 0 ? stops.find((at) => at > this.at) : stops.findLast((at) => at < this.at);
    return this.wind(next ?? (by > 0 ? this.last : 0));
  }

  async toEnd(): Promise<void> {
    if (this.info && !this.info.over) await this.renew();
    await this.wind(this.last);
  }

  toggle = (): void => {
    if (this.playing) this.pause();
    else void this.#play();
  };

  pause = (): void => {
    this.playing = false;
    clearTimeout(this.#timer);
  };

  #stops(unit: Unit): number[] {
    if (unit === "step") return this.moments;
    const kinds = unit === "turn" ? ["turn"] : ["turn", "phase"];
    return this.marks.filter((mark) => kinds.includes(mark.kind)).map((mark) => mark.at);
  }

  async #play(): Promise<void> {
    this.playing = true;
    if (this.at === this.last) await this.wind(0);
    const next = async (): Promise<void> => {
      if (!this.playing) return;
      await this.go("step", 1);
      if (this.at === this.last || this.problem) return this.pause();
      // A big moment is shown to its end.
      this.#timer = setTimeout(next, Math.max(PACE / this.speed, Math.min(LONGEST_SCENE, sceneLeft())));
    };
    this.#timer = setTimeout(next, PACE / this.speed);
  }

  async #wind(at: number): Promise<void> {
    this.at = at;
    if (this.#winding) return;
    this.#winding = true;
    try {
      // While one moment was on its way another may have been asked for.
      while (!this.shown || this.shown.at !== this.at || this.shown.eyes !== this.eyes) {
        const [wanted, eyes] = [this.at, this.eyes];
        const moment = await this.#fetch(wanted, eyes);
        const overtaken = wanted !== this.at || eyes !== this.eyes;
        await this.#show(moment);
        if (overtaken) continue;
        this.at = moment.at;
        this.eyes = moment.eyes;
        this.hint = moment.note ?? this.hint;
      }
      if (this.playing) void this.#fetch(this.moments[this.index + 1] ?? this.last, this.eyes).catch(() => undefined);
    } catch (trouble) {
      this.#fail(trouble);
    } finally {
      this.#winding = false;
    }
  }

  #fetch(at: number, eyes: string): Promise<Moment> {
    const key = `${eyes} ${at}`;
    const known = this.#moments.get(key);
    if (known) return known;
    const asked = api.moment(this.#table, at, eyes, this.#have(at, eyes));
    this.#moments.set(key, asked);
    asked.catch(() => this.#moments.delete(key));
    const oldest = this.#moments.keys().next().value;
    if (this.#moments.size > KEPT && oldest !== undefined) this.#moments.delete(oldest);
    return asked.then((moment) => {
      this.#keep(moment.eyes, moment.log);
      return moment;
    });
  }

  /** How many lines of the log at a moment are here: of those that are, the table sends none again. */
  #have(at: number, eyes: string): number {
    const { shown } = this;
    if (shown?.eyes !== eyes) return 0;
    if (shown.at <= at) return shown.lines;
    const last = this.#logOf(shown).findLast((line) => line.at != null && line.at <= at);
    return last ? last.n + 1 : 0;
  }

  #keep(eyes: string, lines: LogLine[]): void {
    const kept = this.#lines.get(eyes) ?? [];
    for (const line of lines) kept[line.n] = line;
    this.#lines.set(eyes, kept);
  }

  /** The log as it was, as far back as it is here without a gap. */
  #logOf(moment: Moment, most = SHOWN_LINES): LogLine[] {
    const kept = this.#lines.get(moment.eyes) ?? [];
    let start = moment.lines;
    while (start > 0 && kept[start - 1] && moment.lines - start < most) start--;
    return kept.slice(start, moment.lines);
  }

  #isNext(moment: Moment): boolean {
    const { shown, moments } = this;
    return shown !== null && shown.eyes === moment.eyes && moments[moments.indexOf(shown.at) + 1] === moment.at;
  }

  async #show(moment: Moment): Promise<void> {
    const onward = this.shown && this.shown.eyes === moment.eyes && this.shown.at < moment.at;
    const before = this.shown?.lines ?? 0;
    // The parts of a table play what is new in its log: after one step on that is so, after a jump nothing is.
    if (!this.#isNext(moment) || (this.playing && this.speed >= TOO_FAST)) {
      endScenes();
      // Further back nothing is new to them, and the lines that stay need not be drawn anew.
      if (onward || this.shown?.eyes !== moment.eyes) {
        this.#still.log = [];
        await tick();
      }
    }
    const log = this.#logOf(moment);
    this.since = log.findLast((line) => line.at != null && line.at < moment.at)?.n ?? -1;
    this.#still.snapshot = moment.snapshot;
    this.#still.log = log;
    this.shown = moment;
    if (onward && !this.playing) {
      const fresh = log.filter((line) => line.n >= before).slice(-READ_OUT);
      announcer.say(fresh.map((line) => tell(line.says)).join(" "));
    }
  }

  async #earlier(count: number): Promise<void> {
    const moment = this.shown;
    const first = this.#still.log[0]?.n ?? 0;
    if (!moment || first === 0) return;
    const start = Math.max(0, first - count);
    this.#keep(moment.eyes, await api.momentLog(this.#table, moment.at, moment.eyes, start, first));
    if (this.shown === moment) this.#still.log = this.#logOf(moment, moment.lines - start);
  }

  #fail(trouble: unknown): void {
    this.pause();
    this.problem = problemOf(trouble);
  }
}
