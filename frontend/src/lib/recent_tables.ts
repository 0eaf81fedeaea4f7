/** The tables this browser has sat at, newest first, kept in its local storage; a house in the page lists its own. */

import { transport } from "../transport";
import { api, Trouble } from "./api";
import type { TableSummary } from "./protocol";
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

/** Those whose turn it is first, then those where something happened last. */
export async function listTables(): Promise<TableSummary[]> {
  const found = transport.local ? await api.tables() : await lookAtKnown();
  const listed = found.filter((table) => !table.learned);
  return listed.sort((a, b) => Number(b.asked) - Number(a.asked) || b.changed - a.changed);
}

async function lookAtKnown(): Promise<TableSummary[]> {
  const known = knownTables();
  const found = await Promise.allSettled(known.map((table) => api.summary(table)));
  const here: TableSummary[] = [];
  known.forEach((table, i) => {
    const answer = found[i];
    if (answer?.status === "fulfilled" && answer.value.learned) forgetTable(table);
    else if (answer?.status === "fulfilled") here.push(answer.value);
    else if (answer?.reason instanceof Trouble && answer.reason.problem.status >= 400) forgetTable(table);
  });
  return here;
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
