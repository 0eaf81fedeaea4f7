/**
 * The round planet as a drawing: where each place lies, and which place lies under a point.
 *
 * Places have the engine's names: tiles `A1` … `D8`, borders `A1-A2`, `centre`, entrances `E1` … `E4`.
 * Angles are radians from the top, clockwise; lengths are units of the drawing, its centre at 0, 0.
 */

export interface Point {
  x: number;
  y: number;
}

export const HALF = 520;
/** The drawing reaches from -HALF to HALF both ways. */
export const CORE = 100;
export const RING = 86;
export const OUTER = CORE + 4 * RING;
export const BEZEL = OUTER + 44;
export const TILES = 8;
export const RINGS = "ABCD";
export const ENTRANCE = 80;
const STEP = (2 * Math.PI) / TILES;
const ENTRANCE_AT = 427;
const BORDER_WIDTH = 15;

export const tileNames: string[] = [...RINGS].flatMap((ring) =>
  Array.from({ length: TILES }, (_, i) => `${ring}${i + 1}`),
);
export const borderNames: string[] = tileNames.map((name) => borderAfter(name));
export const entranceNames = ["E1", "E2", "E3", "E4"];
export const placeNames: string[] = [...tileNames, ...borderNames, "centre", ...entranceNames];

export type Kind = "tile" | "border" | "centre" | "entrance";

export function kindOf(place: string): Kind {
  if (place === "centre") return "centre";
  if (place.startsWith("E")) return "entrance";
  return place.includes("-") ? "border" : "tile";
}

/** 0 to 3 for the rings A to D, 4 for the centre, -1 for an entrance. */
export function ringOf(place: string): number {
  const kind = kindOf(place);
  if (kind === "centre") return 4;
  return kind === "entrance" ? -1 : RINGS.indexOf(place[0]!);
}

/** 0 to 7 round the ring; a border counts with the tile before it. */
export function columnOf(place: string): number {
  return Number(place[1]) - 1;
}

function borderAfter(tile: string): string {
  const next = (columnOf(tile) + 1) % TILES;
  return `${tile}-${tile[0]}${next + 1}`;
}

/** The tiles a crew at this place stands on. */
export function tilesUnder(place: string): string[] {
  const kind = kindOf(place);
  if (kind === "tile") return [place];
  return kind === "border" ? place.split("-") : [];
}

export function polar(radius: number, angle: number): Point {
  return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) };
}

/** The inner and outer radius of a ring, 0 for A. */
export function radii(ring: number): [number, number] {
  const outer = OUTER - ring * RING;
  return [outer - RING, outer];
}

/** The angle at which a place has its middle. */
export function angleOf(place: string): number {
  switch (kindOf(place)) {
    case "tile":
      return (columnOf(place) + 0.5) * STEP;
    case "border":
      return (columnOf(place) + 1) * STEP;
    case "entrance":
      return (2 * columnOf(place) + 1) * STEP;
    case "centre":
      return 0;
  }
}

export function middle(place: string): Point {
  const kind = kindOf(place);
  if (kind === "centre") return { x: 0, y: 0 };
  if (kind === "entrance") {
    const [sx, sy] = [
      [1, -1],
      [1, 1],
      [-1, 1],
      [-1, -1],
    ][columnOf(place)]!;
    return { x: ENTRANCE_AT * sx!, y: ENTRANCE_AT * sy! };
  }
  const [inner, outer] = radii(ringOf(place));
  return polar((inner + outer) / 2, angleOf(place));
}

/** Points on the way of a crew: round the planet rather than straight across its rings. */
export function way(from: Point, to: Point, parts = 6): Point[] {
  const [r0, r1] = [Math.hypot(from.x, from.y), Math.hypot(to.x, to.y)];
  if (Math.min(r0, r1) < CORE || Math.max(r0, r1) > OUTER) return [from, to];
  const angle = ({ x, y }: Point): number => Math.atan2(x, -y);
  const turn = ((angle(to) - angle(from) + 3 * Math.PI) % (2 * Math.PI)) - Math.PI;
  return Array.from({ length: parts + 1 }, (_, i) =>
    polar(r0 + ((r1 - r0) * i) / parts, angle(from) + (turn * i) / parts),
  );
}

