/**
 * Where on the planet an answer is given: which crew or mineshaft it is about, and which place it
 * leads to. What may be answered is the table's to say; this only finds it.
 */

import type { Action, Choice, Question } from "../../lib/protocol";
import { kindOf } from "./geometry";
import { type Picture, crewName, crewsIn } from "./picture";

export interface Aim {
  choice: Choice;
  legal: boolean;
  /** `crew:0a`, `shaft:C5`, `shaft:new`, or null when the question itself says what it is about. */
  subject: string | null;
  /** The place where the subject is now; null when it is not on the planet. */
  from: string | null;
  /** The place the action leads to. */
  target: string;
}

export const NEW_SHAFT = "shaft:new";

export function aimsOf(question: Question | null, picture: Picture): Aim[] {
  if (!question?.yours) return [];
  return question.choices.flatMap((choice) => {
    const aim = bare(choice.action, question, picture);
    return aim ? [{ ...aim, choice, legal: choice.refused === null }] : [];
  });
}

/** The place on the planet an answer leads to, if any. */
export function targetOf(action: Action, question: Question, picture: Picture): string | null {
  return bare(action, question, picture)?.target ?? null;
}

type Bare = Pick<Aim, "subject" | "from" | "target">;

function bare(action: Action, question: Question, picture: Picture): Bare | null {
  const [verb, first, second, third] = action.map(String);
  const own = (letter: string, target?: string) => ofCrew(picture, picture.viewer, letter, target);
  const als = (letter: string) => ofCrew(picture, picture.seats, letter);
  switch (verb) {
    case "move":
      return own(first!, second);
    case "stay":
    case "power":
      return own(first!);
    case "al_crew":
    case "al_power":
      return als(first!);
    case "bribe":
      return ofCrew(picture, Number(first), second!, third);
    case "step":
    case "drill":
    case "al_move":
      return { subject: null, from: null, target: first! };
    case "halt":
      return { subject: null, from: null, target: String(question.about.at) };
    case "shaft":
      return { subject: NEW_SHAFT, from: null, target: first! };
    case "shift":
      return { subject: `shaft:${first}`, from: first!, target: second! };
    default:
      return null;
  }
}

function ofCrew(picture: Picture, owner: number, letter: string, target?: string): Bare | null {
  const crew = crewsIn(picture).find((c) => c.owner === owner && c.crew === letter);
  if (!crew) return null;
  return { subject: `crew:${crewName(crew)}`, from: crew.at, target: target ?? crew.at };
}

/** What a click on a place means. */
export type Picked =
  | { what: "choose"; action: Action }
  | { what: "select"; subject: string }
  | { what: "ask"; among: Aim[] }
  | { what: "nothing" };

export function pick(aims: Aim[], place: string, subject: string | null): Picked {
  const mine = subject === null ? aims : aims.filter((aim) => aim.subject === subject);
  const here = mine.filter((aim) => aim.target === place);
  const legal = here.filter((aim) => aim.legal);
  if (subject !== null && legal.length > 0) return one(legal);
  const standing = subjectsAt(aims, place).filter((name) => name !== subject);
  if (standing.length > 0) return start(aims, standing, subject === null ? legal : []);
  if (legal.length > 0) return one(legal);
  return here.length > 0 ? { what: "choose", action: here[0]!.choice.action } : { what: "nothing" };
}

function one(legal: Aim[]): Picked {
  const [first] = legal;
  return legal.length === 1 ? { what: "choose", action: first!.choice.action } : { what: "ask", among: legal };
}

/** Subjects stand here: take the one there is, ask which of several, or do the only thing possible. */
function start(aims: Aim[], standing: string[], others: Aim[]): Picked {
  const theirs = aims.filter((aim) => aim.legal && standing.includes(aim.subject ?? ""));
  const single = theirs.length === standing.length;
  if (standing.length === 1 && single) {
    const elsewhere = others.filter((aim) => aim.subject !== standing[0]);
    return elsewhere.length === 0 ? one(theirs) : { what: "ask", among: [...theirs, ...elsewhere] };
  }
  if (standing.length === 1) return { what: "select", subject: standing[0]! };
  return { what: "ask", among: theirs };
}

/** The subjects at a place that can do anything legal. */
export function subjectsAt(aims: Aim[], place: string): string[] {
  const found = aims.filter((aim) => aim.legal && aim.from === place && aim.subject !== null);
  return [...new Set(found.map((aim) => aim.subject!))];
}

/** The places to light: those a legal answer leads to, and those where something can be taken up. */
export function lit(aims: Aim[], subject: string | null): { targets: Set<string>; sources: Set<string> } {
  const legal = aims.filter((aim) => aim.legal);
  const sources = new Set<string>();
  for (const aim of legal) {
    if (aim.from !== null && aim.subject !== null) sources.add(aim.from);
  }
  const shown =
    subject === null
      ? // Any tile may be open to a mineshaft: lit only for one who is about to place it.
        legal.filter((aim) => !aim.subject?.startsWith("shaft:"))
      : legal.filter((aim) => aim.subject === subject);
  const targets = new Set(shown.filter((aim) => aim.target !== aim.from).map((aim) => aim.target));
  return { targets, sources };
}

/** Whether crews can go to borders now: only then the arrow keys stop there. */
export function bordersMatter(aims: Aim[], picture: Picture): boolean {
  const onBorder = (place: string) => kindOf(place) === "border";
  return (
    aims.some((aim) => aim.legal && onBorder(aim.target)) ||
    crewsIn(picture).some((crew) => onBorder(crew.at))
  );
}
