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
  #places = new Set<number>();
  /** What waits until it may be heard, and how long it is worth it. */
  #waiting: { said: Said; until: number } | null = null;

  say(seat: number, text: string): void {
    if (!text || this.said) return;
    // Before the seats are on the screen there is time for a greeting.
    const until = this.#places.has(seat) ? performance.now() + MOMENT : Infinity;
    this.#waiting = { said: { seat, text }, until };
    this.#release();
  }

  /** The panel of a seat is on the screen, until what is returned is called. */
  appear(seat: number): () => void {
    this.#places.add(seat);
    this.#release();
    return () => this.#places.delete(seat);
  }

  /** While held no bubble appears. */
  hold(held: boolean): void {
    this.#held = held;
    this.#release();
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

  #release(): void {
    const waiting = this.#waiting;
    if (this.#held || !waiting || !this.#places.has(waiting.said.seat)) return;
    this.#waiting = null;
    if (this.said || performance.now() > waiting.until) return;
    this.said = waiting.said;
    this.#timer = setTimeout(this.hush, readingTime(waiting.said.text));
  }
}

export const voice = new Voice();
