/** Rockwell on the page. */

import type { GamePage } from "../../lib/game_page";
import { say } from "../../lib/words.svelte";
import Emblem from "./Emblem.svelte";
import FieldIcon from "./FieldIcon.svelte";
import "./tokens.css";
import { functions } from "./words";

/** What is on another tab of a phone is behind its button. */
const TAB = (n: number): string => `.tabs button:nth-child(${n})`;

export const page: GamePage = {
  table: () => import("./Table.svelte"),
  end: () => import("./End.svelte"),
  legend: () => import("./Legend.svelte"),
  rulebook: () => import("./rulebook"),
  Emblem,
  faces: import.meta.glob<string>("./faces/*.svg", { eager: true, import: "default", query: "?url&no-inline" }),
  preview: () => import("./Preview.svelte"),
  FieldIcon,
  quickSeats: 3,
  sourceLook: ({ key }) => {
    const source = key.replace("source-rockwell-", "");
    const kind = source.replace("bonus-", "");
    if (kind !== source) return { color: `var(--${kind})`, kind };
    return { color: source === "achievements" ? "#cf9f4f" : "#5fae97" };
  },
  places: () => import("./places"),
  functions,
  spots: (point) => {
    const [kind = "", a = "", b = ""] = point.split(":");
    const crews = '[data-needed="own crews"]';
    const where: Record<string, string[]> = {
      answer: ["#answer"],
      button: [`#answer [data-action="${a}"]`],
      deed: [`#answer [data-action="${a}"]`, "#answer"],
      planet: ['[data-needed="planet"]', TAB(1)],
      rivals: [".rivals", TAB(2)],
      ending: ['[data-needed="ending"]', ".mat .ending", TAB(3)],
      stock: ['[data-needed="stock"]'],
      goals: [".mat .goals", TAB(3)],
      deliveries: [".mat .deliveries", TAB(3)],
      goal: [`[data-spot="${point}"]`, TAB(3)],
      delivery: [`[data-spot="${point}"]`, TAB(3)],
      tile: [`[data-place="${a}"]`, TAB(1)],
      crew: [`#answer [data-crew="${a}"]`, `#answer [data-action="power ${a}"]`, `${crews} > :nth-child(${a.charCodeAt(0) - 96})`, TAB(3)],
      board: [`[data-needed="board ${a}"]`, TAB(2)],
      slot: [`#answer [data-action="place ${a} ${b}"]`, `[data-needed="board ${a}"] ol > li:nth-child(${b})`, TAB(2)],
    };
    return where[kind] ?? [];
  },
  keys: () => [
    ["1 … 9", say("page-rockwell-key-options")],
    ["P", say("page-rockwell-key-pass")],
    ["M", say("page-rockwell-key-planet")],
    ["A–D", say("page-rockwell-key-crew")],
  ],
};
