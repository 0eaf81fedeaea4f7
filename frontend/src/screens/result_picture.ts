/** The result of a game as a picture of its own, to send to others: only what everybody may know. */

import { letterHeight, seatStyle } from "../lib/seats";
import { words } from "../lib/words.svelte";

export interface Result {
  game: string;
  headline: string;
  lines: string[];
  /** From the first to the last. */
  columns: { seat: number; name: string; score: number; parts: { color: string; points: number }[] }[];
}

const [WIDTH, HEIGHT] = [1200, 630];
const SERIF = `"Iowan Old Style", Palatino, "DejaVu Serif Condensed", serif`;
const FOOT = 560;
const TALLEST = 215;
const LEAST = 30;
const WIDEST = 190;

export function drawResult(result: Result): Promise<Blob> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext("2d");
  if (!pen) return Promise.reject(new Error("no canvas"));
  drawGround(pen);
  drawWords(pen, result);
  drawColumns(pen, result.columns);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
  });
}

function drawGround(pen: CanvasRenderingContext2D): void {
  const glow = pen.createRadialGradient(600, 420, 40, 600, 420, 700);
  glow.addColorStop(0, "#70491a");
  glow.addColorStop(1, "#170f08");
  pen.fillStyle = glow;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = "#8f6424";
  pen.fillRect(0, FOOT, WIDTH, 4);
}

function drawWords(pen: CanvasRenderingContext2D, { game, headline, lines }: Result): void {
  pen.textBaseline = "alphabetic";
  pen.textAlign = "left";
  write(pen, headline, 60, 92, 60, "#ffefc2", 700, WIDTH - 120);
  lines.forEach((line, at) => write(pen, line, 60, 138 + at * 34, 26, "#f6ecd8", 400, WIDTH - 120));
  write(pen, game, 60, HEIGHT - 22, 28, "#f0d08a", 700, 500);
  pen.textAlign = "right";
  write(pen, "Pithead", WIDTH - 60, HEIGHT - 22, 28, "#f0d08a", 700, 300);
}

/** In letters as large as these or smaller, so that it fits. */
function write(pen: CanvasRenderingContext2D, text: string, x: number, y: number, size: number, color: string, weight: number, room: number): void {
  pen.font = `${weight} ${size}px ${SERIF}`;
  const width = pen.measureText(text).width;
  if (width > room) pen.font = `${weight} ${(size * room) / width}px ${SERIF}`;
  pen.fillStyle = color;
  pen.fillText(text, x, y);
}

function drawColumns(pen: CanvasRenderingContext2D, columns: Result["columns"]): void {
  const width = Math.min(WIDEST, (WIDTH - 120) / columns.length - 14);
  const most = Math.max(1, ...columns.map(({ score }) => score));
  const left = (WIDTH - columns.length * (width + 14) + 14) / 2;
  columns.forEach((column, at) => {
    const x = left + at * (width + 14);
    const height = LEAST + (Math.max(0, column.score) / most) * (TALLEST - LEAST);
    drawParts(pen, column.parts, x, width, height);
    const middle = x + width / 2;
    drawBadge(pen, column.seat, middle, FOOT - height - 86);
    pen.textAlign = "center";
    write(pen, column.name, middle, FOOT - height - 40, 24, "#f6ecd8", 700, width);
    write(pen, words.number(column.score), middle, FOOT - height - 8, 32, "#ffefc2", 700, width);
  });
}

/** Stacked from the foot up. */
function drawParts(pen: CanvasRenderingContext2D, parts: { color: string; points: number }[], x: number, width: number, height: number): void {
  pen.strokeStyle = "#14110e";
  pen.fillStyle = "#b9c6d0";
  pen.fillRect(x, FOOT - height, width, height);
  const sum = parts.reduce((all, { points }) => all + points, 0);
  let y = FOOT;
  for (const { color, points } of parts) {
    const part = (points / sum) * height;
    y -= part;
    pen.fillStyle = resolved(color);
    pen.fillRect(x, y, width, part);
    pen.strokeRect(x, y, width, part);
    if (part < 18) continue;
    pen.textAlign = "center";
    write(pen, String(points), x + width / 2, y + part / 2 + 7, 20, "#14110e", 700, width);
  }
}

function drawBadge(pen: CanvasRenderingContext2D, seat: number, x: number, y: number): void {
  const { color, path, shape, letter } = seatStyle(seat);
  pen.save();
  pen.translate(x - 20, y - 20);
  pen.scale(40 / 24, 40 / 24);
  pen.fillStyle = resolved(color);
  pen.strokeStyle = "#14110e";
  pen.lineWidth = 1.2;
  const outline = new Path2D(path);
  pen.fill(outline);
  pen.stroke(outline);
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillStyle = "#14110e";
  pen.font = `700 12px ${SERIF}`;
  pen.fillText(letter, 12, letterHeight(shape));
  pen.restore();
}

/** A canvas knows no variables of the page's style. */
function resolved(color: string): string {
  const name = /^var\((--[\w-]+)\)$/.exec(color)?.[1];
  return name ? getComputedStyle(document.documentElement).getPropertyValue(name).trim() : color;
}
