/** What screen readers are told: events politely, refusals at once. Drawn by Announcer.svelte. */

class Announcer {
  polite = $state("");
  urgent = $state("");
  #count = 0;

  say(text: string, urgent = false): void {
    if (!text) return;
    // The same sentence twice is read twice only if the text differs.
    const different = text + "\u00a0".repeat(++this.#count % 2);
    if (urgent) this.urgent = different;
    else this.polite = different;
  }
}

export const announcer = new Announcer();
