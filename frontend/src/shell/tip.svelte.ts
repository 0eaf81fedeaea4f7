/**
 * Words that explain a sign where it stands: on hover, on focus, and on a long press of a finger. What does nothing
 * else when tapped tells them on a tap, until the next one.
 *
 *     <span use:tip={{ title: say("…"), text: say("…") }}>
 *     <svg data-says={say("…")}>      for signs that stand in many places and have a name only
 *
 * One layer (`TipLayer.svelte`, part of the table screen) shows them. What a screen reader needs is in
 * the element's own name or description, so the layer is hidden from it.
 */

import type { Action } from "svelte/action";
import { on } from "svelte/events";

export interface Tip {
  title?: string;
  text?: string;
}

const HOVER_DELAY = 250;
const HOLD = 450;
/** What does something when it is tapped. */
const PRESSED = "button, a, input, select, label, summary";

class Tips {
  shown = $state.raw<{ tip: Tip; box: DOMRect } | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #owner: Element | null = null;

  show(owner: Element, tip: Tip, delay: number): void {
    clearTimeout(this.#timer);
    this.#owner = owner;
    this.#timer = setTimeout(() => {
      if (owner.isConnected) this.shown = { tip, box: owner.getBoundingClientRect() };
    }, delay);
  }

  belongsTo(owner: Element): boolean {
    return this.#owner === owner;
  }

  /** A finger went down: what was told by a tap elsewhere has been read. */
  leave(target: Element | null): void {
    if (this.#owner && !this.#owner.contains(target)) this.hide(this.#owner);
  }

  hide(owner: Element): void {
    if (this.#owner !== owner) return;
    clearTimeout(this.#timer);
    this.#owner = null;
    this.shown = null;
  }
}

export const tips = new Tips();

/** A name many small signs have: `data-says="zinc"` is enough, one listener explains all of them. */
const NAMED = "[data-says]";
let named: Element | null = null;

/** For pointers anywhere in the window: `TipLayer` passes them on. */
export function overSign(event: PointerEvent): void {
  const target = event.target instanceof Element ? event.target : null;
  // What has a longer text of its own says that.
  const sign = target?.closest("[data-tip]") ? null : (target?.closest(NAMED) ?? null);
  const touch = event.pointerType !== "mouse";
  if (touch && event.type === "pointerdown") tips.leave(target);
  const wanted = touch && event.type !== "pointerdown" ? null : sign;
  if (wanted === named) return;
  if (named) tips.hide(named);
  named = wanted;
  const text = wanted?.getAttribute("data-says") ?? "";
  if (wanted && text) tips.show(wanted, { text }, touch ? HOLD : HOVER_DELAY);
}

export const tip: Action<Element, Tip | string | undefined | null> = (element, wanted) => {
  const given = (): Tip | null => {
    const it = typeof wanted === "string" ? { text: wanted } : wanted;
    return it && (it.title || it.text) ? it : null;
  };
  // What has words of its own can be told from what has none: a test looks for signs without any.
  const mark = (): boolean => element.toggleAttribute("data-tip", given() !== null);
  mark();
  const start = (delay: number) => {
    const it = given();
    if (it) tips.show(element, it, delay);
  };
  const listeners: Record<string, (event: Event) => void> = {
    // Not on entering: what comes under a resting pointer has not been asked about.
    pointermove: (event) =>
      (event as PointerEvent).pointerType === "mouse" && !tips.belongsTo(element) && start(HOVER_DELAY),
    pointerdown: (event) => {
      if ((event as PointerEvent).pointerType === "mouse") tips.hide(element);
      else start(HOLD);
    },
    pointerup: (event) => {
      if ((event as PointerEvent).pointerType === "mouse") return;
      if (element.closest(PRESSED)) tips.hide(element);
      else start(0);
    },
    pointercancel: () => tips.hide(element),
    // A finger that is lifted leaves, too.
    pointerleave: (event) => (event as PointerEvent).pointerType === "mouse" && tips.hide(element),
    focus: () => element.matches(":focus-visible") && start(HOVER_DELAY),
    blur: () => tips.hide(element),
  };
  const off = Object.entries(listeners).map(([kind, listener]) => on(element, kind, listener));
  return {
    update(next) {
      wanted = next;
      mark();
    },
    destroy() {
      tips.hide(element);
      for (const end of off) end();
    },
  };
};
