/** The keys of the table; what they mean is in the keyboard help. */

import { isLegal } from "../../lib/board";
import { say } from "../../lib/words.svelte";
import { mainButton } from "./main_button";
import type { Table } from "./table.svelte";

/** Zones that a key leads to, and where they are. */
const ZONES: Record<string, string> = {
  l: ".tray.labor .cards",
  d: ".tray.design .cards",
  o: ".opps .board",
  y: ".lineup",
  r: ".reserve ul",
};

export function keysOf(table: Table, root: () => HTMLElement, open: (which: "log" | "chat") => void) {
  const zone = (where: string): boolean => {
    const stops = root().querySelectorAll<HTMLElement>(`${where} [data-spot]`);
    const stop = [...stops].find((each) => each.tabIndex === 0) ?? stops[0];
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
  const space = (target: HTMLElement): boolean => {
    if (target.closest("button, a, summary, [role=button]") && !target.closest("[data-main]")) return false;
    const main = mainButton(table);
    if (!main || table.model.selected) return false;
    if (table.heeds(main.meaning)) main.press();
    return true;
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
  const card = (n: number): boolean => {
    const button = root().querySelectorAll<HTMLElement>(".hand [data-hand] [data-spot]")[n - 1];
    button?.click();
    return button !== undefined;
  };
  const escape = (): boolean => {
    if (!table.pinned && !table.drawer && !table.warned) return false;
    if (table.pinned) table.pin(null);
    else table.drawer = null;
    table.warned = false;
    return true;
  };
  /** The bar has the button; elsewhere L opens it, which here leads to the Labor Market. */
  const legend = (): boolean => {
    const button = root().querySelector<HTMLElement>(`header [aria-label="${CSS.escape(say("page-legend"))}"]`);
    button?.click();
    return button !== null;
  };
  const acts: Record<string, (target: HTMLElement) => boolean> = {
    " ": space,
    escape,
    a: () => press("act") || press("mine"),
    m: () => press("mine"),
    c: () => press("convert"),
    n: next,
    w: why,
    z: () => Boolean(table.glanced && (table.glanced = null) === null),
    s: () => legend(),
    j: () => (open("log"), true),
    t: () => (open("chat"), true),
    u: () => Boolean(table.snapshot.undo?.possible) && (void table.undo(), true),
  };

  return (event: KeyboardEvent): void => {
    const target = event.target as HTMLElement;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target.closest("input, textarea, select") || document.querySelector("dialog[open]")) return;
    const key = event.key.toLowerCase();
    const where = ZONES[key];
    const act = acts[key];
    const done = where ? zone(where) : act ? act(target) : /^[1-9]$/.test(key) && card(Number(key));
    if (!done) return;
    event.preventDefault();
    // The shell has other meanings for some of these.
    event.stopPropagation();
  };
}
