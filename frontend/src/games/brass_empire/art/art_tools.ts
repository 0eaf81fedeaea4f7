/**
 * Shapes that emblems are put together from.
 *
 * A drawing is a text of one line a shape (class, transform, path), so that drawings are added up
 * with `+`; `shapes` takes it apart for the page.
 */

export interface Shape {
  cls: string;
  transform: string | undefined;
  d: string;
}

export function shapes(drawing: string): Shape[] {
  return drawing
    .split("\n")
    .filter(Boolean)
    .map((line) => {
      const [cls = "", transform = "", d = ""] = line.split("|");
      return { cls, transform: transform || undefined, d };
    });
}

const round = (n: number): number => Math.round(n * 10) / 10;

export function path(d: string, cls: string): string {
  return `${cls}||${d}\n`;
}

export function circle(x: number, y: number, r: number, cls: string): string {
  return path(`M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`, cls);
}

export function rect(x: number, y: number, w: number, h: number, cls: string, r = 0): string {
  if (!r) return path(`M${x} ${y}h${w}v${h}h${-w}Z`, cls);
  const arc = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  const [across, down] = [w - 2 * r, h - 2 * r];
  return path(
    `M${x + r} ${y}h${across}${arc(r, r)}v${down}${arc(-r, r)}h${-across}${arc(-r, -r)}v${-down}${arc(r, -r)}Z`,
    cls,
  );
}

/** The same drawing turned or moved; drawings inside it have not been so yet. */
export function group(transform: string, inside: string): string {
  return inside.replaceAll("||", `|${transform}|`);
}

/** A toothed wheel with a hole, as one path. */
export function gear(x: number, y: number, r: number, teeth: number, cls: string): string {
  const points: string[] = [];
  for (let tooth = 0; tooth < teeth; tooth++) {
    const turn = (2 * Math.PI) / teeth;
    const at = tooth * turn;
    for (const [offset, radius] of [
      [0.02, 0.8],
      [0.18, 1],
      [0.46, 1],
      [0.62, 0.8],
    ] as const) {
      const angle = at + offset * turn;
      points.push(
        `${round(x + Math.cos(angle) * r * radius)} ${round(y + Math.sin(angle) * r * radius)}`,
      );
    }
  }
  const hole = round(r * 0.36);
  const ring = `M${round(x - hole)} ${y}a${hole} ${hole} 0 1 0 ${2 * hole} 0a${hole} ${hole} 0 1 0 ${-2 * hole} 0`;
  return path(`M${points.join("L")}Z${ring}Z`, cls);
}

/** A spoked wheel. */
export function wheel(x: number, y: number, r: number): string {
  const spokes = [0, 1, 2, 3]
    .map((n) => {
      const angle = (n * Math.PI) / 4;
      const dx = round(Math.cos(angle) * r * 0.8);
      const dy = round(Math.sin(angle) * r * 0.8);
      return `M${round(x - dx)} ${round(y - dy)}L${round(x + dx)} ${round(y + dy)}`;
    })
    .join("");
  return (
    circle(x, y, r, "d") +
    circle(x, y, round(r * 0.78), "ob") +
    path(spokes, "ob") +
    circle(x, y, round(r * 0.28), "b")
  );
}

/** Puffs going up from a chimney. */
export function smoke(x: number, y: number): string {
  return (
    circle(x, y - 3, 3, "m") + circle(x + 4, y - 8, 4, "m") + circle(x + 10, y - 13, 5, "m")
  );
}

export function bolt(x: number, y: number, size: number): string {
  const s = size / 10;
  return group(`translate(${x} ${y}) scale(${s})`, path("M1-10-6 2H-1L-3 10 6-3H1L4-10Z", "g"));
}

/** Lit windows in a grid. */
export function windows(
  x: number,
  y: number,
  columns: number,
  rows: number,
  dx = 8,
  dy = 9,
): string {
  let all = "";
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      all += rect(x + column * dx, y + row * dy, dx * 0.5, dy * 0.55, "g", 0.8);
    }
  }
  return all;
}

/** A clock's face. */
export function clock(x: number, y: number, r: number): string {
  return (
    circle(x, y, r, "b") +
    circle(x, y, r * 0.78, "w") +
    path(`M${x} ${y - r * 0.55}V${y}L${round(x + r * 0.4)} ${round(y + r * 0.25)}`, "od")
  );
}

/** Rivets along a line. */
export function rivets(x: number, y: number, n: number, dx: number, dy = 0): string {
  let all = "";
  for (let at = 0; at < n; at++) all += circle(x + at * dx, y + at * dy, 0.9, "r");
  return all;
}
