import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Characters, Cue, LogLine, SeatInfo } from "../../lib/protocol";
import { lastWord, lineOf, Script } from "./script";
import { readingTime, voice } from "./voice.svelte";

const seat = (n: number, kind: "bot" | "person", bot = ""): SeatInfo => ({ seat: n, kind, bot, name: "" }) as unknown as SeatInfo;
const SEATS = [seat(0, "person"), seat(1, "bot", "level-2+rook"), seat(2, "bot", "level-2+ada"), seat(3, "bot", "level-2")];
const CUES: Cue[] = [
  { key: "turn", what: "turn", of: "seat", figure: "", least: 0 },
  { key: "brass", what: "gain", of: "seat", figure: "n", least: 3 },
  { key: "destroyed", what: "hurt", of: "seat", figure: "", least: 0 },
];
const line = (key: string, args = {}, kind = "event"): LogLine => ({ kind, says: { key, args } }) as unknown as LogLine;
const TURN = line("turn", { seat: 0 });

describe("what characters say", () => {
  it("is about their own gains and losses", () => {
    expect(new Script(CUES).hear([line("brass", { seat: 1, n: 3 })], SEATS)).toEqual({ seat: 1, occasion: "gain" });
    expect(new Script(CUES).hear([line("destroyed", { seat: 2 })], SEATS)).toEqual({ seat: 2, occasion: "hurt" });
  });

  it("is not about small things, chat, or a bot without a character", () => {
    const script = new Script(CUES);
    const lines = [line("brass", { seat: 1, n: 2 }), line("destroyed", { seat: 1 }, "chat"), line("destroyed", { seat: 3 })];
    expect(script.hear(lines, SEATS)).toBeNull();
  });

  it("remarks on what a person gains, by whoever sits next", () => {
    expect(new Script(CUES).hear([line("brass", { seat: 0, n: 5 })], SEATS)).toEqual({ seat: 1, occasion: "you" });
  });

  it("is at most one thing a turn and character, and the same only some turns later", () => {
    const script = new Script(CUES);
    const gain = line("brass", { seat: 1, n: 3 });
    expect(script.hear([gain], SEATS)).not.toBeNull();
    expect(script.hear([line("destroyed", { seat: 1 })], SEATS)).toBeNull();
    expect(script.hear([TURN, line("destroyed", { seat: 1 })], SEATS)).toEqual({ seat: 1, occasion: "hurt" });
    expect(script.hear([TURN, gain], SEATS)).toBeNull();
    expect(script.hear([TURN, TURN, TURN, TURN, gain], SEATS)).toEqual({ seat: 1, occasion: "gain" });
  });

  it("is the same whenever the same is heard", () => {
    const lines = [line("brass", { seat: 0, n: 5 }), TURN, line("destroyed", { seat: 2 })];
    expect(new Script(CUES).hear(lines, SEATS)).toEqual(new Script(CUES).hear(lines, SEATS));
  });

  it("ends with the winner, or whoever is there", () => {
    expect(lastWord([2], SEATS)?.seat).toBe(2);
    expect(lastWord([0], SEATS)?.seat).toBe(1);
    expect(lastWord([0], SEATS.slice(0, 1))).toBeNull();
  });

  it("is in the reader's language, and nothing where the file has no lines", () => {
    const words = { en: "Hi", fr: "Salut", de: "Hallo" };
    const lines = { start: words, gain: words, hurt: words, you: words, end: words };
    const found = {
      characters: [{ character: "rook", lines, strength: null, style: [] }, { character: "ada", lines: null, strength: null, style: [] }],
      cues: [],
      games: 0,
    } as unknown as Characters;
    expect(lineOf(found, SEATS, { seat: 1, occasion: "start" }, "de")).toBe("Hallo");
    expect(lineOf(found, SEATS, { seat: 2, occasion: "start" }, "de")).toBe("");
  });
});

describe("a bubble", () => {
  let leave: (() => void)[];
  beforeEach(() => {
    vi.useFakeTimers();
    leave = [1, 2].map((seat) => voice.appear(seat));
  });
  afterEach(() => {
    voice.end();
    for (const each of leave) each();
    vi.useRealTimers();
  });

  it("is alone, and gone after four seconds at the latest", () => {
    voice.say(1, "A line of a length that takes some time to read, and a little more of it");
    voice.say(2, "Another");
    expect(voice.said?.seat).toBe(1);
    vi.advanceTimersByTime(4000);
    expect(voice.said).toBeNull();
    expect(readingTime("Hi")).toBeLessThan(2000);
  });

  it("waits for a seat that is not on the screen yet", () => {
    voice.say(3, "Hello");
    vi.advanceTimersByTime(60_000);
    expect(voice.said).toBeNull();
    leave.push(voice.appear(3));
    expect(voice.said?.text).toBe("Hello");
  });

  it("ends with a click", () => {
    voice.say(1, "Hi");
    voice.hush();
    expect(voice.said).toBeNull();
  });

  it("waits while it is held back, and is dropped once its moment has passed", () => {
    voice.hold(true);
    voice.say(1, "Hi");
    expect(voice.said).toBeNull();
    vi.advanceTimersByTime(4000);
    voice.hold(false);
    expect(voice.said?.text).toBe("Hi");
    voice.hush();
    voice.hold(true);
    voice.say(1, "Well");
    vi.advanceTimersByTime(6000);
    voice.hold(false);
    expect(voice.said).toBeNull();
  });

  it("that can be seen already stays while new ones are held back", () => {
    voice.say(1, "Hi");
    voice.hold(true);
    expect(voice.said?.text).toBe("Hi");
  });
});
