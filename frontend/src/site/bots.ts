/** The bots' own worker: thinking there blocks no table, and a bot that is late is ended with it. */

import type { Parts } from "./messages";

const SECONDS = 10;
const CRASHED = "crashed";

interface Asked {
  question: string;
  /** How long it may take from when the worker begins with it. */
  seconds: number;
  resolve(said: string): void;
}

export class Bots {
  #parts: Parts;
  #worker: Worker | null = null;
  #ready = false;
  #queue: Asked[] = [];
  #current: Asked | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  start(): void {
    const worker = new Worker(new URL("./bots.worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<string | null>) => {
      if (data === null) this.#ready = true;
      else this.#answer(data);
      this.#next();
    };
    // Without this worker the house thinks by itself.
    worker.onerror = () => this.#end();
    worker.postMessage(this.#parts);
    this.#worker = worker;
  }

  /** The answer; "late", "crashed", or nothing where the house is to think by itself. */
  ask(question: string, seconds = SECONDS): Promise<string> {
    const long = seconds > SECONDS;
    // What takes long would block the house: it waits for the worker.
    if (!this.#worker || !(this.#ready || long)) return Promise.resolve("");
    return new Promise((resolve) => {
      const after = this.#queue.findIndex((other) => other.seconds > seconds);
      this.#queue.splice(after < 0 ? this.#queue.length : after, 0, { question, seconds, resolve });
      this.#next();
    });
  }

  #next(): void {
    if (!this.#ready || this.#current) return;
    const asked = this.#queue.shift();
    if (!asked) return;
    this.#current = asked;
    this.#timer = setTimeout(() => this.#restart(), asked.seconds * 1000);
    this.#worker?.postMessage(asked.question);
  }

  #answer(said: string): void {
    clearTimeout(this.#timer);
    this.#current?.resolve(said);
    this.#current = null;
  }

  /** What waits goes to the new worker. */
  #restart(): void {
    this.#answer("late");
    this.#worker?.terminate();
    this.#ready = false;
    this.start();
  }

  #end(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#ready = false;
    this.#answer(CRASHED);
    for (const { resolve } of this.#queue.splice(0)) resolve(CRASHED);
  }
}
