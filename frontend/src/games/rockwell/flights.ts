/** Cubes in flight: elements that come from where another one is, and copies that go to one. */

import { settings } from "../../lib/settings.svelte";

export interface Timing {
  delay?: number;
  duration: number;
}

/** How high a flight rises over the straight line, by its length. */
const RISE = 0.18;

function centre(box: DOMRect): { x: number; y: number } {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

function arc(from: DOMRect, to: DOMRect): Keyframe[] {
  const [a, b] = [centre(from), centre(to)];
  const [x, y] = [a.x - b.x, a.y - b.y];
  const scale = to.width > 0 ? from.width / to.width : 1;
  const rise = Math.hypot(x, y) * RISE;
  return [
    { transform: `translate(${x}px, ${y}px) scale(${scale})`, easing: "ease-out" },
    { transform: `translate(${x / 2}px, ${y / 2 - rise}px) scale(${(scale + 1) / 2 + 0.25})`, easing: "ease-in" },
    { transform: "none" },
  ];
}

/** Let an element come flying to its place from where `source` is. */
export function arrive(node: Element, wish: { source: () => Element | null | undefined } & Timing): void {
  const source = settings.still ? null : wish.source();
  if (!source) return;
  const frames = arc(source.getBoundingClientRect(), node.getBoundingClientRect());
  node.animate(frames, { delay: wish.delay ?? 0, duration: wish.duration, fill: "backwards" });
}

/** Let a copy of `node` fly to `target`; what is out of sight sends and gets nothing. */
export function send(node: Element, target: Element, timing: Timing): Promise<void> {
  const [from, to] = [node.getBoundingClientRect(), target.getBoundingClientRect()];
  if (settings.still || !from.width || !to.width) return Promise.resolve();
  const copy = node.cloneNode(true) as HTMLElement;
  Object.assign(copy.style, {
    position: "fixed",
    zIndex: "60",
    pointerEvents: "none",
    left: `${to.left + to.width / 2 - from.width / 2}px`,
    top: `${to.top + to.height / 2 - from.height / 2}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
  });
  copy.ariaHidden = "true";
  document.body.append(copy);
  const flight = copy.animate(arc(from, copy.getBoundingClientRect()), {
    delay: timing.delay ?? 0,
    duration: timing.duration,
    fill: "backwards",
  });
  const land = (): void => copy.remove();
  return flight.finished.then(land, land);
}
