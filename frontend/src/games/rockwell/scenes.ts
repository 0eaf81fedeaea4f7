/** The big moments, read from the lines of the log that an update brings. */

import type { LogLine } from "../../lib/protocol";
import { cubesOf, figures, kindOfLine } from "./news";

export interface BidsScene {
  what: "bids";
  bids: { seat: number; worth: number; cubes: number[]; money: number }[];
}

export interface Tray {
  owner: number;
  share: number[];
  odd: number[];
  lost: number[];
  received: number[];
}

export interface ExtractionScene {
  what: "extraction";
  owner: number;
  tile: string;
  power: number;
  need: number;
  card: string;
  cubes: number[];
  danger: boolean;
  /** By share, the viewer's own first. */
  trays: Tray[];
  /** Why somebody takes the odd cubes: shaft, power or active. */
  reason: string;
}

export type Scene = BidsScene | ExtractionScene;

export function scenesIn(lines: LogLine[]): Scene[] {
  const scenes: Scene[] = [];
  let bids: BidsScene | null = null;
  let extraction: ExtractionScene | null = null;
  const tray = (owner: number): Tray | undefined => {
    if (!extraction) return undefined;
    const known = extraction.trays.find((each) => each.owner === owner);
    if (known) return known;
    const fresh: Tray = { owner, share: [0, 0, 0, 0], odd: [0, 0, 0, 0], lost: [0, 0, 0, 0], received: [0, 0, 0, 0] };
    extraction.trays.push(fresh);
    return fresh;
  };
  for (const line of lines) {
    if (line.kind !== "event") continue;
    const kind = kindOfLine(line);
    const told = figures(line);
    const cubes = cubesOf(line);
    const owner = Number(told.owner);
    if (kind === "bid") {
      if (!bids) scenes.push((bids = { what: "bids", bids: [] }));
      bids.bids.push({ seat: Number(told.seat), worth: Number(told.worth), cubes, money: Number(told.money) });
    } else if (kind === "drilled") {
      extraction = {
        what: "extraction",
        owner,
        tile: String(told.tile),
        power: Number(told.power),
        need: Number(told.need),
        card: "",
        cubes: [0, 0, 0, 0],
        danger: false,
        trays: [],
        reason: "",
      };
      scenes.push(extraction);
    } else if (kind === "card" && extraction) {
      Object.assign(extraction, { card: String(told.card), cubes, danger: Number(told.danger) > 0 });
    } else if (kind === "shared") Object.assign(tray(owner) ?? {}, { share: cubes });
    else if (kind === "priority" && extraction) {
      extraction.reason = String(told.reason);
      Object.assign(tray(owner) ?? {}, { odd: cubes });
    } else if (kind === "lost") Object.assign(tray(owner) ?? {}, { lost: cubes });
    else if (kind === "received") Object.assign(tray(owner) ?? {}, { received: cubes });
  }
  return scenes.filter((scene) => scene.what === "extraction" || scene.bids.length > 1);
}

/** Steps of a scene and how long each stays; a bid's envelope opens every 350 ms. */
export function stepsOf(scene: Scene): number[] {
  if (scene.what === "bids") return [...scene.bids.map(() => 350), 2400];
  return [500, 700, 800, 700, ...(scene.danger ? [700] : []), 600];
}

/** Whether a scene is about the viewer: then it takes its time. */
export function concerns(scene: Scene, viewer: number): boolean {
  return scene.what === "bids" || scene.trays.some((tray) => tray.owner === viewer) || scene.owner === viewer;
}
