/** The door to the house in the page: messages to a worker. */

import { engine } from "../site/engine.svelte";
import type { FromHouse, ToHouse } from "../site/messages";
import { here, SITE } from "../site/parts";
import { keptTables } from "../site/shelf";
import type { Answer, Socket, Transport } from "./transport";

const [CONNECTING, OPEN, CLOSED] = [0, 1, 3];
/** Who reads a rulebook has Python by the time they want to play; what the page itself needs comes before. */
const LEISURE = 1000;

const answers = new Map<number, { resolve(answer: Answer): void; reject(why: Error): void }>();
const sockets = new Map<number, WorkerSocket>();
let ids = 0;
let worker: Worker | null = null;

addEventListener("load", () => setTimeout(start, LEISURE));

function start(): void {
  if (engine.stage !== "none") return;
  engine.begin(SITE.bytes);
  try {
    worker = new Worker(new URL("../site/house.worker.ts", import.meta.url), { type: "module" });
  } catch (trouble) {
    fail(String(trouble));
    return;
  }
  worker.onmessage = ({ data }: MessageEvent<FromHouse>) => hear(data);
  worker.onerror = (event) => fail(event.message);
  tell({ type: "begin", parts: { python: here(SITE.python), archive: here(SITE.archive), bytes: SITE.bytes } });
}

function tell(message: ToHouse): void {
  start();
  worker?.postMessage(message);
}

function hear(data: FromHouse): void {
  if (data.type === "progress") engine.came(data.bytes);
  else if (data.type === "ready") begun();
  else if (data.type === "failed") fail(data.why, data.fetched ? "failed" : "cut");
  else if (data.type === "answer") {
    answers.get(data.id)?.resolve(data);
    answers.delete(data.id);
  } else if (data.type === "told") sockets.get(data.id)?.told(data.text);
  else sockets.get(data.id)?.closed();
}

function begun(): void {
  engine.stage = "ready";
  // Without being asked a browser deletes what is kept when space runs short.
  void navigator.storage?.persist?.();
}

function fail(why: string, stage: "failed" | "cut" = "failed"): void {
  console.error(why);
  engine.stage = stage;
  for (const { resolve } of answers.values()) resolve(noEngine());
  answers.clear();
}

/** As the house would say it. */
function noEngine(): Answer {
  const problem = { code: "no-engine", status: 500, says: { key: `page-site-${engine.stage}` } };
  return { status: problem.status, text: JSON.stringify(problem) };
}

class WorkerSocket implements Socket {
  readyState = CONNECTING;
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  #id = ++ids;

  constructor(path: string) {
    sockets.set(this.#id, this);
    engine.waiting = true;
    tell({ type: "connect", id: this.#id, path });
  }
  send(text: string): void {
    tell({ type: "say", id: this.#id, text });
  }
  close(): void {
    tell({ type: "leave", id: this.#id });
    this.closed();
  }
  told(text: string): void {
    if (this.readyState === CONNECTING) {
      this.readyState = OPEN;
      this.onopen?.();
    }
    this.onmessage?.({ data: text });
  }
  closed(): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    sockets.delete(this.#id);
    this.onclose?.();
  }
}

/** What is the same for everybody was made with the site: it is there before Python is. */
const isMadeBefore = (path: string): boolean => /^\/api\/games(\/\w+\/(cards|characters|lessons))?$/.test(path);

async function read(path: string): Promise<Answer> {
  const answer = await fetch(here(`${SITE.data}${path.slice("/api/".length)}.json`));
  return { status: answer.status, text: await answer.text() };
}

/** While Python is on its way: the tables as they were last seen. */
async function tables(): Promise<Answer> {
  const text = engine.stage === "ready" ? null : await keptTables();
  return text === null ? ask("/api/tables", undefined) : { status: 200, text };
}

function ask(path: string, body: string | undefined): Promise<Answer> {
  if (engine.failed) return Promise.resolve(noEngine());
  if (body !== undefined) engine.waiting = true;
  const id = ++ids;
  return new Promise((resolve, reject) => {
    answers.set(id, { resolve, reject });
    tell({ type: "request", id, path, body });
  });
}

function request(path: string, body: string | undefined): Promise<Answer> {
  if (body !== undefined) return ask(path, body);
  if (isMadeBefore(path)) return read(path);
  return path === "/api/tables" ? tables() : ask(path, body);
}

export const transport: Transport = {
  local: true,
  request: (path, { body } = {}) => request(path, body),
  connect: (path) => new WorkerSocket(path),
  catalogue: (language, file) => here(`${SITE.locale}${language}/${file}.ftl`),
};
