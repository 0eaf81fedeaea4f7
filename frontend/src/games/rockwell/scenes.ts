/** The big moments, read from the lines of the log that an update brings. */

import type { LogLine } from "../../lib/protocol";
import { cubesOf, figures, kindOfLine, placeOf } from "./news";

export interface BidsScene {
  what: "bids";
  bids: { seat: number; worth: number; cubes: number[]; money: number }[];
  /** The seats in the order the bids gave them; empty while it is not told. */
  order: number[];
}

export interface Tray {
  owner: number;
  share: number[];
  odd: number[];
  lost: number[];
  received: number[];
  /** How many cubes Danger threatens. */
  loss: number;
}

export interface ExtractionScene {
  what: "extraction";
  /** The line that begins it. */
  n: number;
  owner: number;
  tile: string;
  power: number;
  need: number;
  card: string;
  cubes: number[];
  danger: boolean;
  trays: Tray[];
  /** Why somebody takes the odd cubes: shaft, power or active. */
  reason: string;
  /** Nobody need decide about Danger any more: all cubes are in the stocks. */
  settled: boolean;
}

/** One line shown at its place, as “Show me” replays it. */
export interface ToldScene {
  what: "told";
  line: LogLine;
  from: string | null;
  to: string;
}

export type Scene = BidsScene | ExtractionScene | ToldScene;

const NONE = [0, 0, 0, 0];

/** The scenes in these lines; `open` is an extraction that earlier lines have left undecided. */
export function scenesIn(lines: LogLine[], open: ExtractionScene | null = null): Scene[] {
  const scenes: Scene[] = [];
  let bids: BidsScene | null = null;
  let extraction: ExtractionScene | null = null;
  for (const line of lines) {
    if (line.kind !== "event") continue;
    const kind = kindOfLine(line);
    const told = figures(line);
    if (kind === "bid") {
      if (!bids) scenes.push((bids = { what: "bids", bids: [], order: [] }));
      bids.bids.push({
        seat: Number(told.seat),
        worth: Number(told.worth),
        cubes: cubesOf(line),
        money: Number(told.money),
      });
    } else if (kind === "management" && bids) {
      bids.order = String(told.order ?? "").split(" ").filter(Boolean).map(Number);
      bids = null;
    } else if (kind === "drilled") {
      scenes.push((extraction = begin(line)));
    } else if (CONTINUES.has(kind)) {
      if (!extraction && open) scenes.push((extraction = { ...open, trays: open.trays.map((tray) => ({ ...tray })) }));
      if (extraction) carryOn(extraction, kind, line);
    }
  }
  return scenes.filter((scene) => scene.what !== "bids" || scene.bids.length > 1);
}

const CONTINUES = new Set(["card", "shared", "priority", "danger", "lost", "received", "kept-card", "card-gone"]);

function begin(line: LogLine): ExtractionScene {
  const { owner, tile, power, need } = figures(line);
  return {
    what: "extraction",
    n: line.n,
    owner: Number(owner),
    tile: String(tile),
    power: Number(power),
    need: Number(need),
    card: "",
    cubes: NONE,
    danger: false,
    trays: [],
    reason: "",
    settled: false,
  };
}

function carryOn(scene: ExtractionScene, kind: string, line: LogLine): void {
  const told = figures(line);
  const cubes = cubesOf(line);
  if (kind === "card") Object.assign(scene, { card: String(told.card), cubes, danger: Number(told.danger) > 0 });
  else if (kind === "kept-card" || kind === "card-gone") scene.settled = true;
  else {
    const tray = trayOf(scene, Number(told.owner));
    if (kind === "shared") tray.share = cubes;
    else if (kind === "priority") {
      scene.reason = String(told.reason);
      tray.odd = cubes;
    } else if (kind === "danger") tray.loss = Number(told.loss);
    else if (kind === "lost") tray.lost = cubes;
    else if (kind === "received") tray.received = cubes;
  }
}

function trayOf(scene: ExtractionScene, owner: number): Tray {
  const known = scene.trays.find((tray) => tray.owner === owner);
  if (known) return known;
  const fresh: Tray = { owner, share: NONE, odd: NONE, lost: NONE, received: NONE, loss: 0 };
  scene.trays.push(fresh);
  return fresh;
}

/** The lines from the first of these on, with all bids opened together: the viewer's own, which is no news, may come first. */
export function withWholeAuction(log: LogLine[], lines: LogLine[]): LogLine[] {
  let at = log.findIndex(({ n }) => n === lines[0]?.n);
  if (at < 0 || kindOfLine(log[at]!) !== "bid") return lines;
  const own: LogLine[] = [];
  while (at > 0 && kindOfLine(log[at - 1]!) === "bid") own.unshift(log[--at]!);
  return [...own, ...lines];
}

/** What “Show me” plays: the big moments, and each other line at its place. */
export function replayOf(lines: LogLine[], worth: (line: LogLine) => boolean): Scene[] {
  const scenes: Scene[] = [];
  let big: LogLine[] = [];
  const flush = (): void => {
    scenes.push(...scenesIn(big));
    big = [];
  };
  for (const line of lines) {
    const kind = kindOfLine(line);
    if (line.kind !== "event") continue;
    if (kind === "bid" || kind === "management" || kind === "drilled" || CONTINUES.has(kind)) {
      if (kind === "drilled") flush();
      big.push(line);
      continue;
    }
    const to = placeOf(line);
    if (to === null || !worth(line)) continue;
    flush();
    const { from } = figures(line);
    scenes.push({ what: "told", line, from: typeof from === "string" ? from : null, to });
  }
  flush();
  return scenes;
}

export type Step = "tile" | "card" | "shares" | "odd" | "danger" | "stock";

/** The steps of an extraction; one that waits for a decision stops at Danger. */
export function stepNames(scene: ExtractionScene): Step[] {
  const odd = scene.trays.some((tray) => tray.odd.some(Boolean));
  return [
    "tile",
    "card",
    "shares",
    ...(odd ? (["odd"] as const) : []),
    ...(scene.danger ? (["danger"] as const) : []),
    ...(scene.settled ? (["stock"] as const) : []),
  ];
}

/** Milliseconds of each step: four seconds in all. */
const TIMES: Record<Step, number> = { tile: 350, card: 500, shares: 1000, odd: 600, danger: 650, stock: 900 };
const ENVELOPE = 350;
const BIDS = 4000;
const TOLD = 900;
/** How long an undecided Danger is shown to those who need not decide. */
const UNDECIDED = 2500;

/** How long each step of a scene stays; Danger that the viewer decides about stays until they have. */
export function stepsOf(scene: Scene, viewer: number): number[] {
  if (scene.what === "told") return [TOLD];
  if (scene.what === "bids") {
    const opening = scene.bids.length * ENVELOPE;
    return [...scene.bids.map(() => ENVELOPE), BIDS - opening];
  }
  const times = stepNames(scene).map((name) => TIMES[name]);
  if (scene.settled) return times;
  const asked = scene.trays.some((tray) => tray.owner === viewer && tray.loss > 0);
  return [...times.slice(0, -1), asked ? Infinity : UNDECIDED];
}

/** Whether a scene is about the viewer: then it takes its time. */
export function concerns(scene: Scene, viewer: number): boolean {
  if (scene.what !== "extraction") return true;
  return scene.trays.some((tray) => tray.owner === viewer) || scene.owner === viewer;
}
