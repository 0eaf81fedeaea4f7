/** What the page knows of the games: the catalogues their tables need, and what "play now" means. */

import { hasPage, pageOf } from "../games/pages";
import type { GameInfo, NewTable, OptionInfo, Settings } from "./protocol";
import { settings, type QuickChoice } from "./settings.svelte";

const QUICK_BOTS = ["level-2", "greedy"];

/** What must be here to play it; a game without a page of its own has no words of the page either. */
export function tableCatalogues(game: string): string[] {
  const own = hasPage(game) ? [`page_${game}`] : [];
  return [game, `${game}_rules`, ...own, ...(pageOf(game).catalogues ?? [])];
}

/** The bot offered first. */
export function usualBot(game: GameInfo): string {
  const known = game.bots.map((bot) => bot.name);
  return QUICK_BOTS.find((bot) => known.includes(bot)) ?? known[0] ?? "";
}

/** "Play now" as it was set last, else as the game has it. */
export function quickChoice(game: GameInfo): QuickChoice {
  const kept = settings.quick[game.name];
  const seats = kept?.seats ?? pageOf(game.name).quickSeats ?? game.seat_counts.at(-1) ?? 2;
  const bot = kept?.bot ?? usualBot(game);
  return {
    seats: game.seat_counts.includes(seats) ? seats : (game.seat_counts.at(-1) ?? 2),
    bot: game.bots.some((each) => each.name === bot) ? bot : usualBot(game),
  };
}

/** Options that the form for a new table sets, and "play now" leaves as they are. */
export function leftToDefault(game: GameInfo): OptionInfo[] {
  return game.options.filter((option) => option.for_people !== option.default);
}

/** The options that mean something with so many seats and these values. */
export function optionsFor(game: GameInfo, seats: number, values: Settings): OptionInfo[] {
  const valueOf = (name: string) => values[name] ?? game.options.find((each) => each.name === name)?.default;
  return game.options.filter(({ seats: counts, needs }) => counts.includes(seats) && (!needs || valueOf(String(needs[0])) === needs[1]));
}

/** Of these values those that mean something. */
export function fitting(game: GameInfo, seats: number, values: Settings): Settings {
  return Object.fromEntries(
    optionsFor(game, seats, values).flatMap(({ name }) => (values[name] === undefined ? [] : [[name, values[name]]])),
  );
}

/** What the form for a new table begins with, where that is not the default. */
export function usualOptions(game: GameInfo): Settings {
  return Object.fromEntries(leftToDefault(game).map((option) => [option.name, option.for_people]));
}

/** Bots for beginners, who need not remember everything that was seen. */
const EASY = ["level-1", "level-2"];

/** One click: a person against bots, with the options as they are. */
export function quickTable(game: GameInfo, name: string): NewTable {
  const { seats, bot } = quickChoice(game);
  const bots = Array.from({ length: seats - 1 }, () => bot);
  return { game: game.name, seats, bots, name, noting: EASY.includes(bot), start: true };
}
