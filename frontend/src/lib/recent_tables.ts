/** The tables this browser has sat at, newest first, kept in its local storage. */

import { router, tableLink } from "./router.svelte";

const KEY = "pithead.tables";
const MOST = 40;

export function knownTables(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id): id is string => typeof id === "string") : [];
  } catch {
    return [];
  }
}

export function rememberTable(table: string): void {
  // Called with every update: writing is slow.
  if (knownTables()[0] === table) return;
  keep([table, ...knownTables().filter((other) => other !== table)]);
}

/** Go to a table as soon as it is made. */
export async function openTable(made: Promise<{ table: string }>): Promise<void> {
  const { table } = await made;
  rememberTable(table);
  router.go(tableLink(table));
}

export function forgetTable(table: string): void {
  keep(knownTables().filter((other) => other !== table));
}

function keep(tables: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables.slice(0, MOST)));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** A new table to begin as soon as everybody is there. */
let beginning = "";

export function startAtOnce(table: string): void {
  beginning = table;
}

/** Whether that was wanted for this table; only once. */
export function takeStart(table: string): boolean {
  if (beginning !== table) return false;
  beginning = "";
  return true;
}
