/** The bubble that can be seen: what characters say is decided in script.ts. */

/** Milliseconds for reading it, and never more than four seconds. */
export const readingTime = (text: string): number => Math.min(4000, 1500 + 60 * text.length);

/** The one bubble that can be seen. */
class Voice {
  said = $state.raw<{ seat: number; text: string } | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  say(seat: number, text: string): void {
    if (!text || this.said) return;
    this.said = { seat, text };
    this.#timer = setTimeout(this.hush, readingTime(text));
  }

  hush = (): void => {
    clearTimeout(this.#timer);
    this.said = null;
  };
}

export const voice = new Voice();
