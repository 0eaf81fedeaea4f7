import { describe, expect, it, vi } from "vitest";
import type { Action } from "../../lib/protocol";
import type { TableModel } from "../../shell/model.svelte";
import { als } from "./als.svelte";

function table(...choices: { action: Action; refused: number | null; marked?: boolean }[]) {
  const snapshot = { table: "t", at: 7, question: { kind: "al_move", yours: true, choices } };
  const move = vi.fn((_: Action) => Promise.resolve({ ok: true }));
  return { snapshot, move, model: { snapshot, move, busy: false } as unknown as TableModel };
}
const A1: Action = ["al_move", "A1"];
const A2: Action = ["al_move", "A2"];

describe("any answer for Al", () => {
  it("is the first that is possible and drills nothing, for the rest of the turn", () => {
    const { model, move, snapshot } = table(
      { action: ["al_move", "C1"], refused: 0 },
      { action: A1, refused: null, marked: true },
      { action: A2, refused: null },
    );
    als.goOn(model, 1);
    expect(move).not.toHaveBeenCalled();
    als.any(model, 1);
    snapshot.at = 8;
    als.goOn(model, 1);
    expect(move.mock.calls).toEqual([[A2], [A2]]);
    als.goOn(model, 2);
    expect(move).toHaveBeenCalledTimes(2);
  });

  it("ends when something is taken back, and never drills", () => {
    const { model, move, snapshot } = table({ action: A1, refused: null, marked: true });
    als.any(model, 3);
    expect(move).not.toHaveBeenCalled();
    snapshot.question.choices = [{ action: A2, refused: null }];
    snapshot.at = 6;
    als.goOn(model, 3);
    expect(move).not.toHaveBeenCalled();
  });
});
