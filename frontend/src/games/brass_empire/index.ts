/** Brass Empire on the page. */

import type { GamePage } from "../../lib/game_page";
import type { Snapshot } from "../../lib/protocol";
import { say } from "../../lib/words.svelte";
import { seatLook } from "./art/corporations";
import GameEmblem from "./GameEmblem.svelte";
import type { Picture } from "./picture";
import "./tokens.css";
import { functions, seen } from "./words";

export const page: GamePage = {
  table: () => import("./Table.svelte"),
  end: () => import("./end/End.svelte"),
  rivals: () => import("./end/tally"),
  legend: () => import("./signs/Legend.svelte"),
  rulebook: () => import("./rulebook"),
  Emblem: GameEmblem,
  faces: import.meta.glob<string>("./faces/*.svg", { eager: true, import: "default", query: "?url&no-inline" }),
  preview: () => import("./art/Preview.svelte"),
  teams: ({ picture }: Snapshot<Picture>) =>
    (picture?.companies ?? []).flatMap(({ partner }, seat) => (partner !== null && partner > seat ? [[seat, partner]] : [])),
  quickSeats: 2,
  cards: true,
  catalogues: ["brass_empire_cards"],
  problems: ["brass_empire_components"],
  places: () => import("./board/places"),
  functions,
  seen,
  seatLook,
  spots: (point) => {
    const [kind = "", a = ""] = point.split(":");
    const more = ".be .desk .more";
    const where: Record<string, string[]> = {
      // Only where something is asked: the desk itself takes no press.
      answer: [".be .desk:has(.asks)"],
      end: [".be [data-end]", ".be [data-main]"],
      main: [".be [data-main]", ".be .desk"],
      pool: [".be [data-pool]", ".be .pool"],
      score: [`.be [data-brass="${a}"]`, '.be [data-coin="brass"]'],
      coin: [`.be [data-coin="${a}"]`],
      company: [`.be [data-spot="${point}"]`, `.be section[data-seat="${a}"]`],
      discard: ['.be [data-pile="discard"]', more],
      row: [`.be [data-spot="${point}"]`, ".be .tray .deck"],
      deed: [`.be [data-main="deed ${a.replaceAll(" ", ",")}"]`, `.be [data-action="${a}"]`],
      tray: [`.be .tray.${a}`, ".be .tray .deck"],
      reserve: a ? [`.be [data-spot="${point}"]`, ".be .reserve", more] : [".be .reserve", more],
    };
    return where[kind] ?? [`.be [data-spot="${point}"]`];
  },
  keys: () => [
    ["1 … 9", say("board-brass-key-hand")],
    ["P", say("board-brass-key-play-all")],
    ["X", say("board-brass-key-end")],
    ["L, K, O, Y, R", say("board-brass-key-zones")],
    ["A, M, C", say("board-brass-key-deeds")],
    ["N", say("board-brass-key-next")],
    ["S", say("board-brass-key-show")],
    ["Z", say("board-brass-key-zoom")],
  ],
};
