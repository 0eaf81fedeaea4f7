/**
 * The planet without anything that changes during a game, as one SVG text: stone rings in a brass
 * bezel, the core, four pitheads. It is shown as an image, so that its filters are drawn once.
 */

import {
  BEZEL,
  CORE,
  ENTRANCE,
  HALF,
  OUTER,
  RING,
  RINGS,
  TILES,
  angleOf,
  columnOf,
  entranceNames,
  middle,
  polar,
  radii,
  ringOf,
  tileNames,
  wedge,
} from "../geometry";

const TAU = 2 * Math.PI;
const GAP = 5;

/** Ring by ring from the outside: light, middle, dark. */
const STONES = [
  ["earth", "#cfa26c", "#966b3d", "#4f3519"],
  ["slate", "#93a4b8", "#5c6d81", "#2b3644"],
  ["verdigris", "#72b3a0", "#3e7f72", "#1b423d"],
  ["garnet", "#b0545f", "#7c2f3d", "#441620"],
] as const;

type Stop = readonly [number, string, number?];

function n(x: number): string {
  return String(Math.round(x * 100) / 100);
}

function p(r: number, a: number): string {
  const { x, y } = polar(r, a);
  return `${n(x)} ${n(y)}`;
}

/** A small random number generator: the same planet every time. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function stops(list: readonly Stop[]): string {
  return list
    .map(([offset, colour, opacity]) => {
      const veil = opacity === undefined ? "" : ` stop-opacity="${opacity}"`;
      return `<stop offset="${offset}" stop-color="${colour}"${veil}/>`;
    })
    .join("");
}

function linear(id: string, list: readonly Stop[], to = 'x1="0" y1="0" x2="1" y2="1"'): string {
  return `<linearGradient id="${id}" ${to}>${stops(list)}</linearGradient>`;
}

function radial(id: string, list: readonly Stop[], at = 'cx=".5" cy=".5" r=".5"'): string {
  return `<radialGradient id="${id}" ${at}>${stops(list)}</radialGradient>`;
}

function ring(r: number, stroke: string, width: number, opacity = 1): string {
  return `<circle r="${n(r)}" fill="none" stroke="${stroke}" stroke-width="${width}" opacity="${opacity}"/>`;
}

function annulus(r0: number, r1: number): string {
  const whole = (r: number, sweep: number) =>
    `M0 ${n(-r)}A${n(r)} ${n(r)} 0 1 ${sweep} 0 ${n(r)}A${n(r)} ${n(r)} 0 1 ${sweep} 0 ${n(-r)}Z`;
  return whole(r1, 1) + whole(r0, 0);
}

function gear(root: number, tip: number, teeth: number): string {
  const step = TAU / teeth;
  let d = "";
  for (let i = 0; i < teeth; i++) {
    const a = i * step;
    const corners: [number, number][] = [
      [-0.29, root],
      [-0.17, tip],
      [0.17, tip],
      [0.29, root],
    ];
    for (const [part, r] of corners) d += (d ? "L" : "M") + p(r, a + part * step);
    d += `A${n(root)} ${n(root)} 0 0 1 ${p(root, a + 0.71 * step)}`;
  }
  return `${d}Z`;
}

function rivet(x: number, y: number, r: number): string {
  return `<use href="#rivet" transform="translate(${n(x)} ${n(y)}) scale(${n(r / 5)})"/>`;
}

function rivets(r: number, count: number, size: number, phase = 0): string {
  return Array.from({ length: count }, (_, i) => {
    const { x, y } = polar(r, ((i + phase) * TAU) / count);
    return rivet(x, y, size);
  }).join("");
}

function definitions(): string {
  const stones = STONES.map(([name, light, base, dark]) =>
    radial(
      `t-${name}`,
      [
        [0, light],
        [0.55, base],
        [1, dark],
      ],
      'cx=".36" cy=".3" r=".85"',
    ),
  ).join("");
  return [
    "<defs>",
    linear("brass", [
      [0, "#f7e3a1"],
      [0.22, "#d9ae57"],
      [0.45, "#8f6424"],
      [0.6, "#c99a45"],
      [0.8, "#7a5219"],
      [1, "#4a300d"],
    ]),
    linear("brassUp", [
      [0, "#4a300d"],
      [0.35, "#a87a33"],
      [0.7, "#e3bd6a"],
      [1, "#fbeab3"],
    ]),
    linear("disc", [
      [0, "#fdf0c0"],
      [0.3, "#dcb35c"],
      [0.65, "#9a6c28"],
      [1, "#5b3c12"],
    ]),
    linear("iron", [
      [0, "#74777d"],
      [0.3, "#3d4045"],
      [0.7, "#232529"],
      [1, "#111215"],
    ]),
    linear("timber", [
      [0, "#a9774a"],
      [0.5, "#74491f"],
      [1, "#3b220c"],
    ]),
    linear("bevel", [
      [0, "#fff", 0.75],
      [0.35, "#fff", 0.12],
      [0.6, "#000", 0.1],
      [1, "#000", 0.65],
    ]),
    linear("bevelIn", [
      [0, "#000", 0.6],
      [0.5, "#000", 0.05],
      [1, "#fff", 0.4],
    ]),
    stones,
    radial("core", [
      [0, "#fffbe0"],
      [0.18, "#ffe48a"],
      [0.45, "#ff9a2e"],
      [0.75, "#c53a0c"],
      [1, "#3a0a04"],
    ]),
    radial("glow", [
      [0, "#ffb347", 0.95],
      [0.5, "#ff6a00", 0.35],
      [1, "#ff6a00", 0],
    ]),
    radial("pit", [
      [0, "#050403"],
      [0.55, "#120c07"],
      [0.8, "#2c2015"],
      [1, "#4a3826"],
    ]),
    radial(
      "shade",
      [
        [0, "#000", 0],
        [0.8, "#000", 0],
        [1, "#000", 0.45],
      ],
      `gradientUnits="userSpaceOnUse" cx="0" cy="0" r="${OUTER + 4}"`,
    ),
    noise("rock", ".035", 4, 5.5),
    '<filter id="blur3" x="-.5" y="-.5" width="2" height="2"><feGaussianBlur stdDeviation="3"/></filter>',
    '<filter id="blur8" x="-.5" y="-.5" width="2" height="2"><feGaussianBlur stdDeviation="8"/></filter>',
    '<filter id="drop" x="-.2" y="-.2" width="1.4" height="1.4"><feDropShadow dx="2" dy="4" stdDeviation="4" flood-color="#000" flood-opacity=".55"/></filter>',
    '<g id="rivet"><circle cx=".8" cy="1.4" r="5.6" fill="#000" opacity=".55"/><circle r="5" fill="url(#disc)" stroke="#3a260a" stroke-width=".8"/><ellipse cx="-1.4" cy="-1.7" rx="1.7" ry="1.2" fill="#fffbe0" opacity=".9"/></g>',
    "</defs>",
  ].join("");
}

/** Stone grain: noise under a lamp, laid over the tiles. */
function noise(id: string, frequency: string, seed: number, depth: number): string {
  return (
    `<filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">` +
    `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="5" seed="${seed}"/>` +
    `<feDiffuseLighting surfaceScale="${depth}" lighting-color="#fff"><feDistantLight azimuth="225" elevation="52"/></feDiffuseLighting></filter>`
  );
}

