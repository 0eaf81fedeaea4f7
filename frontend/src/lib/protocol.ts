/**
 * What a table and a page say to each other: the shapes of `pithead.tables.messages`.
 *
 * They are generated (`make types`); here they get their names, and messages their figures.
 */

import type { components } from "./schema";

type Shapes = components["schemas"];

export type Value = number | string | boolean | null;
export type Action = (number | string)[];
export type Settings = Record<string, number | string | boolean>;

export const SPECTATOR = -1;

/** A catalogue key with figures. */
export interface Message {
  key: string;
  args?: Record<string, Arg>;
}
/** A figure, a message that stands for its text, or a row of sentences. */
export type Arg = Value | Message | Message[];

/** A shape with our messages in the place of the generated ones, however deep. */
type Told<T> = T extends Shapes["Message"]
  ? Message
  : T extends (infer Item)[]
    ? Told<Item>[]
    : T extends object
      ? { [Key in keyof T]: Told<T[Key]> }
      : T;

// --- what a page is shown ------------------------------------------------------------------------

export type Problem = Told<Shapes["Problem"]>;
export type SeatInfo = Told<Shapes["SeatInfo"]>;
export type CharacterInfo = Shapes["CharacterInfo"];
export type CharacterDetail = Told<Shapes["CharacterDetail"]>;
export type StyleInfo = Told<Shapes["StyleInfo"]>;
export type Cue = Shapes["CueInfo"];
export type Characters = Told<Shapes["Characters"]>;
export type You = Shapes["You"];
export type Refused = Told<Shapes["Refused"]>;
export type Choice = Told<Shapes["Choice"]>;
export type FormField = Told<Shapes["FormField"]>;
export type Form = Told<Shapes["Form"]>;
export type Question = Told<Shapes["Question"]>;
export type Undo = Told<Shapes["Undo"]>;
export type SourceRow = Told<Shapes["SourceRow"]>;
export type Standing = Told<Shapes["Standing"]>;
export type LessonView = Told<Shapes["LessonView"]>;
export type Rematch = Shapes["Rematch"];
/** The picture is the game's own. */
export type Snapshot<Picture = unknown> = Omit<Told<Shapes["Snapshot"]>, "picture"> & {
  picture: Picture | null;
};
export type Stage = Snapshot["stage"];
export type LogLine = Told<Shapes["LogLine"]>;
export type Update = Omit<Told<Shapes["Update"]>, "snapshot"> & { snapshot: Snapshot };
export type Change = Told<Shapes["Change"]>;
export type Ack = Told<Shapes["Ack"]>;
export type HintAnswer = Told<Shapes["HintAnswer"]>;
export type Coaching = Told<Shapes["Coaching"]>;
export type Findings = Told<Shapes["Findings"]>;
export type Mattered = Told<Shapes["Mattered"]>;
export type KindLoss = Told<Shapes["KindLoss"]>;
export type LedgerLine = Shapes["LedgerLine"];
export type LevelBand = Shapes["LevelBand"];
export type PricedDecision = Told<Shapes["PricedDecision"]>;
export type Hint = Told<Shapes["Hint"]>;
export type Farewell = Told<Shapes["Farewell"]>;
export type Pong = Shapes["Pong"];
export type FromTable = Update | Change | Ack | Farewell | Pong;

// --- what a page sends ---------------------------------------------------------------------------

export type Signal = Shapes["Seen"] | Shapes["Ping"];
export type Command = Exclude<Shapes["Command"], Signal>;
export type NewTable = Pick<Shapes["NewTable"], "game" | "seats"> & Partial<Shapes["NewTable"]>;

// --- plain HTTP ----------------------------------------------------------------------------------

export type OptionValue = Told<Shapes["OptionValue"]>;
export type OptionInfo = Told<Shapes["OptionInfo"]>;
export type BotInfo = Told<Shapes["BotInfo"]>;
export type LessonInfo = Told<Shapes["LessonInfo"]>;
export type NewLesson = Pick<Shapes["NewLesson"], "game" | "lesson"> & Partial<Shapes["NewLesson"]>;
export type GameInfo = Told<Shapes["GameInfo"]>;
export type TableMade = Shapes["TableMade"];
export type Joined = Shapes["Joined"];
export type Invited = Told<Shapes["Invited"]>;
export type TableSummary = Told<Shapes["TableSummary"]>;
export type Turning = Shapes["Turning"];
export type Swing = Told<Shapes["Swing"]>;
export type Review = Told<Shapes["Review"]>;
export type Verified = Told<Shapes["Verified"]>;
export type Mark = Told<Shapes["Mark"]>;
export type Replay = Told<Shapes["Replay"]>;
export type Moment = Omit<Told<Shapes["Moment"]>, "snapshot"> & { snapshot: Snapshot };
export type PlayOn = Pick<Shapes["PlayOn"], "hidden"> & Partial<Shapes["PlayOn"]>;
export type Origin = Shapes["Origin"];
export type CardInfo = Told<Shapes["CardInfo"]>;
