/** The bubble that can be seen: what characters say is decided in script.ts. */

/** Milliseconds for reading it, and never more than four seconds. */
export const readingTime = (text: string): number => Math.min(4000, 1500 + 60 * text.length);

/** Milliseconds after which what could not be said is no longer to the point. */
const MOMENT = 5000;

interface Said {
  seat: number;
  text: string;
}

/** The one bubble that can be seen. */
class Voice {
  said = $state.raw<Said | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #held = false;
  /** What waits until it may be heard, and how long it is worth it. */
  #waiting: { said: Said; until: number } | null = null;

  say(seat: number, text: string): void {
    if (!text || this.said) return;
    if (this.#held) this.#waiting = { said: { seat, text }, until: performance.now() + MOMENT };
    else this.#show({ seat, text });
  }

  /** While held no bubble appears. */
  hold(held: boolean): void {
    this.#held = held;
    const waiting = this.#waiting;
    if (held || !waiting) return;
    this.#waiting = null;
    if (!this.said && performance.now() <= waiting.until) this.#show(waiting.said);
  }

  hush = (): void => {
    clearTimeout(this.#timer);
    this.said = null;
  };

  /** The table is closed, or the game over: what was to be said is past. */
  end = (): void => {
    this.hush();
    this.#waiting = null;
    this.#held = false;
  };

  #show(said: Said): void {
    this.said = said;
    this.#timer = setTimeout(this.hush, readingTime(said.text));
  }
}

export const voice = new Voice();
