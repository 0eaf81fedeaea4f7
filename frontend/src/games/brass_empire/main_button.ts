/** The main button: what it means now, in words, and what it does. */

import { isLegal } from "../../lib/board";
import type { Choice } from "../../lib/protocol";
import { say, tell, words } from "../../lib/words.svelte";
import type { Table } from "./table.svelte";

export interface MainButton {
  /** What it means: it may have changed under the key that presses it. */
  meaning: string;
  title: string;
  /** A short text with icons. */
  about: string;
  gold: boolean;
  press(): void;
}

/** null: there is nothing to press; the answer lies elsewhere. */
export function mainButton(table: Table): MainButton | null {
  if (table.planning) return null;
  if (table.pinned && table.isOwn(table.pinned.spot)) return printedAction(table);
  switch (table.step) {
    case "play":
      return playAll(table);
    case "buy":
      return table.question?.kind === "play" && table.ready.length ? toUnits(table, false) : endTurn(table);
    case "act":
      return table.question?.kind === "play" ? toUnits(table, true) : endTurn(table);
    case "end":
      return endTurn(table);
    default:
      return null;
  }
}

function playAll(table: Table): MainButton {
  const { labor, construction, brass } = table.gain;
  const gains = [
    labor ? `+${labor}[labor]` : "",
    construction ? `+${construction}[construction]` : "",
    brass ? `+${brass}[brass]` : "",
  ];
  const own = table.own;
  const used = table.uses.map((number) => table.name(own?.in_play[number - 1]?.card ?? ""));
  const n = table.hand.length;
  return {
    meaning: "play",
    title: n ? say("board-brass-play-all", { n }) : say("board-brass-use-all", { n: used.length }),
    about: [used.length && n ? say("board-brass-and-use", { cards: used.join(", ") }) : "", ...gains]
      .filter(Boolean)
      .join(" "),
    gold: true,
    press: () => table.playAll(),
  };
}

function toUnits(table: Table, gold: boolean): MainButton {
  return {
    meaning: "units",
    title: say("board-brass-units-act"),
    about: gold ? say("board-brass-units-ready", { n: table.ready.length }) : unspent(table),
    gold,
    press: () => table.finish(false),
  };
}

/** Ending too early asks first, in place. */
function endTurn(table: Table): MainButton {
  const early = tooEarly(table);
  return {
    meaning: table.warned ? "sure" : "end",
    title: table.warned ? say("board-brass-end-sure") : say("board-brass-end-turn"),
    about: table.warned ? early : unspent(table),
    gold: !early || table.warned,
    press: () => {
      if (early && !table.warned) table.warned = true;
      else table.finish(true);
    },
  };
}

/** What would be left undone: unplayed cards, then ready units, then cards one could buy. */
export function tooEarly(table: Table): string {
  if (table.question?.kind === "play" && table.hand.length) {
    return say("board-brass-unplayed", { n: table.hand.length });
  }
  if (table.ready.length) return say("board-brass-units-left", { n: table.ready.length });
  if (table.buyable.length) return say("board-brass-money-left", { n: table.buyable.length });
  return "";
}

function unspent(table: Table): string {
  const { labor, construction } = table.picture;
  const left = [labor ? `${labor}[labor]` : "", construction ? `${construction}[construction]` : ""];
  const said = left.filter(Boolean).join(" ");
  return said ? say("board-brass-unspent", { what: said }) : say("board-brass-draw-five");
}

/** The action printed on the unit in hand, else mining. */
function printedAction(table: Table): MainButton | null {
  const spot = table.pinned?.spot ?? "";
  const deeds = table.deedsAt(spot).filter((choice) => isLegal(choice) && choice.action[0] !== "demolish");
  const first = deeds.find((choice) => choice.action[0] === "act") ?? deeds[0];
  if (!first) return null;
  return {
    meaning: `deed ${first.action.join()}`,
    title: deedTitle(table, spot, String(first.action[0])),
    about: first.action[0] === "act" ? say("board-brass-printed") : "",
    gold: true,
    press: () => table.choose(first),
  };
}

/** A card bought for oneself or for one's partner: it is in sight, so its name is enough. */
export function purchaseTitle(table: Table, choice: Choice): string {
  const [verb, place = ""] = choice.action;
  const at = Number(String(place).slice(1)) - 1;
  const { labor_row, design_row } = table.picture;
  const card = table.name((String(place).startsWith("L") ? labor_row : design_row)[at] ?? "");
  const partner = table.own?.partner ?? null;
  if (verb === "gift" && partner !== null) return say("board-brass-buy-for", { card, name: words.seat(partner) });
  return verb === "buy" ? say("board-brass-buy-card", { card }) : "";
}

/** What a deed is called on a button. */
export function deedTitle(table: Table, spot: string, verb: string): string {
  const live = table.standingAt(spot);
  const design = table.designOf(live?.card ?? "");
  if (verb === "mine") return say("board-brass-mine", { n: live?.attack ?? 0 });
  if (verb === "act") {
    const clause = design?.short.find((line) => line.key === "short-clause-action");
    return clause ? tell(clause).replaceAll("*", "") : say("board-brass-action");
  }
  if (verb === "use") return say("board-brass-use-card", { card: table.name(live?.card ?? "") });
  if (verb === "demolish") return say("board-brass-demolish");
  if (verb === "convert") return say("board-brass-convert-two");
  return say(`board-brass-${verb}`);
}
