/**
 * What Space and Enter do at every table, and where the focus goes; the keyboard help says the same.
 *
 * A table marks its one gold button with `use:gold={meaning}`. Both keys press what has a visible focus ring, which
 * is what keys have led to; without one, as after a pointer press, they press the gold button. After an
 * answer the focus goes to the next one, so no ring stays on what was pressed before. A press that was meant for
 * what the gold button said a moment ago is ignored.
 */

/** Whether the reader used the keyboard last: then focus is worth moving for them. */
export const lastInput = { keyboard: false };

/** What the gold button means now, and since when. */
let meaning = "";
let meantSince = 0;
/** The focus was set while keys were in use: its ring shows. */
let walked = false;

/** Milliseconds in which a key pressed for the old meaning may still arrive. */
export const DEAF = 400;
const CONTROL = "button, a[href], summary, input, select, textarea, [role=button], [role=radio], [tabindex='0']";
const TYPING = "input:not([type=radio], [type=checkbox], [type=range]), textarea, select, [contenteditable]";
const FIRST = [
  "[data-main=confirm]",
  "[data-first]",
  "main [data-main]:not([aria-disabled=true])",
  // Not the tools beside the question: what answers it.
  "main #answer .answer :is(button, input):not([aria-disabled=true], :disabled)",
  "main [data-light=target]",
  "main [data-light=lit]",
  "main .answers :is(button, input):not([aria-disabled=true], :disabled)",
];

function setWalked(now: boolean): void {
  walked = now;
  // Styles hide the key caps that would not work.
  document.documentElement.toggleAttribute("data-walked", now);
}

addEventListener("keydown", () => (lastInput.keyboard = true), true);
addEventListener(
  "pointerdown",
  () => {
    lastInput.keyboard = false;
    setWalked(false);
  },
  true,
);
addEventListener(
  "focusin",
  (event) => setWalked(lastInput.keyboard && (event.target as HTMLElement).closest("[data-main], main") !== event.target),
  true,
);

/** The gold button of a table: what it means tells its deeds apart; null: it is an ordinary button now. */
export function gold(button: HTMLElement, now: string | null): { update(next: string | null): void } {
  const update = (next: string | null): void => {
    if (next === null) return void delete button.dataset.main;
    button.dataset.main = next;
    if (next === meaning) return;
    meaning = next;
    meantSince = performance.now();
  };
  update(now);
  return { update };
}

/** Keys belong to a text that is being typed, or to a dialog. */
export function isTyping(event: KeyboardEvent): boolean {
  return (event.target as HTMLElement).closest?.(TYPING) != null || document.querySelector("dialog[open]") !== null;
}

/** Whether a single key may mean something to the table. */
export function isForTable(event: KeyboardEvent): boolean {
  return !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event);
}

function goldButton(): HTMLElement | null {
  return document.querySelector("[data-main=confirm]") ?? document.querySelector("[data-main]");
}

/** Space and Enter; whatever the table did not take before. */
export function pressGold(event: KeyboardEvent): void {
  if ((event.key !== " " && event.key !== "Enter") || !isForTable(event)) return;
  const target = event.target as HTMLElement;
  const main = goldButton();
  const control = target.closest<HTMLElement>(CONTROL);
  const onMain = main !== null && control === main;
  if (control && !onMain && walked) return;
  if (!main && event.key === "Enter") return;
  // Also without a gold button: Space must not press what a pointer happened to press last.
  event.preventDefault();
  if (event.repeat || !main || main.ariaDisabled === "true") return;
  if (performance.now() - meantSince > DEAF) main.click();
}

/** In some browsers a button that has the focus is pressed when Space is let go. */
export function letGo(event: KeyboardEvent): void {
  if (event.key === " " && isForTable(event) && !walked) event.preventDefault();
}

/** Focus goes to what comes next: the first answer or the gold button, never to nothing. */
export function settleFocus(): void {
  if (document.querySelector("dialog[open]")) return;
  const goal =
    FIRST.map((each) => document.querySelector<HTMLElement>(each)).find((found) => found !== null) ??
    document.querySelector<HTMLElement>("main");
  if (!goal || goal === document.activeElement) return;
  if (goal.localName === "main") goal.tabIndex = -1;
  goal.focus({ preventScroll: true });
}

/** Whether the focus has fallen to nothing, or waits where nothing can be pressed. */
export function isFocusLost(): boolean {
  const here = document.activeElement;
  return !here || here === document.body || here.localName === "main";
}

/** After a pointer press on the table its gold button has the focus, so that all keys mean what they say. */
export function afterPointer(event: MouseEvent): void {
  const target = event.target as HTMLElement;
  if (event.detail === 0 || !target.closest?.("main") || target.closest(TYPING)) return;
  setTimeout(() => {
    const here = document.activeElement as HTMLElement | null;
    if (here?.closest(`dialog, aside.drawer, ${TYPING}`)) return;
    goldButton()?.focus({ preventScroll: true });
  });
}
