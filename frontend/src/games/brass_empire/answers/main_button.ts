/** The main button: what it means now, in words, and what it does. */

import type { Choice } from "../../../lib/protocol";
import { say, tell, words } from "../../../lib/words.svelte";
import { type Table, matters } from "../table.svelte";

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
      if (table.ordering) return null;
      return table.eager.length ? eagerFirst(table) : playAll(table);
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

/** What Play all brings, as icons. */
export function gains(table: Table): string {
  const { labor, construction, brass } = table.gain;
  return [
    labor ? `+${labor}[labor]` : "",
    construction ? `+${construction}[construction]` : "",
    brass ? `+${brass}[brass]` : "",
  ]
    .filter(Boolean)
    .join(" ");
}

function playAll(table: Table): MainButton {
  const own = table.own;
  const used = table.uses.map((number) => table.name(own?.in_play[number - 1]?.card ?? ""));
  const n = table.hand.length;
  return {
    meaning: "play",
    title: n ? say("board-brass-play-all", { n }) : say("board-brass-use-all", { n: used.length }),
    about: [used.length && n ? say("board-brass-and-use", { cards: used.join(", ") }) : "", gains(table)]
      .filter(Boolean)
      .join(" "),
    gold: true,
    press: () => table.playAll(),
  };
}

/** A building that takes a card would find none once all are played: it comes first. */
function eagerFirst(table: Table): MainButton {
  const design = table.designOf(table.own?.in_play[(table.eager[0] ?? 0) - 1]?.card ?? "");
  const { uses } = design ?? {};
  const brings = [
    uses?.draws ? "1[card]" : "",
    ...(uses?.gains ?? []).map(({ labor, construction, brass }) =>
      labor ? `+${labor}[labor]` : construction ? `+${construction}[construction]` : brass ? `+${brass}[brass]` : "",
    ),
  ];
  const what = brings.filter(Boolean).join(" ");
  return {
    meaning: "play eager",
    title: say("board-brass-eager", { card: table.name(design?.card ?? "") }),
    about: say("board-brass-eager-about", { card: table.name(table.spare ?? ""), what }),
    gold: true,
    press: () => table.playEager(),
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

/** What would be left undone: unplayed cards, then ready units, then cards worth Brass that one could buy. */
export function tooEarly(table: Table): string {
  if (table.question?.kind === "play" && table.hand.length) {
    return say("board-brass-unplayed", { n: table.hand.length });
  }
  if (table.ready.length) return say("board-brass-units-left", { n: table.ready.length });
  // In a lesson the guide knows better.
  const worth = table.snapshot.lesson ? [] : table.buyable.filter((choice) => (table.bought(choice)?.brass ?? 0) > 0);
  return worth.length ? say("board-brass-money-left", { n: worth.length }) : "";
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
  const deeds = table.deedsAt(spot).filter((choice) => matters(choice) && choice.action[0] !== "demolish");
  if (table.waits(spot)) return endOfPlay(table);
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

/** A unit is in hand while cards are still to be played: it acts once that is over. */
function endOfPlay(table: Table): MainButton {
  const sight = table.pinned!;
  const n = table.hand.length;
  return {
    meaning: "send out",
    title: say("board-brass-units-act"),
    about: n ? say("board-brass-send-out-unplayed", { n }) : say("board-brass-send-out-about"),
    gold: !n,
    press: () => table.sendOut(sight),
  };
}

/** A card bought for oneself or for one's partner: it is in sight, so its name is enough. */
export function purchaseTitle(table: Table, choice: Choice): string {
  const [verb] = choice.action;
  const card = table.name(table.bought(choice)?.card ?? "");
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
  if (verb === "demolish") {
    const n = (design?.razes?.gains ?? []).reduce((sum, gain) => sum + gain.brass, 0);
    return n ? say("board-brass-demolish-for", { what: `+${n}[brass]` }) : say("board-brass-demolish");
  }
  if (verb === "convert") return say("board-brass-convert-two");
  return say(`board-brass-${verb}`);
}
