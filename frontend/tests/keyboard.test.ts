import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { DEAF, afterPointer, gold, isFocusLost, letGo, pressGold, settleFocus } from "../src/lib/keyboard";

const pressed: string[] = [];

function button(name: string, meaning: string | null = null): HTMLButtonElement {
  const made = document.createElement("button");
  made.id = name;
  made.addEventListener("click", () => pressed.push(name));
  document.querySelector("main")!.append(made);
  if (meaning !== null) gold(made, meaning);
  return made;
}

/** A key on what has the focus, as a browser presses it: a button that nobody stops is pressed. */
function press(key: string): void {
  const target = (document.activeElement ?? document.body) as HTMLElement;
  const down = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  target.dispatchEvent(down);
  if (!down.defaultPrevented && target.localName === "button" && (key === " " || key === "Enter")) target.click();
}

function pointAt(target: HTMLElement): void {
  target.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  target.focus();
  target.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
  vi.runAllTimers();
}

function walkTo(target: HTMLElement): void {
  press("Tab");
  target.focus();
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "performance"] });
  document.body.innerHTML = "<main></main>";
  pressed.length = 0;
  addEventListener("keydown", pressGold);
  addEventListener("keyup", letGo);
  addEventListener("click", afterPointer);
});

afterEach(() => {
  removeEventListener("keydown", pressGold);
  removeEventListener("keyup", letGo);
  removeEventListener("click", afterPointer);
  vi.useRealTimers();
});

describe("Space and Enter", () => {
  test.each([" ", "Enter"])("press the gold button after a pointer press elsewhere (%j)", (key) => {
    const card = button("card");
    button("end", `end ${key}`);
    vi.advanceTimersByTime(DEAF + 1);
    pointAt(card);
    press(key);
    expect(pressed).toEqual(["card", "end"]);
  });

  test.each([" ", "Enter"])("press what keys have led to (%j)", (key) => {
    const card = button("card");
    button("end", `end ${key}`);
    vi.advanceTimersByTime(DEAF + 1);
    walkTo(card);
    expect(document.documentElement.hasAttribute("data-walked")).toBe(true);
    press(key);
    expect(pressed).toEqual(["card"]);
  });

  test("do nothing within a moment of a new meaning", () => {
    const main = button("main", "play");
    const { update } = gold(main, "play");
    vi.advanceTimersByTime(DEAF + 1);
    settleFocus();
    update("end");
    press(" ");
    press("Enter");
    expect(pressed).toEqual([]);
    vi.advanceTimersByTime(DEAF + 1);
    press(" ");
    expect(pressed).toEqual(["main"]);
  });

  test("a question that must be confirmed comes before the gold button", () => {
    button("end", "end a");
    button("confirm", "confirm");
    vi.advanceTimersByTime(DEAF + 1);
    press(" ");
    expect(pressed).toEqual(["confirm"]);
  });

  test("without a gold button, Space does not press what a pointer pressed last", () => {
    const card = button("card");
    pointAt(card);
    press(" ");
    expect(pressed).toEqual(["card"]);
  });

  test("belong to a text being typed", () => {
    button("end", "end b");
    vi.advanceTimersByTime(DEAF + 1);
    const field = document.createElement("input");
    document.querySelector("main")!.append(field);
    field.focus();
    press(" ");
    press("Enter");
    expect(pressed).toEqual([]);
  });
});

describe("the focus", () => {
  test("never falls to nothing", () => {
    expect(isFocusLost()).toBe(true);
    settleFocus();
    expect(document.activeElement?.localName).toBe("main");
    const main = button("end", "end c");
    settleFocus();
    expect(document.activeElement).toBe(main);
    expect(isFocusLost()).toBe(false);
  });

  test("goes to the answer that is marked as the first", () => {
    button("end", "end d");
    const next = button("next");
    next.dataset.first = "";
    settleFocus();
    expect(document.activeElement).toBe(next);
  });
});