/** The place under a point; a border only where borders are asked for. */
export function placeAt(point: Point, withBorders: boolean): string | null {
  const radius = Math.hypot(point.x, point.y);
  if (radius < CORE) return "centre";
  if (radius >= OUTER) {
    const near = entranceNames.find((name) => {
      const at = middle(name);
      return Math.hypot(point.x - at.x, point.y - at.y) <= ENTRANCE;
    });
    return near ?? null;
  }
  const ring = 3 - Math.min(3, Math.floor((radius - CORE) / RING));
  const turn = (Math.atan2(point.x, -point.y) + 2 * Math.PI) % (2 * Math.PI);
  const column = Math.min(TILES - 1, Math.floor(turn / STEP));
  const name = `${RINGS[ring]}${column + 1}`;
  if (withBorders) {
    const inside = turn - column * STEP;
    if (inside * radius < BORDER_WIDTH) {
      return borderAfter(`${RINGS[ring]}${((column + TILES - 1) % TILES) + 1}`);
    }
    if ((STEP - inside) * radius < BORDER_WIDTH) return borderAfter(name);
  }
  return name;
}

/** The place that an arrow key leads to: left and right round the ring, up and down between rings. */
export function neighbour(
  place: string,
  key: "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown",
  withBorders: boolean,
): string {
  if (key === "ArrowLeft" || key === "ArrowRight") {
    return beside(place, key === "ArrowRight" ? 1 : -1, withBorders);
  }
  return key === "ArrowUp" ? outward(place) : inward(place);
}

function beside(place: string, by: 1 | -1, withBorders: boolean): string {
  const round = (n: number, size: number) => (n + size) % size;
  switch (kindOf(place)) {
    case "centre":
      return place;
    case "entrance":
      return `E${round(columnOf(place) + by, 4) + 1}`;
    case "border": {
      const [first, second] = tilesUnder(place);
      return by > 0 ? second! : first!;
    }
    case "tile": {
      const beforeIt = `${place[0]}${round(columnOf(place) - 1, TILES) + 1}`;
      if (withBorders) return by > 0 ? borderAfter(place) : borderAfter(beforeIt);
      return `${place[0]}${round(columnOf(place) + by, TILES) + 1}`;
    }
  }
}

function outward(place: string): string {
  const ring = ringOf(place);
  if (ring < 0) return place;
  if (ring === 4) return "D1";
  if (ring === 0) return `E${Math.floor(columnOf(place) / 2) + 1}`;
  return inRing(place, ring - 1);
}

function inward(place: string): string {
  const ring = ringOf(place);
  if (ring < 0) return `A${columnOf(place) * 2 + 1}`;
  return ring >= 3 ? "centre" : inRing(place, ring + 1);
}

function inRing(place: string, ring: number): string {
  return tilesUnder(place)
    .map((tile) => RINGS[ring]! + tile[1])
    .join("-");
}

// --- where things stand on a place -----------------------------------------------------------------

export interface Spot extends Point {
  size: number;
}

const LARGEST = 60;
const NUMBER = 40;
const SHAFT = 35;

/** Where the number of a tile stands: at its first edge, outside. */
export function numberSpot(tile: string): Spot {
  return atFirstEdge(tile, radii(ringOf(tile))[1] - 6 - NUMBER / 2, NUMBER);
}

