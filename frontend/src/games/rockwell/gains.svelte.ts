/** Cubes on their way into the stocks: not counted on the mat before they have landed there. */

const SHOWN = 2000;

const plus = (a: number[], b: number[]): number[] => a.map((n, i) => n + (b[i] ?? 0));

export class Gains {
  /** In the viewer's stock already, but still on the stage. */
  held = $state.raw([0, 0, 0, 0]);
  /** What has just come in, by seat. */
  shown = $state.raw<ReadonlyMap<number, number[]>>(new Map());
  #timer: ReturnType<typeof setTimeout> | undefined;

  hold(cubes: number[]): void {
    this.held = plus(this.held, cubes);
  }

  /** They are there: they count, and are shown for a while as come in. */
  land(seat: number, wanted: number[], viewer: number): void {
    // The viewer's own may have come in already, when the stage was left while they flew.
    const cubes = seat === viewer ? wanted.map((n, i) => Math.min(n, this.held[i] ?? 0)) : wanted;
    if (!cubes.some(Boolean)) return;
    if (seat === viewer) this.held = this.held.map((n, i) => n - (cubes[i] ?? 0));
    this.shown = new Map(this.shown).set(seat, plus(this.shown.get(seat) ?? [0, 0, 0, 0], cubes));
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.shown = new Map()), SHOWN);
  }

  /** The stage is empty: whatever is still held has come in. */
  release(viewer: number): void {
    if (this.held.some(Boolean)) this.land(viewer, this.held, viewer);
  }
}

export const gains = new Gains();
