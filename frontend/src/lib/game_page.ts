/** The contract of a game's page (described in ../../README.md): what a folder of src/games exports. */

import type { Component } from "svelte";
import type { TableModel } from "../shell/model.svelte";
import type { Action, CardInfo, GameInfo, Message, Snapshot } from "./protocol";
import type { SeatStyle } from "./seats";
import type { WordFunctions } from "./words.svelte";

/** What a table of a game is given, and its end page too. */
export interface TableProps<Picture = unknown> {
  /** The choice being made, the log, and the one way to act. */
  model: TableModel;
  /** All the viewer may know; `picture` is never null at a table. */
  snapshot: Snapshot<Picture>;
  /** Designs of the game's cards; empty in a game without cards. */
  cards: CardInfo[];
  /** Seat counts, options, bots, rules; undefined until they have come. */
  game: GameInfo | undefined;
}

type Loaded = Promise<{ default: Component<TableProps<never>> }>;

/** What a drawing of the rulebook is given. */
export interface DrawingProps {
  /** Designs of the game's cards; empty in a game without cards. */
  cards: CardInfo[];
}

/** A drawing, and what it is given besides. */
export interface Example {
  Drawing: Component<DrawingProps>;
  props: object;
}

export function example<P extends object>(Drawing: Component<P>, props: P): Example {
  return { Drawing: Drawing as unknown as Component<DrawingProps>, props };
}

/** The drawings of a game's rulebook; its texts are the messages of `<game>_rules`. */
export interface Rulebook {
  /** A turn at a glance. */
  turn: Example;
  /** A drawn example stands below the rule it shows; its caption is the message `example-<rule>`. */
  examples: Record<string, Example>;
  /** Colours and patterns all of them are painted with: drawn once, first. */
  Paints?: Component;
  /** The companies that play in the examples, by seat. */
  companies?: Message[];
  /** Catalogues its captions and labels are in. */
  catalogues: string[];
}

/** An opponent without a seat, and what it ends with. */
export interface Rival {
  /** Its number after the seats. */
  seat: number;
  score: number;
}

export interface GamePage {
  /** The whole screen while a game is played, the bar included; fetched when its table is opened. */
  table(): Loaded;
  /** What the end page lays open: stocks, decks. It stands below the result. */
  end?(): Loaded;
  /** Who has points without sitting at a seat, as the opponent of somebody who plays alone. */
  rivals?(): Promise<{ rivalsOf: (snapshot: Snapshot<never>, cards: TableProps["cards"]) => Rival[] }>;
  /** The seats of each team, where seats win or lose together. */
  teams?(snapshot: Snapshot<never>): number[][];
  /** All signs and what they mean: the body of the dialog behind the “?” in the bar. */
  legend?(): Promise<{ default: Component }>;
  /** A picture of the table in play, for the home page: it fills its box. */
  preview?(): Promise<{ default: Component }>;
  /** The drawings of the rulebook, fetched when it is opened; without them it is text alone. */
  rulebook?(): Promise<{ rulebook: Rulebook }>;
  /** A drawing that fills its box. */
  Emblem?: Component;
  /** Addresses of the drawings of its characters, by file: a character's file names its face. */
  faces?: Record<string, string>;
  /** The seats of "play now". */
  quickSeats?: number;
  /** Whether the server has designs of cards for it. */
  cards?: boolean;
  /** Catalogues of its own besides `<game>`, `<game>_rules` and `page_<game>`. */
  catalogues?: string[];
  /** Catalogues that say what is wrong with options or a file of this game. */
  problems?: string[];
  /** Where on its table a lesson points to: selectors, of which the first that is in sight is meant. */
  spots?(point: string): string[];
  /** Where an answer is given on the table: such points, the best first. */
  places?(): Promise<{ placesOf: (action: Action, snapshot: Snapshot<never>) => string[] }>;
  /** What its messages may call besides the shared functions of `words`. */
  functions?: WordFunctions;
  /** Those of them that say less where the table shows what is meant. */
  seen?: WordFunctions;
  /** Rows for the keyboard help: a key, what it does. */
  keys?(): [string, string][];
  /** The icon of a field of a form, by its name; it is given `kind` and `size`. */
  FieldIcon?: Component<{ kind: string; size?: string }>;
  /** The colour of what points come from in the bars of the end page, and the `kind` of its FieldIcon. */
  sourceLook?(source: Message): { color: string; kind?: string } | undefined;
  /** What sets a company's badge apart from the usual look of its seat. */
  seatLook?(company: Message): Partial<Pick<SeatStyle, "color" | "shape" | "path">>;
}
