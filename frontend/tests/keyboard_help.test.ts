import { render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import KeyboardHelp from "../src/shell/KeyboardHelp.svelte";

HTMLDialogElement.prototype.showModal ??= vi.fn();

afterEach(() => (document.body.innerHTML = ""));

const caps = (): string[] => [...document.querySelectorAll("kbd")].map((cap) => cap.textContent ?? "");

test.each(["rockwell", "brass_empire", ""])("opens at a table of %j, with one meaning for each key", (game) => {
  render(KeyboardHelp, { game, onclose: () => {} });
  expect(screen.getByRole("dialog", { hidden: true })).toBeTruthy();
  const letters = caps().flatMap((cap) => cap.match(/\b[A-Z]\b/g) ?? []);
  expect(letters.length).toBeGreaterThan(5);
  expect(new Set(letters).size).toBe(letters.length);
});

test("a game's own key replaces the shared one of that letter", () => {
  render(KeyboardHelp, { game: "brass_empire", onclose: () => {} });
  expect(caps()).toContain("L, K, O, Y, R");
  expect(caps()).not.toContain("R");
});
