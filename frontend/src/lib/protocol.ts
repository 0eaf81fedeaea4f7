/** What a table and a page say to each other: the shapes of `pithead.tables.messages`. */

export type Value = number | string | boolean | null;
export type Action = (number | string)[];
export type Settings = Record<string, number | string | boolean>;
export type Stage = "lobby" | "playing" | "over" | "stopped";

export const SPECTATOR = -1;

export interface Message {
  key: string;
  args?: Record<string, Arg>;
}
/** A figure, a message that stands for its text, or a row of sentences. */
export type Arg = Value | Message | Message[];

export interface Problem {
  code: string;
  status: number;
  says: Message;
}

// --- what a page is shown ------------------------------------------------------------------------

export interface SeatInfo {
  seat: number;
  company: Message;
  kind: "open" | "person" | "bot";
  name: string;
  bot: string;
  online: boolean;
  asked: boolean;
  yours: boolean;
  invited: boolean;
}

export interface You {
  host: boolean;
  name: string;
  seats: number[];
  viewer: number;
}

export interface Refused {
  rule: string;
  says: Message;
  remedy: Message;
}

export interface Choice {
  action: Action;
  says: Message;
  detail: Message | null;
  /** Index into `Question.refusals`, or null when it is legal. */
  refused: number | null;
  marked: boolean;
}

export interface FormField {
  name: string;
  says: Message;
  low: number;
  high: number;
  step: number;
}

export interface Form {
  verb: string;
  fields: FormField[];
}

export interface Question {
  kind: string;
  rule: string;
  sealed: boolean;
  waiting: number[];
  says: Message;
  yours: boolean;
  about: Record<string, Value>;
  choices: Choice[];
  refusals: Refused[];
  form: Form | null;
}

export interface Undo {
  possible: boolean;
  says: Message | null;
}

export interface SourceRow {
  says: Message;
  points: number[];
}

export interface Standing {
  ranking: number[][];
  scores: number[];
  sources: SourceRow[];
  ending: Message | null;
}

export interface Rematch {
  table: string;
  token: string;
}

export interface Snapshot<Picture = unknown> {
  table: string;
  version: number;
  game: string;
  title: string;
  stage: Stage;
  options: Settings;
  seats: SeatInfo[];
  /** What the companies are called, one that nobody plays included: Al, the AI. */
  companies: Message[];
  you: You;
  watchers: number;
  at: number;
  pace: number;
  commitment: string;
  seed: string;
  imported: boolean;
  picture: Picture | null;
  question: Question | null;
  undo: Undo | null;
  standing: Standing | null;
  watch: string;
  rematch: Rematch | null;
}

export interface LogLine {
  n: number;
  kind: "event" | "chat" | "table" | "move";
  time: number;
  says: Message;
  cause: string;
  because: Message | null;
  seat: number | null;
  name: string;
}

export interface Update {
  type: "update";
  snapshot: Snapshot;
  log_from: number;
  log: LogLine[];
}

export interface Ack {
  type: "ack";
  id: string;
  ok: boolean;
  version: number;
  refused: Refused | null;
  problem: Problem | null;
  lines: Message[];
  token: string;
  table: string;
}

export interface Farewell {
  type: "farewell";
  problem: Problem;
}

export interface Pong {
  type: "pong";
  version: number;
}

export type FromTable = Update | Ack | Farewell | Pong;

// --- what a page sends ---------------------------------------------------------------------------

export type Command =
  | { type: "move"; id: string; seat: number; at: number; action: Action }
  | { type: "undo"; id: string; seat: number; at: number }
  | { type: "preview"; id: string; seat: number; action: Action }
  | { type: "say"; id: string; text: string }
  | { type: "look"; id: string; seat: number }
  | { type: "sit"; id: string; seat: number; name?: string }
  | { type: "stand"; id: string; seat: number }
  | { type: "invite"; id: string; seat: number }
  | { type: "revoke"; id: string; seat: number }
  | { type: "bot"; id: string; seat: number; bot: string }
  | {
      type: "configure";
      id: string;
      seats: number;
      options: Settings;
      title?: string;
      pace?: number;
    }
  | { type: "start"; id: string }
  | { type: "stop"; id: string }
  | { type: "rematch"; id: string };

export type Signal = { type: "seen"; version: number } | { type: "ping" };

// --- plain HTTP ----------------------------------------------------------------------------------

export interface OptionValue {
  value: number | string | boolean;
  says: Message;
}

export interface OptionInfo {
  name: string;
  says: Message;
  values: OptionValue[];
  default: number | string | boolean;
  seats: number[];
}

export interface BotInfo {
  name: string;
  says: Message;
}

export interface GameInfo {
  name: string;
  says: Message;
  seat_counts: number[];
  options: OptionInfo[];
  bots: BotInfo[];
  rules: string[];
}

export interface NewTable {
  game: string;
  seats: number;
  options?: Settings;
  title?: string;
  name?: string;
  bots?: string[];
  pace?: number;
  start?: boolean;
}

export interface TableMade {
  table: string;
}

export interface Joined {
  table: string;
  seats: number[];
}

export interface TableSummary {
  table: string;
  game: string;
  title: string;
  stage: Stage;
  seats: SeatInfo[];
  asked: boolean;
  changed: number;
}

export interface Turning {
  turn: number;
  scores: number[];
}

export interface Review {
  turns: Turning[];
  standing: Standing;
  moves: number;
  seconds: number;
}

export interface Verified {
  ok: boolean;
  says: Message;
  commitment: string;
  seed: string;
  entries: number;
}

export interface CardInfo {
  card: string;
  says: Message;
  facts: Record<string, unknown>;
  text: Message[];
}