function bezel(): string {
  const [r0, r1] = [OUTER + 4, BEZEL];
  const parts = [
    `<g filter="url(#drop)"><path d="${gear(r1 + 4, r1 + 16, 64)}" fill="url(#iron)" stroke="#0c0d0f" stroke-width="2"/></g>`,
    ring(r1 + 3, "#777b82", 1.5, 0.5),
    `<path d="${annulus(r0 - 4, r1)}" fill="url(#brass)" fill-rule="evenodd"/>`,
    sheen(r0 - 4, r1),
    ring(r0 - 4, "#1c1206", 3, 0.9),
    ring(r1, "#1c1206", 3, 0.9),
    ring(r0 + 3, "#fff0bd", 1.4, 0.5),
    ring(r1 - 5, "#3a260a", 1.6, 0.8),
    ring(r1 - 3.4, "#fff0bd", 1, 0.5),
    ring(r0 + 9, "#3a260a", 1.6, 0.8),
    ring(r0 + 10.6, "#fff0bd", 1, 0.5),
  ];
  for (let i = 0; i < 96; i++) {
    const a = (i * TAU) / 96;
    parts.push(
      `<path d="M${p(r0 + 3, a)}L${p(r0 + (i % 2 ? 9 : 7), a)}" stroke="#3a260a" stroke-width="1.2" opacity=".8"/>`,
    );
  }
  const half = (r0 + 10 + r1 - 5) / 2;
  for (let i = 0; i < TILES; i++) {
    const a = ((i + 0.5) * TAU) / TILES;
    const { x, y } = polar(half, a);
    parts.push(plate(x, y, 30, 24, String(i + 1), 19));
    for (const off of [-0.5, -0.3, -0.16, 0.16, 0.3]) {
      const spot = polar(half, a + (off * TAU) / TILES);
      parts.push(rivet(spot.x, spot.y, off === -0.5 ? 5 : 3.4));
    }
  }
  return parts.join("");
}

