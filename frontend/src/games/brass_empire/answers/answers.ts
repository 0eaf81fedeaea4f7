/** The answers to a question that stand on the desk, and what each leads to. */

import { isLegal } from "../../../lib/board";
import type { Choice } from "../../../lib/protocol";
import { say, words } from "../../../lib/words.svelte";
import { startOf } from "../board/spots";
import type { Table } from "../table.svelte";

export interface Answer {
  choice: Choice;
  /** The card it is about, drawn beside its words. */
  card: string;
  /** Other words than its own. */
  says: string;
  /** What comes of it, with signs. */
  about: string;
  /** It leaves the effect out. */
  skips: boolean;
}

/** Questions that have a verb of their own, by kind and by what the text does. */
const VERBS = [
  "pick-discard",
  "pick-pay",
  "pick-dismiss",
  "pick-recall",
  "pick-acquire",
  "pick-refresh",
  "target-damage",
  "target-destroy",
  "target-boost",
  "target-ready",
  "target-build",
  "target-pay",
  "target-peek",
  "player-steal",
  "player-discard",
  "player-peek",
  "amount-exchange",
];

/** What is asked, with its verb. */
export function questionWords(kind: string, op: string): string {
  const exact = `${kind}-${op}`;
  return say(`board-brass-ask-${VERBS.includes(exact) ? exact : kind}`);
}

const HIDDEN = ["discard", "looked"];
type Resource = "labor" | "construction" | "brass";

/** Cards that lie in no pile can be chosen where they lie; if some can't be seen, all stand here. */
export function answersOf(table: Table): Answer[] {
  const zone = (choice: Choice): string => (startOf(choice.action, table.viewer) ?? "").split(":")[0] ?? "";
  const some = table.choices.some((choice) => HIDDEN.includes(zone(choice)));
  const listed = table.choices.filter((choice) => some || ["", "company"].includes(zone(choice)));
  const answers = listed.map((choice) => answerOf(table, choice));
  if (table.question?.kind !== "amount") return answers;
  // Most first, nothing last; what can't be paid for is no answer.
  return answers.filter(({ choice }) => isLegal(choice)).reverse();
}

function answerOf(table: Table, choice: Choice): Answer {
  const [verb, first = "", second = ""] = choice.action;
  const answer: Answer = { choice, card: "", says: "", about: "", skips: false };
  switch (verb) {
    case "take":
    case "put":
      return { ...answer, card: String(second) };
    case "slot":
      return { ...answer, card: table.bought(choice)?.card ?? "" };
    case "yes":
      return { ...answer, says: say("board-brass-use-effect") };
    case "no":
      return { ...answer, says: say("board-brass-skip-effect"), skips: true };
    case "player":
      return { ...answer, says: words.seat(Number(first)), about: say("board-brass-has-brass", { n: table.picture.companies[Number(first)]?.brass ?? 0 }) };
    case "amount":
      return Number(first)
        ? { ...answer, says: say("board-brass-times", { n: Number(first) }), about: exchanged(table, Number(first)) }
        : { ...answer, says: say("board-brass-not-now"), skips: true };
    default:
      return answer;
  }
}

/** What is given, what comes for it and what is left. */
function exchanged(table: Table, times: number): string {
  const { give, get, rate } = table.question?.about ?? {};
  const given = Number(rate) * times;
  const left = (table.purse[give as Resource] ?? 0) - given;
  return say("board-brass-exchanged", { given: `−${given}[${give}]`, got: `+${times}[${get}]`, left: `${left}[${give}]` });
}
