/** What the page knows of the games: the catalogues their tables need, and what "play now" means. */

import type { GameInfo, NewTable } from "./protocol";

const QUICK_SEATS: Record<string, number> = { rockwell: 3, brass_empire: 2 };
const QUICK_BOTS = ["level-2", "greedy"];

/** What must be here to say an option or a company of this game. */
export const gameCatalogues = (game: string): string[] => [game];

/** What must be here to play it. */
export function tableCatalogues(game: string, hasCards: boolean): string[] {
  return [game, `${game}_rules`, `page_${game}`, ...(hasCards ? [`${game}_cards`] : [])];
}

export const hasCards = (game: string): boolean => game === "brass_empire";

/** The bot offered first. */
export function usualBot(game: GameInfo): string {
  const known = game.bots.map((bot) => bot.name);
  return QUICK_BOTS.find((bot) => known.includes(bot)) ?? known[0] ?? "";
}

/** One click: a person against bots, with the options as they are. */
export function quickTable(game: GameInfo, name: string): NewTable {
  const seats = QUICK_SEATS[game.name] ?? game.seat_counts.at(-1) ?? 2;
  const bots = Array.from({ length: seats - 1 }, () => usualBot(game));
  return { game: game.name, seats, bots, name, start: true };
}
