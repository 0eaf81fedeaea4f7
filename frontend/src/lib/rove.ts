/** One tab stop for a group of buttons, arrows inside it. */

import type { Attachment } from "svelte/attachments";

const MEMBERS = "[data-rove]";

/** Arrows go to the neighbour in that direction, by where the buttons are drawn. */
export const rove: Attachment<HTMLElement> = (group) => {
  const members = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>(MEMBERS)];

  // The attribute, not the property: that asks whether the browser would focus it, and for all styles.
  const reachable = (member: HTMLElement): boolean => member.getAttribute("tabindex") === "0";
  function reach(all: HTMLElement[], only: HTMLElement | undefined): void {
    for (const member of all) {
      if (reachable(member) !== (member === only)) member.setAttribute("tabindex", member === only ? "0" : "-1");
    }
  }

  /** Keeps exactly one member reachable by Tab: the one that had focus, else the first. */
  function settle(): void {
    const all = members();
    reach(all, all.find(reachable) ?? all[0]);
  }

  function take(event: FocusEvent): void {
    const member = (event.target as HTMLElement).closest<HTMLElement>(MEMBERS);
    if (member) reach(members(), member);
  }

  function move(event: KeyboardEvent): void {
    const here = (event.target as HTMLElement).closest<HTMLElement>(MEMBERS);
    if (!here || event.altKey || event.ctrlKey || event.metaKey) return;
    const to = goal(members(), here, event.key);
    if (!to) return;
    event.preventDefault();
    to.focus();
  }

  settle();
  const watcher = new MutationObserver(settle);
  watcher.observe(group, { childList: true, subtree: true });
  group.addEventListener("focusin", take);
  group.addEventListener("keydown", move);
  return () => {
    watcher.disconnect();
    group.removeEventListener("focusin", take);
    group.removeEventListener("keydown", move);
  };
};

function goal(all: HTMLElement[], here: HTMLElement, key: string): HTMLElement | undefined {
  const at = all.indexOf(here);
  switch (key) {
    case "ArrowRight":
      return all[at + 1];
    case "ArrowLeft":
      return all[at - 1];
    case "ArrowDown":
      return nearest(all, here, 1);
    case "ArrowUp":
      return nearest(all, here, -1);
    case "Home":
      return all[0];
    case "End":
      return all.at(-1);
    default:
      return undefined;
  }
}

/** The member of the next line above or below that lies closest. */
function nearest(all: HTMLElement[], here: HTMLElement, way: 1 | -1): HTMLElement | undefined {
  const from = here.getBoundingClientRect();
  const middle = from.left + from.width / 2;
  const far = (member: HTMLElement): number => {
    const box = member.getBoundingClientRect();
    const down = (box.top - from.top) * way;
    return down > 8 ? down * 10 + Math.abs(box.left + box.width / 2 - middle) : Infinity;
  };
  const found = all.reduce((best, member) => (far(member) < far(best) ? member : best), here);
  return found === here || far(found) === Infinity ? undefined : found;
}
