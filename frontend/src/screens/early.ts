/**
 * What an address needs is asked for while the page's own words are still on their way: of a table its connection and
 * its game, else the home page. One thing after another would be most of the time a first load takes.
 */

import { pageOf } from "../games/pages";
import { api } from "../lib/api";
import { tableCatalogues } from "../lib/games";
import type { router } from "../lib/router.svelte";
import { words } from "../lib/words.svelte";
import { TableModel } from "../shell/model.svelte";

let waiting: TableModel | null = null;

/** Call once the language is known. */
export function openEarly({ table, replay, seat, watch, rules, learn }: typeof router.route): void {
  if (!table && !rules && !learn) void import("./Home.svelte").catch(() => undefined);
  // Who comes by a link is let in first; a replay has no live connection.
  if (!table || replay || seat || watch) return;
  waiting = new TableModel(table);
  waiting.live.first = ({ game }) => fetchGame(game);
  waiting.live.open();
  void api.games().catch(() => undefined);
}

/** The table that is being connected to already, if it is this one. */
export function takeEarly(table: string): TableModel | null {
  const found = waiting?.live.table === table ? waiting : null;
  waiting = null;
  return found;
}

/** What fails now is asked for again, and told, where it is needed. */
function fetchGame(game: string): void {
  const page = pageOf(game);
  const asked = [page.table(), words.use(...tableCatalogues(game)), page.cards ? api.cards(game) : null];
  void Promise.allSettled(asked);
}
