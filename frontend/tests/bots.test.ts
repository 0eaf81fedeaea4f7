/** The bots' worker in the page without a server: who waits for whom, and for how long. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Bots } from "../src/site/bots";

class FakeWorker {
  static all: FakeWorker[] = [];
  asked: unknown[] = [];
  ended = false;
  onmessage: ((event: { data: string | null }) => void) | null = null;
  onerror: (() => void) | null = null;
  constructor() {
    FakeWorker.all.push(this);
  }
  postMessage(data: unknown): void {
    this.asked.push(data);
  }
  terminate(): void {
    this.ended = true;
  }
  say(data: string | null): void {
    this.onmessage?.({ data });
  }
}

const PARTS = { python: "", archive: "", bytes: 1 };

function begun(): [Bots, FakeWorker] {
  const bots = new Bots(PARTS);
  bots.start();
  return [bots, FakeWorker.all.at(-1)!];
}

beforeEach(() => {
  FakeWorker.all = [];
  vi.stubGlobal("Worker", FakeWorker);
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("until the worker is there the house thinks by itself, but what takes long waits", async () => {
  const [bots, worker] = begun();
  expect(await bots.ask("turn")).toBe("");
  const review = bots.ask("review", 120);
  expect(worker.asked).toEqual([PARTS]);
  worker.say(null);
  expect(worker.asked).toEqual([PARTS, "review"]);
  worker.say("done");
  expect(await review).toBe("done");
});

test("a bot's turn goes before reviews that wait, and its time begins with its turn", async () => {
  const [bots, worker] = begun();
  worker.say(null);
  const first = bots.ask("review 1", 120);
  const second = bots.ask("review 2", 120);
  const turn = bots.ask("turn");
  vi.advanceTimersByTime(60_000);
  worker.say("one");
  expect(worker.asked.at(-1)).toBe("turn");
  worker.say("two");
  worker.say("three");
  expect(await Promise.all([first, turn, second])).toEqual(["one", "two", "three"]);
});

test("a bot that is late is ended with its worker, and the next question goes to another", async () => {
  const [bots, worker] = begun();
  worker.say(null);
  const late = bots.ask("for ever");
  const next = bots.ask("turn");
  vi.advanceTimersByTime(10_000);
  expect(await late).toBe("late");
  expect(worker.ended).toBe(true);
  const other = FakeWorker.all.at(-1)!;
  other.say(null);
  expect(other.asked).toEqual([PARTS, "turn"]);
  other.say("answer");
  expect(await next).toBe("answer");
});
