import { describe, expect, it, vi } from "vitest";
import type { Action } from "../../lib/protocol";
import type { TableModel } from "../../shell/model.svelte";
import { type Deal, deals } from "./deals.svelte";

const ZINC: Deal = ["sell", "zinc", 2];
const GOLD: Deal = ["sell", "gold", 1];

/** A table at which both deals can be made while it is the player's turn. */
function table(ok = true) {
  const choices = [ZINC, GOLD].map((action) => ({ action, refused: null }));
  const snapshot = { at: 7, question: { kind: "market", yours: true, choices } };
  const move = vi.fn((_: Action) => Promise.resolve({ ok }));
  return { snapshot, move, model: { snapshot, move, busy: false } as unknown as TableModel };
}

describe("several deals", () => {
  it("are made one by one, each when it is the player's turn again", () => {
    const { model, move, snapshot } = table();
    deals.make(model, 1, [ZINC, GOLD]);
    deals.goOn(model, 1);
    expect(move.mock.calls).toEqual([[ZINC]]);
    snapshot.question.yours = false;
    snapshot.at = 8;
    deals.goOn(model, 1);
    expect(deals.planned).toBe(1);
    snapshot.question.yours = true;
    snapshot.at = 9;
    deals.goOn(model, 1);
    expect(move.mock.calls).toEqual([[ZINC], [GOLD]]);
    expect(deals.planned).toBe(0);
  });

  it("end with the turn, by taking back, and with a refusal", async () => {
    const { model, snapshot } = table();
    deals.make(model, 1, [ZINC, GOLD]);
    deals.goOn(model, 2);
    expect(deals.planned).toBe(0);
    deals.make(model, 2, [ZINC, GOLD]);
    snapshot.at = 6;
    deals.goOn(model, 2);
    expect(deals.planned).toBe(0);
    const refusing = table(false);
    deals.make(refusing.model, 2, [ZINC, GOLD]);
    await Promise.resolve();
    expect(deals.planned).toBe(0);
  });
});
