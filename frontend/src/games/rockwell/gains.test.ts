import { expect, test } from "vitest";
import { Gains } from "./gains.svelte";

test("cubes still in flight when the stage is left count once", () => {
  const gains = new Gains();
  gains.hold([4, 1, 0, 0]);
  gains.land(0, [1, 0, 0, 0], 0);
  gains.release(0);
  gains.land(0, [1, 0, 0, 0], 0);
  expect(gains.held).toEqual([0, 0, 0, 0]);
  expect(gains.shown.get(0)).toEqual([4, 1, 0, 0]);
});

test("others' cubes are not held back, only shown", () => {
  const gains = new Gains();
  gains.land(2, [0, 2, 0, 0], 0);
  expect(gains.shown.get(2)).toEqual([0, 2, 0, 0]);
});
