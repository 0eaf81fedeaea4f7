/** Plain requests to the house of the tables. What goes wrong comes back as a `Trouble` with a message to show. */

import type {
  Ack,
  CardInfo,
  Characters,
  Coaching,
  Command,
  Findings,
  GameInfo,
  Hint,
  Invited,
  Joined,
  LessonInfo,
  LogLine,
  Message,
  Moment,
  NewLesson,
  NewTable,
  PlayOn,
  PricedDecision,
  Problem,
  Replay,
  Review,
  TableMade,
  TableSummary,
  Update,
  Verified,
} from "./protocol";
import { allPages } from "../games/pages";
import { transport, type Answer, type Asking } from "../transport";
import { words } from "./words.svelte";

export class Trouble extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}

/** The server cannot be reached, or what answered was not it. */
const UNREACHABLE: Problem = { code: "unreachable", status: 0, says: { key: "page-unreachable" } };

/** What to say of whatever went wrong. */
export function problemOf(trouble: unknown): Message {
  return (trouble instanceof Trouble ? trouble.problem : UNREACHABLE).says;
}

/** Whether nobody answered. */
export const isAway = (trouble: unknown): boolean => !(trouble instanceof Trouble) || trouble.problem.code === "unreachable";

const DETAILED = ["options", "record"];
const DETAILS = ["cli", "components", ...allPages.flatMap((page) => page.problems ?? [])];

async function request<T>(path: string, asking: Asking = {}): Promise<T | null> {
  const { status, text } = await answered(path, asking);
  if (status === 204) return null;
  const body = parsed(text);
  if (body === undefined) throw new Trouble(UNREACHABLE);
  return body as T;
}

/** An answer as it came, unless it tells of trouble. */
async function answered(path: string, asking: Asking = {}): Promise<Answer> {
  let answer: Answer;
  try {
    answer = await transport.request(path, asking);
  } catch {
    throw new Trouble(UNREACHABLE);
  }
  const { status, text } = answer;
  if (status >= 200 && status < 300) return answer;
  const body = parsed(text);
  const problem = isProblem(body) ? body : { ...UNREACHABLE, status };
  // Why options or a file are refused is said in the command line's words.
  if (DETAILED.includes(problem.code)) await words.use(...DETAILS).catch(() => undefined);
  throw new Trouble(problem);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isProblem(body: unknown): body is Problem {
  return typeof body === "object" && body !== null && "says" in body && "code" in body;
}

async function get<T>(path: string): Promise<T> {
  const body = await request<T>(path);
  if (body === null) throw new Trouble(UNREACHABLE);
  return body;
}

async function post<T>(path: string, body: unknown): Promise<T> {
  const answer = await request<T>(path, { body: typeof body === "string" ? body : JSON.stringify(body) });
  if (answer === null) throw new Trouble(UNREACHABLE);
  return answer;
}

/** Asked once however often it is wanted; asked again after a failure. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | null = null;
  return () => {
    answer ??= ask().catch((trouble: unknown) => {
      answer = null;
      throw trouble;
    });
    return answer;
  };
}

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;
const cards = new Map<string, () => Promise<CardInfo[]>>();
const characters = new Map<string, () => Promise<Characters>>();

/** The same answer for everybody, by game. */
function ofGame<T>(kept: Map<string, () => Promise<T>>, game: string, what: string): Promise<T> {
  let ask = kept.get(game);
  if (!ask) kept.set(game, (ask = once(() => get<T>(`/api/games/${encodeURIComponent(game)}/${what}`))));
  return ask();
}

export const api = {
  games: once(() => get<GameInfo[]>("/api/games")),
  cards: (game: string): Promise<CardInfo[]> => ofGame(cards, game, "cards"),
  /** What a game's characters say, and how they play. */
  characters: (game: string): Promise<Characters> => ofGame(characters, game, "characters"),
  lessons: (game: string) => get<LessonInfo[]>(`/api/games/${encodeURIComponent(game)}/lessons`),
  learn: (wanted: NewLesson) => post<TableMade>("/api/lessons", wanted),
  make: (wanted: NewTable) => post<TableMade>("/api/tables", wanted),
  /** `record` is the text of a game's file. */
  bring: (record: string, anyway = false) =>
    post<TableMade>(`/api/tables/import${anyway ? "?anyway=true" : ""}`, record),
  join: (id: string, token: string, name: string) =>
    post<Joined>(`${table(id)}/join`, { token, name }),
  invitation: (id: string, token: string) => post<Invited>(`${table(id)}/invitation`, { token }),
  /** All tables of this browser, where it keeps them itself. */
  tables: () => get<TableSummary[]>("/api/tables"),
  /** Delete a table that this browser keeps. */
  remove: (id: string) => post<unknown>(`${table(id)}/remove`, {}),
  summary: (id: string) => get<TableSummary>(table(id)),
  hint: (id: string, seat: number) => get<Hint>(`${table(id)}/hint?seat=${seat}`),
  /** What a coach says of the last move of a seat; `keep`: it stays. */
  coach: (id: string, seat: number, keep = false) => get<Coaching>(`${table(id)}/coach?seat=${seat}${keep ? "&keep=true" : ""}`),
  review: (id: string) => get<Review>(`${table(id)}/review`),
  findings: (id: string, seat: number) => get<Findings>(`${table(id)}/findings?seat=${seat}`),
  /** One decision and its prices; `answer` is one more, in notation. */
  finding: (id: string, entry: number, answer = "") =>
    get<PricedDecision>(`${table(id)}/findings/${entry}?answer=${encodeURIComponent(answer)}`),
  puzzle: (id: string, entry: number) => post<TableMade>(`${table(id)}/findings/${entry}/puzzle`, {}),
  verify: (id: string) => get<Verified>(`${table(id)}/verify`),
  replay: (id: string) => get<Replay>(`${table(id)}/replay`),
  moment: (id: string, at: number, eyes: string, lines: number) =>
    get<Moment>(`${table(id)}/replay/${at}?eyes=${eyes}&lines=${lines}`),
  momentLog: (id: string, at: number, eyes: string, start: number, stop: number) =>
    get<LogLine[]>(`${table(id)}/replay/${at}/log?eyes=${eyes}&start=${start}&stop=${stop}`),
  why: (id: string, at: number) => get<Hint>(`${table(id)}/replay/${at}/why`),
  playOn: (id: string, at: number, wish: PlayOn) =>
    post<TableMade>(`${table(id)}/replay/${at}/play_on`, wish),
  /** The game's file; its text is kept as it came, byte by byte. */
  record: async (id: string) => (await answered(`${table(id)}/record`)).text,
  log: (id: string, seat: number, start: number, stop: number) =>
    get<LogLine[]>(`${table(id)}/log?seat=${seat}&start=${start}&stop=${stop}`),
  updates: (id: string, query: string, signal: AbortSignal) =>
    request<Update>(`${table(id)}/updates?${query}`, { signal }),
  command: (id: string, command: Command) => post<Ack>(`${table(id)}/commands`, command),
  live: (id: string, query: string) => transport.connect(`${table(id)}/live?${query}`),
};
