/** What screen readers are told: events politely, refusals at once. Drawn by Announcer.svelte. */

/** Milliseconds after which a text is gone: it has been read out, and is true no longer. */
const STAYS = 8_000;

class Announcer {
  polite = $state("");
  urgent = $state("");
  #count = 0;
  #ends: Record<"polite" | "urgent", ReturnType<typeof setTimeout> | undefined> = { polite: undefined, urgent: undefined };

  say(text: string, urgent = false): void {
    if (!text) return;
    const region = urgent ? "urgent" : "polite";
    // The same sentence twice is read twice only if the text differs.
    this[region] = text + "\u00a0".repeat(++this.#count % 2);
    clearTimeout(this.#ends[region]);
    this.#ends[region] = setTimeout(() => (this[region] = ""), STAYS);
  }
}

export const announcer = new Announcer();
