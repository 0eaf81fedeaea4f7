/** The bots' own worker: thinking there blocks no table, and a bot that is late is ended with it. */

import type { Parts } from "./messages";

const LIMIT = 10_000;
const CRASHED = "crashed";

interface Waiting {
  id: number;
  resolve(said: string): void;
  timer: ReturnType<typeof setTimeout>;
}

export class Bots {
  #parts: Parts;
  #worker: Worker | null = null;
  #ready = false;
  #waiting = new Map<number, Waiting>();
  #id = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  start(): void {
    const worker = new Worker(new URL("./bots.worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<{ id: number; said: string }>) => {
      if (data.id === 0) this.#ready = true;
      else this.#answer(data.id, data.said);
    };
    // Without this worker the house thinks by itself.
    worker.onerror = () => this.#end(CRASHED);
    worker.postMessage(this.#parts);
    this.#worker = worker;
  }

  /** The answer; "late", "crashed", or nothing while there is no worker. */
  ask(question: string): Promise<string> {
    const worker = this.#worker;
    if (!worker || !this.#ready) return Promise.resolve("");
    const id = ++this.#id;
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#restart(id), LIMIT);
      this.#waiting.set(id, { id, resolve, timer });
      worker.postMessage({ id, question });
    });
  }

  #answer(id: number, said: string): void {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    clearTimeout(waiting.timer);
    this.#waiting.delete(id);
    waiting.resolve(said);
  }

  #restart(late: number): void {
    this.#answer(late, "late");
    this.#end(CRASHED);
    this.start();
  }

  #end(said: string): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#ready = false;
    for (const id of [...this.#waiting.keys()]) this.#answer(id, said);
  }
}