/** Where the power still missing hangs: below the number, or beside it where a mineshaft stands below. */
export function tagSpot(tile: string, shaft: boolean): Point {
  const outer = radii(ringOf(tile))[1];
  const radius = outer - 6 - NUMBER / 2 - (shaft ? 0 : NUMBER / 2 + 8);
  const along = NUMBER / 2 + 15 + (shaft ? NUMBER / 2 + 8 : 0);
  return polar(radius, columnOf(tile) * STEP + along / radius);
}

/** Where the mineshaft on a tile stands: at its first edge, inside. */
export function shaftSpot(tile: string): Spot {
  return atFirstEdge(tile, radii(ringOf(tile))[0] + 4 + SHAFT / 2, SHAFT);
}

function atFirstEdge(tile: string, radius: number, size: number): Spot {
  const at = columnOf(tile) * STEP + (size / 2 + 15) / radius;
  return { ...polar(radius, at), size };
}

/** Where so many crews stand on a place, none over another or over the number. */
export function crewSpots(place: string, crews: number): Spot[] {
  if (crews === 0) return [];
  switch (kindOf(place)) {
    case "tile":
      return onTile(place, crews);
    case "border":
      return along(place, crews);
    case "entrance":
      return inSquare(middle(place), ENTRANCE * 1.5, crews);
    case "centre":
      return roundCentre(crews);
  }
}

function onTile(tile: string, crews: number): Spot[] {
  const [inner, outer] = radii(ringOf(tile));
  const [low, high] = [inner + 5, outer - 5];
  // Number and mineshaft have the first edge for themselves.
  const span = (radius: number) => ({
    first: columnOf(tile) * STEP + (NUMBER + 20) / radius,
    last: (columnOf(tile) + 1) * STEP - 10 / radius,
  });
  let best = { rows: 1, columns: crews, size: 0 };
  for (let rows = 1; rows <= crews; rows++) {
    const columns = Math.ceil(crews / rows);
    const tall = (high - low) / rows;
    const lowest = low + tall * 0.5;
    const { first, last } = span(lowest);
    const wide = ((last - first) * lowest) / columns;
    const size = Math.min(LARGEST, tall, wide);
    if (size > best.size) best = { rows, columns, size };
  }
  const spots: Spot[] = [];
  for (let i = 0; i < crews; i++) {
    const row = Math.floor(i / best.columns);
    const inRow = Math.min(best.columns, crews - row * best.columns);
    const column = (i % best.columns) + (best.columns - inRow) / 2;
    const r = high - ((row + 0.5) * (high - low)) / best.rows;
    const { first, last } = span(r);
    const a = first + ((column + 0.5) * (last - first)) / best.columns;
    spots.push({ ...polar(r, a), size: best.size });
  }
  return spots;
}

function along(border: string, crews: number): Spot[] {
  const [inner, outer] = radii(ringOf(border));
  const size = Math.min(36, (outer - inner) / crews);
  return Array.from({ length: crews }, (_, i) => {
    const r = inner + ((i + 0.5) * (outer - inner)) / crews;
    return { ...polar(r, angleOf(border)), size };
  });
}

function inSquare(at: Point, side: number, crews: number): Spot[] {
  const columns = Math.ceil(Math.sqrt(crews));
  const rows = Math.ceil(crews / columns);
  const cell = side / Math.max(columns, 2);
  return Array.from({ length: crews }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, crews - row * columns);
    const x = at.x + ((i % columns) - (inRow - 1) / 2) * cell;
    const y = at.y + (row - (rows - 1) / 2) * cell;
    return { x, y, size: Math.min(LARGEST, cell * 0.94) };
  });
}

function roundCentre(crews: number): Spot[] {
  if (crews === 1) return [{ x: 0, y: 0, size: LARGEST }];
  const radius = 58;
  const size = Math.min(38, (2 * Math.PI * radius) / crews);
  return Array.from({ length: crews }, (_, i) => ({
    ...polar(radius, (i * 2 * Math.PI) / crews),
    size,
  }));
}

// --- shapes ----------------------------------------------------------------------------------------