/** Turned metal: light and dark sectors round the ring. */
function sheen(r0: number, r1: number): string {
  const sectors = 48;
  return Array.from({ length: sectors }, (_, i) => {
    const a = (i * TAU) / sectors;
    const end = a + TAU / sectors + 0.004;
    const glint = Math.cos(2 * (a - (135 * Math.PI) / 180)) * 0.5 + 0.12 * Math.sin(7 * a);
    const [fill, opacity] = glint > 0 ? ["#fff3c4", glint * 0.6] : ["#2a1804", -glint * 0.62];
    return (
      `<path d="M${p(r0, a)}L${p(r1, a)}A${n(r1)} ${n(r1)} 0 0 1 ${p(r1, end)}L${p(r0, end)}Z"` +
      ` fill="${fill}" opacity="${n(opacity)}"/>`
    );
  }).join("");
}

function plate(x: number, y: number, wide: number, tall: number, text: string, size: number): string {
  const box = `x="${n(-wide / 2)}" y="${n(-tall / 2)}" width="${wide}" height="${tall}" rx="5"`;
  return (
    `<g transform="translate(${n(x)} ${n(y)})"><rect ${box} fill="#1b1209"/>` +
    `<rect ${box} fill="none" stroke="url(#bevelIn)" stroke-width="2"/>` +
    `<text y="${n(size * 0.36)}" font-size="${size}" fill="#f0d08a">${text}</text></g>`
  );
}

