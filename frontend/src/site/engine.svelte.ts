/** How far Python is, for the line that tells it. */

class Engine {
  /** none: not begun, or a server has it · loading: bytes come · starting: they are here · ready · cut: something did not come · failed */
  stage = $state<"none" | "loading" | "starting" | "ready" | "cut" | "failed">("none");
  loaded = $state(0);
  total = $state(0);
  /** Somebody wants to play and can't yet. */
  waiting = $state(false);

  get failed(): boolean {
    return this.stage === "failed" || this.stage === "cut";
  }

  begin(total: number): void {
    this.total = total;
    this.stage = "loading";
  }

  came(bytes: number): void {
    this.loaded = Math.min(this.loaded + bytes, this.total);
    if (this.loaded === this.total && this.stage === "loading") this.stage = "starting";
  }
}

export const engine = new Engine();
