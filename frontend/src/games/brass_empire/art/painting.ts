/**
 * Pictures of cards as nodes. A picture has dozens of paths and never changes: it is painted once, and every card that
 * shows it has a copy, which costs next to nothing beside making the paths one by one.
 */

import { type CardType, type Fit, RUIN, SCAFFOLD, scene } from "./art";
import type { Shape } from "./art_tools";

type State = "site" | "ruin" | undefined;
type Attributes = Record<string, string | number | undefined>;

const SVG = "http://www.w3.org/2000/svg";
const WIDE = { viewBox: "0 0 240 80", preserveAspectRatio: "xMidYMid slice" };
const paintings = new Map<string, DocumentFragment>();

/** The same node for the same picture: show a copy of it. */
export function paintingOf(card: string, type: CardType, corp: string, fit: Fit, state: State): Node {
  const key = state ?? `${card} ${type} ${corp} ${fit}`;
  const known = paintings.get(key);
  if (known) return known;
  const painting = document.createDocumentFragment();
  painting.append(...(state ? unfinished(state) : whole(card, type, corp, fit)));
  paintings.set(key, painting);
  return painting;
}

function unfinished(state: "site" | "ruin"): Element[] {
  const ground = element("rect", { width: 240, height: 80, class: state });
  const box = { viewBox: "8 4 104 72", preserveAspectRatio: "xMidYMid meet" };
  return [drawing(WIDE, [ground]), drawing(box, paths(state === "site" ? SCAFFOLD : RUIN))];
}

function whole(card: string, type: CardType, corp: string, fit: Fit): Element[] {
  const { back, front, light, box, skin, shade, hair } = scene(card, type, fit);
  const [cx, cy, rx, ry] = light;
  const sky = element("rect", { width: 240, height: 80, fill: `url(#be-sky-${corp})` });
  const glow = element("ellipse", { cx, cy, rx, ry, fill: "url(#be-glow)" });
  const slice = fit === "close" ? "xMidYMid slice" : "xMidYMax meet";
  const motif = drawing({ viewBox: box, preserveAspectRatio: slice }, paths(front));
  const paints = { "--skin": skin, "--skin-shade": shade, "--hair": hair, "--corp-fill": `url(#be-coat-${corp})` };
  for (const [name, paint] of Object.entries(paints)) if (paint) motif.style.setProperty(name, paint);
  return [drawing(WIDE, [sky, glow, ...paths(back)]), motif];
}

const paths = (shapes: Shape[]): Element[] =>
  shapes.map(({ cls, d, transform }) => element("path", { class: cls, d, transform }));

const drawing = (attributes: Attributes, parts: Element[]): SVGElement =>
  element("svg", { class: "art", ...attributes, "aria-hidden": "true" }, parts);

function element(name: string, attributes: Attributes, parts: Element[] = []): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined) made.setAttribute(key, String(value));
  }
  made.append(...parts);
  return made;
}