function tiles(): string {
  const segment = (tile: string, inset: number, corner = 9) => {
    const [r0, r1] = radii(ringOf(tile));
    const a0 = (columnOf(tile) * TAU) / TILES;
    return wedge(r0, r1, a0, a0 + TAU / TILES, inset, corner);
  };
  const side = 2 * OUTER;
  const parts = [`<circle r="${OUTER + 3}" fill="#0d0a08"/>`];
  for (const tile of tileNames) {
    const stone = STONES[ringOf(tile)]![0];
    parts.push(`<path d="${segment(tile, GAP / 2)}" fill="url(#t-${stone})"/>`);
  }
  parts.push(
    `<clipPath id="mine"><path d="${annulus(CORE, OUTER)}" clip-rule="evenodd"/></clipPath>`,
    `<g clip-path="url(#mine)" style="mix-blend-mode:multiply" opacity=".78"><rect x="${-OUTER}" y="${-OUTER}" width="${side}" height="${side}" filter="url(#rock)"/></g>`,
  );
  for (const tile of tileNames) {
    parts.push(
      `<path d="${segment(tile, GAP / 2 + 1.6)}" fill="none" stroke="url(#bevel)" stroke-width="3"/>`,
      `<path d="${segment(tile, GAP / 2 + 6.5, 6)}" fill="none" stroke="url(#bevelIn)" stroke-width="1.2" opacity=".7"/>`,
    );
  }
  parts.push(cracks());
  for (let i = 0; i <= 4; i++) {
    const r = CORE + i * RING;
    parts.push(ring(r, "#120d08", 7), ring(r, "url(#brass)", 4), ring(r - 1.2, "#fff0bd", 0.8, 0.55));
    parts.push(rivets(r, TILES, i ? 4.6 : 4));
  }
  parts.push(`<circle r="${OUTER + 3}" fill="url(#shade)"/>`);
  // The rings' letters stand on the spoke at the top.
  [...RINGS].forEach((letter, i) => {
    const [r0, r1] = radii(i);
    parts.push(plate(0, -(r0 + r1) / 2, 20, 22, letter, 15));
  });
  return parts.join("");
}

/** Glowing cracks in the innermost ring. */
function cracks(): string {
  const chance = dice(7);
  const between = (low: number, high: number) => low + chance() * (high - low);
  let lines = "";
  for (let slot = 0; slot < TILES; slot++) {
    for (let k = 0; k < 4; k++) {
      let a = ((slot + between(0.1, 0.9)) * TAU) / TILES;
      let r = CORE + 5;
      let d = `M${p(r, a)}`;
      const length = 3 + Math.floor(chance() * 3);
      for (let i = 0; i < length; i++) {
        r += between(5, 11);
        a += between(-0.06, 0.06);
        d += `L${p(r, a)}`;
      }
      lines +=
        `<path d="${d}" stroke="#ff5a12" stroke-width="5" opacity=".35" filter="url(#blur3)"/>` +
        `<path d="${d}" stroke="#2a0604" stroke-width="3"/><path d="${d}" stroke="#ff9a3d" stroke-width="1.4"/>`;
    }
  }
  return `<g fill="none" stroke-linejoin="round" stroke-linecap="round">${lines}</g>`;
}

function core(): string {
  const parts = [
    `<circle r="${CORE - 4}" fill="#0b0806"/>`,
    `<circle r="${CORE - 2}" fill="url(#glow)" opacity=".4"/>`,
    `<path d="${gear(84, 93, 24)}" fill="url(#iron)" stroke="#07080a" stroke-width="1.5"/>`,
    '<circle r="82" fill="url(#brass)" stroke="#1c1206" stroke-width="2"/><circle r="71" fill="url(#brassUp)"/>',
    rivets(76.5, 16, 2.8, 0.5),
    '<circle r="66" fill="#190603"/><circle r="65" fill="url(#core)"/>',
  ];
  for (let k = 0; k < 8; k++) {
    const a = (k * TAU) / 8;
    const blade = `Q${p(45, a + 0.5)} ${p(65, a)}`;
    const tip = p(36, a + TAU / 8 + 0.42);
    parts.push(
      `<path d="M${p(65, a)}A65 65 0 0 1 ${p(65, a + TAU / 8)}L${tip}${blade}Z" fill="url(#iron)" stroke="#0a0a0c" stroke-width="1.4" opacity=".96"/>`,
      `<path d="M${tip}${blade}" fill="none" stroke="#ff9a3d" stroke-width="1.4" opacity=".85"/>`,
    );
  }
  parts.push('<circle r="54" fill="url(#glow)"/>', crystal());
  parts.push('<circle r="96" fill="none" stroke="#ff7a1a" stroke-width="10" opacity=".28" filter="url(#blur8)"/>');
  return parts.join("");
}

