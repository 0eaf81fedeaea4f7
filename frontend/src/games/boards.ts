/** The boards of the games, each fetched only when its table is opened. */

import type { Component } from "svelte";
import type { BoardProps } from "../lib/board";

// A board narrows the picture to its own game's.
type BoardModule = { default: Component<BoardProps<never>> };

const boards = import.meta.glob<BoardModule>("./*/Board.svelte");

/** The board of a game, or null for a game that is played by the list of choices alone. */
export async function loadBoard(game: string): Promise<Component<BoardProps> | null> {
  const load = boards[`./${game}/Board.svelte`];
  return load ? ((await load()).default as unknown as Component<BoardProps>) : null;
}
