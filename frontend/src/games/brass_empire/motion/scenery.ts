/** Where the things on the table are, and how they move from one place to another. */

import type { Cue } from "./cues";

type Frames = Keyframe[];

const COIN = 26;

/** The places on the table, as they are and as they were before it changed. */
export class Scenery {
  #before = new Map<string, DOMRect>();
  /** The table has changed since it was last painted: nobody has seen where things lie now. */
  #unseen = false;

  /** The table is about to change. */
  remember(): void {
    // What is not painted yet need not be measured, which would lay out the table twice.
    if (this.#unseen) return;
    this.#unseen = true;
    requestAnimationFrame(() => (this.#unseen = false));
    this.#before.clear();
    for (const spot of document.querySelectorAll<HTMLElement>(".be [data-spot]")) {
      const name = spot.dataset.spot ?? "";
      if (!this.#before.has(name)) this.#before.set(name, spot.getBoundingClientRect());
    }
  }

  forget(): void {
    this.#before.clear();
  }

  find(place: string): HTMLElement | null {
    for (const selector of selectorsOf(place)) {
      const found = document.querySelector<HTMLElement>(`.be ${selector}`);
      if (found && found.getBoundingClientRect().width > 0) return found;
    }
    return null;
  }

  /** Where a thing was; where its place is, if it was nowhere. */
  from(place: string): DOMRect | undefined {
    return this.#before.get(place) ?? this.to(place);
  }

  to(place: string): DOMRect | undefined {
    return this.find(place)?.getBoundingClientRect();
  }

  /** What moves itself, instead of a ghost of it. */
  element(cue: Cue): HTMLElement | null {
    if (cue.kind === "deal") return this.#dealt(cue);
    if (cue.kind === "stand") return this.#exactly(cue.to);
    if (cue.kind !== "lunge" && cue.kind !== "shake") return null;
    return this.#exactly(cue.from);
  }

  #exactly(place: string): HTMLElement | null {
    return document.querySelector<HTMLElement>(`.be [data-spot="${place}"]`);
  }

  /** A card drawn may be one of several alike: the cue tells which. */
  #dealt(cue: Cue): HTMLElement | null {
    return document.querySelectorAll<HTMLElement>(`.be [data-spot="${cue.to}"]`).item(Number(cue.text));
  }
}

function selectorsOf(place: string): string[] {
  const [zone, what = ""] = place.split(":");
  switch (zone) {
    case "pool":
      return ["[data-pool]"];
    case "score":
      return [`[data-brass="${what}"]`, '[data-coin="brass"]'];
    case "coin":
      return [`[data-coin="${what}"] .pip`];
    case "deck":
      return [`[data-pile="${what}"]`, `[data-seat="${what}"] > header`, '[data-pile="own"]', ".purse"];
    case "discard":
      return [`[data-seat="${what}"] > header`, '[data-pile="discard"]', ".purse"];
    case "company":
      return [`[data-seat="${what}"] > header`, ".you > header", ".purse"];
    case "row":
      return [`[data-slot="${what}"]`];
    case "hand":
      return [`[data-spot="${place}"]`, ".hand"];
    case "played":
      return [`[data-spot="${place}"]`, ".hand"];
    case "play":
      return [`[data-spot="${place}"]`, `[data-seat="${what}"] > header`, ".lineup"];
    default:
      return [`[data-spot="${place}"]`];
  }
}

const shift = (x: number, y: number, scale = 1, turn = ""): string => `translate(${x}px, ${y}px) scale(${scale}) ${turn}`;
const middle = (box: DOMRect): [number, number] => [box.x + box.width / 2, box.y + box.height / 2];

/** The movement of a cue between two boxes; `itself` if the thing on the table moves and not a ghost of it. */
export function frames(cue: Cue, from: DOMRect, to: DOMRect, itself: boolean): Frames {
  const [x1, y1] = middle(from);
  const [x2, y2] = middle(to);
  const [dx, dy] = [x2 - x1, y2 - y1];
  switch (cue.kind) {
    case "rise":
      return rise();
    case "pip":
      return pip(dx, dy);
    case "lunge":
      return lunge(dx, dy);
    case "shake":
      return shake();
    case "wreck":
      return wreck(dx, dy, scaleOf(from, to));
    case "deal":
      return itself ? deal(-dx, -dy, scaleOf(to, from)) : [];
    case "fall":
      return fall();
    case "stand":
      return [{ transform: "scaleY(0.2)", opacity: 0, transformOrigin: "bottom" }, { transform: "none", opacity: 1, transformOrigin: "bottom" }];
    case "show":
      return held();
    default:
      return flight(dx, dy, scaleOf(from, to));
  }
}

const scaleOf = (from: DOMRect, to: DOMRect): number => Math.max(0.2, Math.min(1.2, to.height / Math.max(from.height, 1)));

function flight(dx: number, dy: number, scale: number): Frames {
  const arc = -Math.min(60, Math.abs(dx) / 5);
  return [
    { transform: shift(0, 0), opacity: 1 },
    { transform: shift(dx / 2, dy / 2 + arc, (1 + scale) / 2), opacity: 1 },
    { transform: shift(dx, dy, scale), opacity: 0.25 },
  ];
}

function pip(dx: number, dy: number): Frames {
  return [
    { transform: shift(0, 0, 0.8), opacity: 1 },
    { transform: shift(dx / 2, dy / 2 - COIN, 1.2), opacity: 1 },
    { transform: shift(dx, dy), opacity: 0.4 },
  ];
}

function rise(): Frames {
  return [
    { transform: shift(0, 0, 0.7), opacity: 0 },
    { transform: shift(0, -6, 1.2), opacity: 1, offset: 0.2 },
    { transform: shift(0, -40), opacity: 0 },
  ];
}

/** Part of the way, and back. */
function lunge(dx: number, dy: number): Frames {
  const FAR = 70;
  const way = Math.min(1, FAR / Math.max(Math.hypot(dx, dy), 1));
  return [
    { transform: shift(0, 0), opacity: 1, zIndex: 6 },
    { transform: shift(dx * way, dy * way, 1.06), opacity: 1, zIndex: 6, offset: 0.7 },
    { transform: shift(0, 0), opacity: 1, zIndex: 6 },
  ];
}

function shake(): Frames {
  return [0, -5, 5, -4, 3, 0].map((x) => ({ transform: shift(x, 0) }));
}

function wreck(dx: number, dy: number, scale: number): Frames {
  return [
    { transform: shift(0, 0), opacity: 1, filter: "none" },
    { transform: shift(-5, 0, 1, "rotate(-3deg)"), opacity: 1, filter: "none", offset: 0.1 },
    { transform: shift(5, 0, 1, "rotate(3deg)"), opacity: 1, filter: "grayscale(0.8)", offset: 0.28 },
    { transform: shift(dx, dy, scale, "rotate(14deg)"), opacity: 0.2, filter: "grayscale(1)" },
  ];
}

/** From its deck, face down at first: seen from the side half-way. */
function deal(dx: number, dy: number, scale: number): Frames {
  return [
    { transform: shift(dx, dy, scale, "rotateY(90deg)"), opacity: 0 },
    { transform: shift(dx / 2, dy / 2, (1 + scale) / 2, "rotateY(60deg)"), opacity: 1 },
    { transform: shift(0, 0), opacity: 1 },
  ];
}

function fall(): Frames {
  return [
    { transform: shift(0, 0), opacity: 1 },
    { transform: shift(0, 24, 1, "rotate(7deg)"), opacity: 0 },
  ];
}

/** Held up, then put away. */
function held(): Frames {
  return [
    { transform: shift(-80, 0, 0.4), opacity: 0 },
    { transform: shift(0, 0), opacity: 1, offset: 0.3 },
    { transform: shift(0, 0), opacity: 1, offset: 0.75 },
    { transform: shift(0, 10, 0.7), opacity: 0 },
  ];
}

/** Beside a company: where a card it plays is held up, the nth of several. */
export function beside(company: DOMRect, n: number): DOMRect {
  const [width, height] = [Math.min(130, innerWidth / 4), 100];
  const left = company.right + width > innerWidth ? company.left : company.right + 10;
  return new DOMRect(left + n * width * 0.5, company.top, width, height);
}
