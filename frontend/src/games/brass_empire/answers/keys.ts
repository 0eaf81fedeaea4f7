/** The keys of the table; what they mean is in the keyboard help. */

import { isLegal } from "../../../lib/board";
import { isForTable } from "../../../lib/keyboard";
import type { Table } from "../table.svelte";

/** Zones that a key leads to, and where they are. */
const ZONES: Record<string, string> = {
  l: ".tray.labor .cards",
  k: ".tray.design .cards",
  o: ".opps .board",
  y: ".lineup",
  r: ".reserve ul",
};

export function keysOf(table: Table, root: () => HTMLElement, open: (which: "log" | "chat") => void) {
  const zone = (where: string): boolean => {
    const stops = root().querySelectorAll<HTMLElement>(`${where} [data-spot]`);
    // What can be done there now, else where one was last.
    const lit = (each: HTMLElement): boolean => ["target", "lit"].includes(each.dataset.light ?? "");
    const stop = [...stops].find(lit) ?? [...stops].find((each) => each.tabIndex === 0) ?? stops[0];
    stop?.focus();
    return stop !== undefined;
  };
  const press = (verb: string): boolean => {
    const spot = table.pinned?.spot;
    const choices = spot ? table.deedsAt(spot) : table.choices;
    const choice = choices.find((each) => each.action[0] === verb && isLegal(each));
    if (choice) table.choose(choice);
    return choice !== undefined;
  };
  const next = (): boolean => {
    const all = [...root().querySelectorAll<HTMLElement>("[data-spot]")];
    const lit = all.filter((spot) => ["target", "lit"].includes(spot.dataset.light ?? ""));
    const here = all.indexOf(document.activeElement as HTMLElement);
    const goal = lit.find((spot) => all.indexOf(spot) > here) ?? lit[0] ?? root().querySelector<HTMLElement>("[data-main]");
    goal?.focus();
    return goal !== undefined;
  };
  const why = (target: HTMLElement): boolean => {
    const here = target.closest<HTMLElement>("[data-spot]") ?? root().querySelector<HTMLElement>("[data-light=refused]");
    if (here?.dataset.spot) table.explain(here.dataset.spot);
    return here !== null;
  };
  /** The n-th card in hand; while something is asked, its n-th answer. */
  const nth = (n: number): boolean => {
    const which = table.step === "ask" ? ".answers [data-action]" : ".hand [data-hand] [data-spot]";
    const button = root().querySelectorAll<HTMLElement>(which)[n - 1];
    button?.click();
    return button !== undefined;
  };
  const click = (which: string): boolean => {
    const button = root().querySelector<HTMLElement>(which);
    button?.click();
    return button !== null;
  };
  /** One step back: the card in hand, the notice, the drawer, an effect one may leave out. */
  const escape = (): boolean => {
    if (table.model.selected) return false;
    if (table.pinned) table.pin(null);
    else if (table.warned) table.warned = false;
    else if (table.model.note) table.model.note = null;
    else if (table.drawer) table.drawer = null;
    else return click("[data-skip]");
    return true;
  };
  const acts: Record<string, (target: HTMLElement) => boolean> = {
    escape,
    a: () => press("act") || press("mine"),
    m: () => press("mine"),
    c: () => press("convert"),
    n: next,
    w: why,
    z: () => Boolean(table.glanced && (table.glanced = null) === null),
    s: () => click(".digest .show"),
    p: () => click('[data-main="play"]') || click("[data-plain-play]"),
    x: () => click('[data-main="end"], [data-main="sure"]') || click("[data-end]"),
    j: () => (open("log"), true),
    t: () => (open("chat"), true),
    u: () => Boolean(table.snapshot.undo?.possible) && (void table.undo(), true),
  };

  return (event: KeyboardEvent): void => {
    const target = event.target as HTMLElement;
    if (!isForTable(event)) return;
    const key = event.key.toLowerCase();
    const where = ZONES[key];
    const act = acts[key];
    const done = where ? zone(where) : act ? act(target) : /^[1-9]$/.test(key) && nth(Number(key));
    if (!done) return;
    event.preventDefault();
    // The shell has other meanings for some of these.
    event.stopPropagation();
  };
}