function crystal(): string {
  const hexagon = (w: number, h: number, inner: number): [number, number][] => [
    [0, -h],
    [w, -inner],
    [w, inner * 0.8],
    [0, h],
    [-w, inner * 0.8],
    [-w, -inner],
  ];
  const outside = hexagon(20, 34, 15);
  const inside = hexagon(8.5, 14, 6);
  const shades = ["#fff6d0", "#ffc24d", "#e06a12", "#c04a0a", "#ff9d2b", "#ffe79a"];
  const facets = shades.map((shade, k) => {
    const q = (k + 1) % 6;
    const corners = [outside[k]!, outside[q]!, inside[q]!, inside[k]!];
    const d = `M${corners.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}Z`;
    return `<path d="${d}" fill="${shade}" stroke="#7a2a05" stroke-width="1" stroke-linejoin="round"/>`;
  });
  const face = `M${inside.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}Z`;
  return (
    facets.join("") +
    `<path d="${face}" fill="#fffbe6" stroke="#b35a0a"/>` +
    '<path d="M-12 -17L-2 -27" stroke="#fff" stroke-width="2.4" stroke-linecap="round" opacity=".9"/>'
  );
}

/** A pit in a brass ring with timber round it, and rails that lead to the two tiles it touches. */
function entrance(name: string): string {
  const { x, y } = middle(name);
  const parts = [rails(name), `<g transform="translate(${n(x)} ${n(y)})">`];
  parts.push(
    `<g filter="url(#drop)"><circle r="${ENTRANCE}" fill="url(#brass)" stroke="#1c1206" stroke-width="2"/></g>`,
    ring(ENTRANCE - 3, "#fff0bd", 1, 0.5),
    `<circle r="${ENTRANCE - 9}" fill="url(#timber)" stroke="#1c1206" stroke-width="2"/>`,
  );
  for (let k = 0; k < 16; k++) {
    const a = (k * TAU) / 16;
    parts.push(`<path d="M${p(ENTRANCE - 9, a)}L${p(ENTRANCE - 19, a)}" stroke="#231305" stroke-width="2"/>`);
  }
  parts.push(
    `<circle r="${ENTRANCE - 19}" fill="url(#pit)" stroke="#100a05" stroke-width="2.5"/>`,
    `<circle r="${ENTRANCE - 19}" fill="none" stroke="url(#bevelIn)" stroke-width="4"/>`,
    rivets(ENTRANCE - 4.5, 8, 3, 0.5),
    plate(0, -ENTRANCE + 9, 34, 21, name, 15),
    "</g>",
  );
  return parts.join("");
}

function rails(name: string): string {
  const from = middle(name);
  const turn = angleOf(name);
  return [-0.2, 0.2]
    .map((lean) => {
      const to = polar(OUTER + 24, turn + lean);
      const bend = polar(BEZEL + 22, turn + lean * 0.55);
      const d = `M${n(from.x)} ${n(from.y)}Q${n(bend.x)} ${n(bend.y)} ${n(to.x)} ${n(to.y)}`;
      return (
        `<g fill="none"><path d="${d}" stroke="#000" stroke-width="27" opacity=".35"/>` +
        `<path d="${d}" stroke="#6b4521" stroke-width="25" stroke-dasharray="5 7"/>` +
        `<path d="${d}" stroke="#241608" stroke-width="17"/><path d="${d}" stroke="#b9bec6" stroke-width="13"/>` +
        `<path d="${d}" stroke="#2f1e0e" stroke-width="9"/><path d="${d}" stroke="#6b4521" stroke-width="9" stroke-dasharray="5 7"/></g>`
      );
    })
    .join("");
}

/** The whole drawing. */
export function planet(): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}" width="${2 * HALF}" height="${2 * HALF}">` +
    definitions() +
    `<g text-anchor="middle" font-weight="700" font-family="Georgia,'Liberation Serif','DejaVu Serif',serif">` +
    bezel() +
    entranceNames.map(entrance).join("") +
    tiles() +
    core() +
    "</g></svg>"
  );
}
