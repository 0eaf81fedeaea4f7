/** The contract between the table's shell and a game's board (described in ../../README.md). */

import type { Action, CardInfo, Choice, Message, Question, Refused, Snapshot } from "./protocol";

export interface PreviewAnswer {
  refused: Refused | null;
  /** What the action would set off, a sentence each. */
  lines: Message[];
}

export interface BoardProps<Picture = unknown> {
  /** All the viewer may know; `picture` is never null on a board. */
  snapshot: Snapshot<Picture>;
  /** Designs of the game's cards; empty in a game without cards. */
  cards: CardInfo[];
  /** A command is on its way: input goes on, but nothing can be chosen until it is answered. */
  busy: boolean;
  /** The action that waits for "confirm" in the shell, drawn by the board as if it were about to happen. */
  selected: Action | null;
  /** The action whose button in the list of choices has focus or pointer: light its target. */
  pointed: Action | null;
  /**
   * Choose: the shell explains a refused choice, asks for confirmation where wanted, and sends it.
   * `says` are the words of an action that is not among the choices, such as a bid.
   */
  choose(action: Action, says?: Message): void;
  /** The board's side of `pointed`: focus or pointer is on this action's target; null when it leaves. */
  point(action: Action | null): void;
  /** Say why an action is refused, or what it costs and would set off (the W key does this). */
  explain(action: Action): void;
  /** Ask the table what an action would set off. Changes nothing. */
  preview(action: Action): Promise<PreviewAnswer>;
  /** Open the rulebook at a rule. */
  openRule(rule: string): void;
  /** Speak to screen readers: politely, or at once. */
  announce(text: string, urgent?: boolean): void;
}

export function sameAction(a: Action | null, b: Action | null): boolean {
  if (a === null || b === null) return a === b;
  return a.length === b.length && a.every((part, i) => part === b[i]);
}

/** The choice that has this action, if the viewer is asked and it is worth showing. */
export function choiceOf(question: Question | null, action: Action): Choice | undefined {
  if (!question?.yours) return undefined;
  return question.choices.find((choice) => sameAction(choice.action, action));
}

/** The viewer's choices with this verb, or all of them. */
export function choicesOf(question: Question | null, verb?: string): Choice[] {
  if (!question?.yours) return [];
  return question.choices.filter((choice) => verb === undefined || choice.action[0] === verb);
}

export function refusalOf(question: Question | null, choice: Choice | undefined): Refused | null {
  if (!question || !choice || choice.refused === null) return null;
  return question.refusals[choice.refused] ?? null;
}

export function isLegal(choice: Choice | undefined): boolean {
  return choice !== undefined && choice.refused === null;
}
