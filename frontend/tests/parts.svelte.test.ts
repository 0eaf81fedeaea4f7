import { flushSync } from "svelte";
import { describe, expect, test } from "vitest";
import { Parts, share } from "../src/lib/parts.svelte";

describe("what is shared", () => {
  test("what is equal stays the same object, at any depth", () => {
    const before = { companies: [{ cash: 1 }, { cash: 2 }], tiles: { a: [1, 2] } };
    const after = { companies: [{ cash: 1 }, { cash: 3 }], tiles: { a: [1, 2] } };
    const shared = share(before, after) as typeof before;
    expect(shared).toEqual({ companies: [{ cash: 1 }, { cash: 3 }], tiles: { a: [1, 2] } });
    expect(shared.companies[0]).toBe(before.companies[0]);
    expect(shared.companies[1]).not.toBe(before.companies[1]);
    expect(shared.tiles).toBe(before.tiles);
    expect(share(before, structuredClone(before))).toBe(before);
  });

  test.each([
    [{ a: 1 }, { a: 1, b: undefined }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: undefined }, { b: undefined }],
    [[1, 2], [1]],
    [[], {}],
    [null, {}],
    [{}, null],
    [1, "1"],
  ])("%j is not %j", (before, after) => {
    const wanted = structuredClone(after);
    const shared = share(before, after);
    expect(shared).not.toBe(before);
    expect(shared).toStrictEqual(wanted);
  });
});

describe("a whole of parts", () => {
  /** How often the parts that `read` reads were told of. */
  function heard(read: () => unknown): { times: number; stop(): void } {
    const count = { times: 0, stop: () => {} };
    count.stop = $effect.root(() => {
      $effect(() => {
        read();
        count.times++;
      });
    });
    flushSync();
    return count;
  }

  test("reads as what was put in last", () => {
    const parts = new Parts<Record<string, unknown>>();
    parts.replace({ at: 1, picture: { turn: 2 } });
    expect({ ...parts.whole }).toEqual({ at: 1, picture: { turn: 2 } });
    parts.change({ at: 2, lesson: "first" });
    expect(parts.whole).toEqual({ at: 2, picture: { turn: 2 }, lesson: "first" });
    parts.replace({ at: 3 });
    expect(Object.keys(parts.whole)).toEqual(["at"]);
    expect("lesson" in parts.whole).toBe(false);
    expect(parts.whole.lesson).toBeUndefined();
  });

  test("tells only who reads what has changed", () => {
    const parts = new Parts<Record<string, unknown>>();
    parts.replace({ at: 1, seats: [{ name: "Ann" }] });
    const at = heard(() => parts.whole.at);
    const seats = heard(() => parts.whole.seats);
    const lesson = heard(() => parts.whole.lesson);
    const all = heard(() => Object.entries(parts.whole));
    parts.replace({ at: 2, seats: [{ name: "Ann" }] });
    flushSync();
    expect([at.times, seats.times, lesson.times, all.times]).toEqual([2, 1, 1, 2]);
    parts.change({ lesson: "first" });
    flushSync();
    expect([at.times, seats.times, lesson.times, all.times]).toEqual([2, 1, 2, 3]);
    for (const each of [at, seats, lesson, all]) each.stop();
  });
});
