/** The games that bring a page of their own: one folder each, found by its index. */

import type { GamePage } from "../lib/game_page";

const found = import.meta.glob<GamePage>("./*/index.ts", { eager: true, import: "page" });

const pages: Record<string, GamePage> = Object.fromEntries(
  Object.entries(found).map(([path, page]) => [path.split("/")[1], page]),
);

/** A game without a folder is played on the plain board. */
const PLAIN: GamePage = { table: () => import("../shell/PlainTable.svelte") };

export const pageOf = (game: string): GamePage => pages[game] ?? PLAIN;

export const allPages: readonly GamePage[] = Object.values(pages);

export const hasPage = (game: string): boolean => game in pages;
