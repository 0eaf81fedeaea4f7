/** What a game brings to the page, each part fetched only when its table is opened. */

import type { Component } from "svelte";
import type { BoardProps } from "../lib/board";

// A game narrows the picture to its own.
type Part = { default: Component<BoardProps<never>> };

const boards = import.meta.glob<Part>("./*/Board.svelte");
const answers = import.meta.glob<Part>("./*/Answer.svelte");

async function part(load: (() => Promise<Part>) | undefined): Promise<Component<BoardProps> | null> {
  return load ? ((await load()).default as unknown as Component<BoardProps>) : null;
}

/** The board of a game, or null for a game that is played by the list of choices alone. */
export const loadBoard = (game: string) => part(boards[`./${game}/Board.svelte`]);

/** A game's own way to give an answer, shown above the list of all choices; null where it has none. */
export const loadAnswer = (game: string) => part(answers[`./${game}/Answer.svelte`]);
