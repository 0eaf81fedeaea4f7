/**
 * The big moments of a game: scenes of timed steps, one after another, that a click or a key skips.
 *
 * A game's table plays a scene when an update brings one, draws `scene` at `step`, and never keeps the
 * player from answering: the position shown below is already the new one. A scene may name the `sound`
 * it begins with.
 */

import { settings } from "../lib/settings.svelte";
import { playSound, type Sound } from "../lib/sounds";

const HURRIED = 4;

interface Queued<Scene> {
  scene: Scene;
  /** How long each step stays, in milliseconds; the last one may be Infinity: until skipped. */
  steps: number[];
  /** Faster for what does not concern the viewer. */
  speed: number;
  /** The step it begins with. */
  first: number;
}

/** A table shows something that ends by itself: whoever speaks about the table waits. */
export const staging = $state({ busy: false });

let current: { skip: () => void; until: number } | null = null;

/** End what any table is showing: what it shows is over. */
export function endScenes(): void {
  current?.skip();
}

/** Milliseconds the scene that is shown goes on for; 0 without one, or if it stays until skipped. */
export function sceneLeft(): number {
  return current && Number.isFinite(current.until) ? Math.max(0, current.until - performance.now()) : 0;
}

export class Stage<Scene> {
  scene = $state.raw<Scene | null>(null);
  step = $state(0);
  speed = $state(1);
  #queue: Queued<Scene>[] = [];
  #steps: number[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** How many scenes come after this one. */
  get waiting(): number {
    return this.#queue.length;
  }

  play(scene: Scene, steps: number[], speed = 1, first = 0): void {
    this.#queue.push({ scene, steps, speed, first });
    if (this.scene === null) this.#next();
  }

  /** More is known of a scene: it goes on where it is; one that is over is taken up at `first`. */
  goOn(known: Scene, scene: Scene, steps: number[], speed = 1, first = 0): void {
    const waiting = this.#queue.find((each) => each.scene === known);
    if (waiting) Object.assign(waiting, { scene, steps });
    else if (this.scene === known) this.#begin({ scene, steps, speed, first: this.step });
    else this.play(scene, steps, speed, first);
  }

  /** On to the next step; past the last one the scene is over. */
  advance = (): void => {
    clearTimeout(this.#timer);
    if (this.step + 1 < this.#steps.length) this.#enter(this.step + 1);
    else this.#next();
  };

  /** End this scene and all that wait. */
  skip = (): void => {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#end();
  };

  #end(): void {
    this.scene = null;
    if (current?.skip !== this.skip) return;
    current = null;
    staging.busy = false;
  }

  #next(): void {
    const next = this.#queue.shift();
    if (next) this.#begin(next);
    else this.#end();
  }

  #begin({ scene, steps, speed, first }: Queued<Scene>): void {
    clearTimeout(this.#timer);
    this.scene = scene;
    if (first === 0) playSound((scene as { sound?: Sound }).sound ?? "reveal");
    this.speed = settings.hurried ? speed * HURRIED : speed;
    this.#steps = steps;
    const length = steps.slice(first).reduce((sum, stay) => sum + stay, 0) / this.speed;
    current = { skip: this.skip, until: performance.now() + length };
    staging.busy = Number.isFinite(length);
    // Without motion the outcome is shown at once, and stays as long as the whole would have.
    if (settings.still) {
      this.#steps = [...steps.slice(0, -1).map(() => 0), steps.reduce((a, b) => a + b, 0)];
      this.#enter(this.#steps.length - 1);
    } else this.#enter(first);
  }

  #enter(step: number): void {
    this.step = step;
    const stay = (this.#steps[step] ?? 0) / this.speed;
    if (Number.isFinite(stay)) this.#timer = setTimeout(this.advance, stay);
  }
}
