/** How a seat is told apart: by a colour of Okabe and Ito, a shape, and a letter of its name. */

import type { Message } from "./protocol";
import { words } from "./words.svelte";

export interface SeatStyle {
  seat: number;
  /** A CSS colour for areas; text and lines on it are in `ink`. */
  color: string;
  ink: string;
  shape: SeatShape;
  /** The shape's outline as an SVG path in a box from 0 0 to 24 24. */
  path: string;
  /** One letter, another for each company at the table. */
  letter: string;
  /** The company's name in the reader's language. */
  name: string;
}

export type SeatShape =
  | "circle"
  | "square"
  | "diamond"
  | "hexagon"
  | "shield"
  | "octagon"
  | "hourglass"
  | "triangle";

export const SHAPES: readonly [SeatShape, string][] = [
  ["circle", "M12 1.5a10.5 10.5 0 1 1 0 21a10.5 10.5 0 1 1 0-21z"],
  ["square", "M4.5 2.5h15a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2z"],
  ["diamond", "M12 .6L23.4 12L12 23.4L.6 12z"],
  ["hexagon", "M6.2 1.8h11.6L23.6 12l-5.8 10.2H6.2L.4 12z"],
  ["shield", "M2 2.5c4 .8 7 .2 10-1.7c3 1.9 6 2.5 10 1.7v9.5c0 5.6-4.2 9.4-10 11.4C6.2 21.4 2 17.6 2 12z"],
  ["octagon", "M7.4 1.2h9.2l6.2 6.2v9.2l-6.2 6.2H7.4l-6.2-6.2V7.4z"],
];

/** How low the letter of a shape stands in its box of 24. */
export const letterHeight = (shape: SeatShape): number => (shape === "triangle" ? 9.6 : 12.6);

type Look = (company: Message) => Partial<Pick<SeatStyle, "color" | "shape" | "path">>;
const usualLook: Look = () => ({});
let look = usualLook;

/** How the companies of the game at the table look, where their seats do not say it all. */
export function dressSeats(wanted: Look = usualLook): void {
  look = wanted;
}

/** Reactive: the letter and the name follow the language and the table. */
export function seatStyle(seat: number): SeatStyle {
  const company = words.company(seat);
  const [shape, path] = SHAPES[seat % SHAPES.length] ?? SHAPES[0]!;
  return {
    seat,
    color: `var(--seat-${seat % SHAPES.length})`,
    ink: "var(--seat-ink)",
    shape,
    path,
    ...(company ? look(company) : {}),
    letter: words.letter(seat),
    name: words.seat(seat),
  };
}
