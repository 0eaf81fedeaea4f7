/** Parts of the table that are fetched after it. */

export const stages = () => import("./stages");

class Answers {
  /** Drawn with the question itself once they are there: the keyboard's focus goes on to them. */
  parts = $state.raw<typeof import("./answers") | null>(null);
  failed = $state(false);

  /** Whether there is something to show: the answers, or that they did not come. */
  get ready(): boolean {
    return this.parts !== null || this.failed;
  }

  async fetch(): Promise<void> {
    if (this.parts) return;
    this.failed = false;
    // Awaited: Vite takes a then() into the fetching, where it does not hear that a style did not come.
    try {
      this.parts = await import("./answers");
    } catch {
      this.failed = true;
    }
  }
}

export const answers = new Answers();

/** Milliseconds after which a table that has been opened fetches the rest, so that nothing comes late. */
const REST = 3000;

/** What fails now is asked for again, and told, where it is needed; the returned function calls it off. */
export function fetchRest(): () => void {
  const timer = setTimeout(() => {
    void answers.fetch();
    stages().catch(() => undefined);
  }, REST);
  return () => clearTimeout(timer);
}
