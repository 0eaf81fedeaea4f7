/** Rockwell on the page. */

import type { GamePage } from "../../lib/game_page";
import { say } from "../../lib/words.svelte";
import Emblem from "./Emblem.svelte";
import FieldIcon from "./FieldIcon.svelte";
import "./tokens.css";
import { functions } from "./words";

export const page: GamePage = {
  table: () => import("./Table.svelte"),
  end: () => import("./End.svelte"),
  legend: () => import("./Legend.svelte"),
  rulebook: () => import("./rulebook"),
  Emblem,
  FieldIcon,
  quickSeats: 3,
  functions,
  keys: () => [
    ["P", say("page-rockwell-key-planet")],
    ["A–D", say("page-rockwell-key-crew")],
  ],
};