function figure(x: number): string {
  return String(Math.round(x * 100) / 100);
}

function at(radius: number, angle: number): string {
  const { x, y } = polar(radius, angle);
  return `${figure(x)} ${figure(y)}`;
}

/** A ring's segment, inset by a constant width on all sides, with rounded corners. */
export function wedge(r0: number, r1: number, a0: number, a1: number, inset: number, corner = 9): string {
  const [low, high] = [r0 + inset, r1 - inset];
  const [d0, d1] = [Math.asin(inset / low), Math.asin(inset / high)];
  const c = Math.min(corner, (high - low) / 3);
  const [e0, e1] = [c / low, c / high];
  const slant = d0 + ((d1 - d0) * c) / (high - low);
  return (
    `M${at(low, a0 + d0 + e0)}A${figure(low)} ${figure(low)} 0 0 1 ${at(low, a1 - d0 - e0)}` +
    `Q${at(low, a1 - d0)} ${at(low + c, a1 - slant)}L${at(high - c, a1 - d1)}` +
    `Q${at(high, a1 - d1)} ${at(high, a1 - d1 - e1)}` +
    `A${figure(high)} ${figure(high)} 0 0 0 ${at(high, a0 + d1 + e1)}` +
    `Q${at(high, a0 + d1)} ${at(high - c, a0 + d1)}L${at(low + c, a0 + slant)}` +
    `Q${at(low, a0 + d0)} ${at(low, a0 + d0 + e0)}Z`
  );
}

/** The outline of a place, to light it up. */
export function outline(place: string, inset = 4): string {
  switch (kindOf(place)) {
    case "tile": {
      const [inner, outer] = radii(ringOf(place));
      const a0 = columnOf(place) * STEP;
      return wedge(inner, outer, a0, a0 + STEP, inset);
    }
    case "border": {
      const [inner, outer] = radii(ringOf(place));
      const half = BORDER_WIDTH / ((inner + outer) / 2);
      return wedge(inner, outer, angleOf(place) - half, angleOf(place) + half, 3, 8);
    }
    case "entrance":
      return circle(middle(place), ENTRANCE - inset);
    case "centre":
      return circle({ x: 0, y: 0 }, CORE - 4 - inset);
  }
}

export function circle(centre: Point, r: number): string {
  const [x, top, bottom] = [figure(centre.x), figure(centre.y - r), figure(centre.y + r)];
  return `M${x} ${top}A${figure(r)} ${figure(r)} 0 1 1 ${x} ${bottom}A${figure(r)} ${figure(r)} 0 1 1 ${x} ${top}Z`;
}

/** From one point to another in a slight curve. */
export function bentLine(a: Point, b: Point): string {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const x = (a.x + b.x) / 2 - ((b.y - a.y) / length) * 26;
  const y = (a.y + b.y) / 2 + ((b.x - a.x) / length) * 26;
  return `M${a.x} ${a.y}Q${x} ${y} ${b.x} ${b.y}`;
}

/** Part of a circle round a point, from the top clockwise; `part` of 0 to 1. */
export function arc(centre: Point, r: number, part: number): string {
  if (part <= 0) return "";
  if (part >= 1) return circle(centre, r);
  const end = polar(r, part * 2 * Math.PI);
  const large = part > 0.5 ? 1 : 0;
  return (
    `M${figure(centre.x)} ${figure(centre.y - r)}` +
    `A${figure(r)} ${figure(r)} 0 ${large} 1 ${figure(centre.x + end.x)} ${figure(centre.y + end.y)}`
  );
}

/** Part of a circle round 0 0 between two parts of the whole turn. */
export function slice(r: number, from: number, to: number): string {
  const large = to - from > 0.5 ? 1 : 0;
  return `M${at(r, from * 2 * Math.PI)}A${figure(r)} ${figure(r)} 0 ${large} 1 ${at(r, to * 2 * Math.PI)}`;
}
