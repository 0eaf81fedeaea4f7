/** Answers a player has given once and for all, until they change their mind: kept for one table. */

const KEY = "pithead.rockwell.standing";

class Standing {
  /** Insure nothing without being asked. */
  insureNothing = $state(false);
  #table = "";

  at(table: string): void {
    if (this.#table === table) return;
    this.#table = table;
    try {
      this.insureNothing = sessionStorage.getItem(KEY) === table;
    } catch {
      this.insureNothing = false;
    }
  }

  set(insureNothing: boolean): void {
    this.insureNothing = insureNothing;
    try {
      if (insureNothing) sessionStorage.setItem(KEY, this.#table);
      else sessionStorage.removeItem(KEY);
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const standing = new Standing();
