/** The door to the house in the page: messages to a worker. */

import { engine } from "../site/engine.svelte";
import type { FromHouse, Parts, ToHouse } from "../site/messages";
import type { Answer, Socket, Transport } from "./transport";

/** Written by `pithead.site.build`: where the files with hashed names are. */
declare const __SITE__: { python: string; archive: string; bytes: number; locale: string; data: string };

const [CONNECTING, OPEN, CLOSED] = [0, 1, 3];
const here = (path: string): string => new URL(path, document.baseURI).href;

const worker = new Worker(new URL("../site/house.worker.ts", import.meta.url), { type: "module" });
const tell = (message: ToHouse): void => worker.postMessage(message);
const answers = new Map<number, { resolve(answer: Answer): void; reject(why: Error): void }>();
const sockets = new Map<number, WorkerSocket>();
let ids = 0;

const parts: Parts = { python: here(__SITE__.python), archive: here(__SITE__.archive), bytes: __SITE__.bytes };
engine.begin(parts.bytes);
tell({ type: "begin", parts });

worker.onmessage = ({ data }: MessageEvent<FromHouse>) => {
  if (data.type === "progress") engine.came(data.bytes);
  else if (data.type === "ready") engine.stage = "ready";
  else if (data.type === "failed") fail(data.why);
  else if (data.type === "answer") {
    answers.get(data.id)?.resolve(data);
    answers.delete(data.id);
  } else if (data.type === "told") sockets.get(data.id)?.told(data.text);
  else sockets.get(data.id)?.closed();
};
worker.onerror = (event) => fail(event.message);

function fail(why: string): void {
  console.error(why);
  engine.stage = "failed";
  for (const { reject } of answers.values()) reject(new Error(why));
  answers.clear();
}

class WorkerSocket implements Socket {
  readyState = CONNECTING;
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  #id = ++ids;

  constructor(path: string) {
    sockets.set(this.#id, this);
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
const isMadeBefore = (path: string): boolean => /^\/api\/games(\/\w+\/(cards|lessons))?$/.test(path);

async function read(path: string): Promise<Answer> {
  const answer = await fetch(here(`${__SITE__.data}${path.slice("/api/".length)}.json`));
  return { status: answer.status, text: await answer.text() };
}

function ask(path: string, body: string | undefined): Promise<Answer> {
  if (engine.stage === "failed") return Promise.reject(new Error("no engine"));
  const id = ++ids;
  return new Promise((resolve, reject) => {
    answers.set(id, { resolve, reject });
    tell({ type: "request", id, path, body });
  });
}

export const transport: Transport = {
  local: true,
  request: (path, { body } = {}) => (body === undefined && isMadeBefore(path) ? read(path) : ask(path, body)),
  connect: (path) => new WorkerSocket(path),
  catalogue: (language, file) => here(`${__SITE__.locale}${language}/${file}.ftl`),
};
