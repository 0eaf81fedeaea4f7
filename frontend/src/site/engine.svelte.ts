/** How far Python is, for the line that tells it. */

class Engine {
  /** none: not begun, or a server has it · loading: bytes come · starting: they are here · ready · failed */
  stage = $state<"none" | "loading" | "starting" | "ready" | "failed">("none");
  loaded = $state(0);
  total = $state(0);
  /** Somebody wants to play and can't yet. */
  waiting = $state(false);

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
