/** What people and bots at a table are called. */

import type { GameInfo, SeatInfo } from "./protocol";
import { say } from "./words.svelte";

/** Bots have names of their own: the same for everybody at the table. */
const CHARACTERS = ["Flint", "Agate", "Jasper", "Opal", "Onyx", "Beryl"];

/** The players' names in the order of the seats; empty where there is none, or where two share it. */
export function playerNames(seats: SeatInfo[]): string[] {
  const names = seats.map(({ kind, name, seat }) =>
    kind === "bot" ? name || (CHARACTERS[seat % CHARACTERS.length] ?? "") : kind === "person" ? name : "",
  );
  return names.map((name, at) => (names.indexOf(name) === names.lastIndexOf(name) || !name ? name : `${name} ${at + 1}`));
}

/** How hard a bot plays, in a word; nobody need know what its method is called. */
export function levelName(bot: string): string {
  const level = /^level-(\d)(?:\+|$)/.exec(bot)?.[1] ?? (bot === RANDOM ? "random" : "");
  return say(`page-level-${level || "none"}`);
}

const RANDOM = "random";

/** The bots people choose among: by how hard they play; all of them where a game has no levels. */
export function offeredBots(game: GameInfo): string[] {
  const names = game.bots.map((bot) => bot.name);
  const levels = names.filter((name) => name.startsWith("level-"));
  return levels.length ? [...levels, ...names.filter((name) => name === RANDOM)] : names;
}

/** A bot of this level with a character: each is chosen by itself. One that knows no levels has none. */
export const withCharacter = (bot: string, character: string): string =>
  character && bot.startsWith("level-") ? `${bot}+${character}` : bot;

export const botLevel = (info: SeatInfo): string => levelName(info.bot);

/** The id of a bot's character; empty for everybody else. */
export const characterOf = (seat: SeatInfo | undefined): string =>
  seat?.kind === "bot" ? (seat.bot.split("+")[1] ?? "") : "";
