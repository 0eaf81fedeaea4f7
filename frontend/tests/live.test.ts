import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { LiveTable } from "../src/lib/live.svelte";
import type { Ack, LogLine, Snapshot, Update } from "../src/lib/protocol";
import type { Socket } from "../src/transport";

/** A websocket in the hands of a test. */
class FakeSocket implements Socket {
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: Record<string, unknown>[] = [];

  constructor(readonly query: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  tell(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  commands(): Record<string, unknown>[] {
    return this.sent.filter((message) => message.type !== "seen" && message.type !== "ping");
  }
}

const line = (n: number): LogLine => ({
  n,
  kind: "event",
  time: 0,
  says: { key: `line-${n}` },
  cause: "",
  because: null,
  seat: null,
  name: "",
  at: null,
});

function update(version: number, from: number, to: number): Update {
  const log = Array.from({ length: to - from }, (_, i) => line(from + i));
  const snapshot = { version, you: { viewer: 0 } } as unknown as Snapshot;
  return { type: "update", snapshot, log_from: from, log };
}

const ack = (id: unknown, ok = true): Ack =>
  ({ type: "ack", id, ok, version: 1, refused: null, problem: null, lines: [] }) as unknown as Ack;

const answers = new Map<string, () => Response | Promise<Response>>();
const requested: string[] = [];
const json = (body: unknown, status = 200) => () => new Response(JSON.stringify(body), { status });
const never = () => new Promise<Response>(() => undefined);

let table: LiveTable;

function open(): FakeSocket {
  table = new LiveTable("abc", (_, query) => new FakeSocket(query));
  table.open();
  return FakeSocket.last;
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  answers.clear();
  requested.length = 0;
  vi.stubGlobal("fetch", (path: string, init?: RequestInit) => {
    requested.push(`${init?.method ?? "GET"} ${path}`);
    const answer = [...answers].find(([start]) => path.startsWith(start))?.[1];
    return answer ? Promise.resolve(answer()) : never();
  });
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a live table", () => {
  test("shows each update and says so after every fourth", () => {
    const socket = open();
    socket.open();
    socket.tell(update(3, 0, 2));
    expect(table.connection).toBe("live");
    expect(table.snapshot?.version).toBe(3);
    expect(table.log.map((each) => each.n)).toEqual([0, 1]);
    expect(socket.sent).toEqual([]);
    for (const version of [4, 5, 6, 7]) socket.tell(update(version, 2, 2));
    expect(socket.sent).toEqual([{ type: "seen", version: 6 }]);
  });

  test("puts together what has changed in part", () => {
    const socket = open();
    socket.open();
    expect(socket.query).toContain("changes=1");
    const first = update(3, 0, 2);
    socket.tell({ ...first, snapshot: { ...first.snapshot, at: 1, picture: { tiles: [1], turn: 1 } } });
    const change = { type: "change", version: 4, log_from: 2, log: [line(2)] };
    socket.tell({ ...change, snapshot: { version: 4 }, picture: { turn: 2 } });
    expect(table.snapshot).toMatchObject({ version: 4, at: 1, picture: { tiles: [1], turn: 2 } });
    expect(table.log.map((each) => each.n)).toEqual([0, 1, 2]);
    socket.tell({ ...change, snapshot: { version: 5, picture: null }, picture: {}, log: [] });
    expect(table.snapshot).toMatchObject({ version: 5, at: 1, picture: null });
  });

  test("drops the lines an undo has made void", () => {
    const socket = open();
    socket.open();
    socket.tell(update(3, 0, 5));
    socket.tell(update(4, 2, 3));
    expect(table.log.map((each) => each.n)).toEqual([0, 1, 2]);
  });

  test("resolves a command by its acknowledgement", async () => {
    const socket = open();
    socket.open();
    const answer = table.send({ type: "start" });
    expect(table.unanswered).toBe(1);
    socket.tell(ack(socket.commands()[0]?.id));
    expect((await answer).ok).toBe(true);
    expect(table.unanswered).toBe(0);
  });

  test("comes back after a break, from where it was, and sends again what was not answered", async () => {
    const first = open();
    first.open();
    first.tell(update(7, 0, 4));
    const answer = table.send({ type: "say", text: "hello" });
    const sent = first.commands()[0];
    first.close();
    expect(table.connection).toBe("waiting");
    await vi.advanceTimersByTimeAsync(1000);
    const second = FakeSocket.last;
    expect(second).not.toBe(first);
    const asked = new URLSearchParams(second.query);
    expect([asked.get("after"), asked.get("lines")]).toEqual(["7", "4"]);
    second.open();
    expect(table.connection).toBe("live");
    expect(second.commands()).toEqual([sent]);
    second.tell(ack(sent?.id));
    expect((await answer).ok).toBe(true);
  });

  test("waits longer after each failure", async () => {
    answers.set("/api/tables/abc", json({}));
    open().open();
    FakeSocket.last.close();
    await vi.advanceTimersByTimeAsync(700);
    expect(FakeSocket.all.length).toBe(2);
    FakeSocket.last.close();
    await vi.advanceTimersByTimeAsync(700);
    expect(FakeSocket.all.length).toBe(2);
    await vi.advanceTimersByTimeAsync(700);
    expect(FakeSocket.all.length).toBe(3);
  });

  test("ends for good when the table says farewell", async () => {
    const socket = open();
    socket.open();
    const answer = table.send({ type: "start" });
    const problem = { code: "revoked", status: 403, says: { key: "problem-revoked" } };
    socket.tell({ type: "farewell", problem });
    expect(table.connection).toBe("ended");
    expect(table.problem).toEqual(problem);
    expect((await answer).ok).toBe(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all.length).toBe(1);
  });

  test("asks by a plain request why it was not let in", async () => {
    const problem = { code: "no-table", status: 404, says: { key: "problem-no-table" } };
    answers.set("/api/tables/abc", json(problem, 404));
    open().close();
    await vi.advanceTimersByTimeAsync(10);
    expect(table.connection).toBe("ended");
    expect(table.problem?.code).toBe("no-table");
  });

  test("polls where websockets do not get through, and posts its commands", async () => {
    let asked = 0;
    answers.set("/api/tables/abc/updates", () => (asked++ ? never() : json(update(1, 0, 1))()));
    answers.set("/api/tables/abc/commands", json(ack("x")));
    answers.set("/api/tables/abc", json({}));
    const socket = open();
    const answer = table.send({ type: "start" });
    socket.close();
    for (let i = 0; i < 2; i++) {
      await vi.advanceTimersByTimeAsync(6000);
      FakeSocket.last.close();
    }
    await vi.advanceTimersByTimeAsync(10);
    expect(table.connection).toBe("polling");
    expect(table.snapshot?.version).toBe(1);
    expect(requested).toContain("POST /api/tables/abc/commands");
    table.close();
    expect((await answer).ok).toBe(false);
  });

  test("says that the table is away when an answer is overdue, and no longer once it has come", async () => {
    const socket = open();
    socket.open();
    socket.tell(update(3, 0, 2));
    const answer = table.send({ type: "start" });
    vi.advanceTimersByTime(3_000);
    expect(socket.sent.at(-1)).toEqual({ type: "ping" });
    expect(table.away).toBe(false);
    vi.advanceTimersByTime(2_000);
    expect(table.away).toBe(true);
    socket.tell(ack(socket.commands()[0]?.id));
    expect((await answer).ok).toBe(true);
    expect(table.away).toBe(false);
  });

  test("asks the table at once when the browser goes off line", () => {
    const socket = open();
    socket.open();
    socket.tell(update(3, 0, 2));
    window.dispatchEvent(new Event("offline"));
    expect(socket.sent.at(-1)).toEqual({ type: "ping" });
    // A table on the same machine still answers.
    socket.tell({ type: "pong" });
    vi.advanceTimersByTime(2_000);
    expect(table.away).toBe(false);
  });

  test("gives up a connection that has fallen silent", async () => {
    const socket = open();
    socket.open();
    socket.tell(update(1, 0, 0));
    await vi.advanceTimersByTimeAsync(25_000);
    expect(socket.sent.at(-1)).toEqual({ type: "ping" });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(table.connection).toBe("waiting");
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeSocket.all.length).toBe(2);
  });
});
