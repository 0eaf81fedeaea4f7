/** What a player has taken up on the way to an answer: shared by the planet and the answers beside it. */

class Taken {
  /** `crew:0a`, `shaft:C5`, `shaft:new`, or null. */
  subject = $state<string | null>(null);
  #at = -1;

  /** A new question starts with nothing taken up. */
  begin(at: number): void {
    if (this.#at === at) return;
    this.#at = at;
    this.subject = null;
  }

  toggle(subject: string): void {
    this.subject = this.subject === subject ? null : subject;
  }
}

export const taken = new Taken();
