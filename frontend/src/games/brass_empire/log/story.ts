/** The log as a story: a turn is a chapter, and its summary is what everybody would tell of it. */

import type { LogLine } from "../../../lib/protocol";
import { say, words } from "../../../lib/words.svelte";
import { told, type Told } from "./events";

interface Chapter {
  title?: string;
  lines: LogLine[];
}

/** Before each round stands its number; whose turn it is says the badge. */
export function chapters(lines: LogLine[]): Chapter[] {
  const story: Chapter[] = [];
  let round = -1;
  let last: LogLine[] | null = null;
  for (const line of lines) {
    const event = told(line);
    const begins = event?.word === "turn" || event?.word === "ai-turn";
    if (begins && event.figure("round") !== round) {
      round = event.figure("round");
      story.push({ title: say("turn-brass-empire", { n: round }), lines: [line] });
      last = [];
      continue;
    }
    if (begins || line.kind !== "event") last = [];
    if (begins) continue;
    if (!last?.length) {
      last = [line];
      story.push({ lines: last });
      if (line.kind !== "event") last = [];
    } else last.push(line);
  }
  return story;
}

export interface Summary {
  /** With signs. */
  says: string;
  /** Brass won and lost. */
  brass: number;
  /** The cards bought and destroyed, to be looked at. */
  cards: string[];
}

const PLAYED = new Set(["played", "mobilized", "laid"]);
const BOUGHT = new Set(["bought", "acquired", "ai-took"]);

export function summaryOf(lines: LogLine[], viewer: number): Summary {
  const events = lines.flatMap((line) => told(line) ?? []);
  const own = events[0]?.seat ?? -1;
  const played = events.filter(({ word }) => PLAYED.has(word)).length;
  const bought = events.filter(({ word }) => BOUGHT.has(word)).map(({ card }) => card);
  const fallen = events.filter(({ word }) => word === "destroyed").map(({ card }) => card);
  const parts = [
    ...(played ? [say("board-brass-story-played", { n: played })] : []),
    ...(bought.length ? [say("board-brass-story-bought", { cards: bought.join(" ") })] : []),
    ...events.flatMap((event, at) => (events[at - 1]?.word === "demolished" ? [] : deed(event, own, viewer))),
  ];
  const brass = events
    .filter(({ seat }) => seat === own)
    .reduce((sum, { word, n }) => sum + (word === "brass" || word === "restored" ? n : word === "lost-brass" ? -n : 0), 0);
  return { says: `${words.seat(own)} ${parts.join(", ") || say("board-brass-story-nothing")}`, brass, cards: [...bought, ...fallen] };
}

/** What somebody else would notice: a blow, a card destroyed, a building finished. */
function deed(event: Told, own: number, viewer: number): string[] {
  const { word, card, seat, n } = event;
  const args = { card, seat, n, mine: Number(seat === viewer) };
  if (word === "damaged" && seat !== own) return event.figure("left") > 0 ? [say("board-brass-story-hit", args)] : [];
  if (word === "destroyed") return [say(seat === own ? "board-brass-story-lost" : "board-brass-story-destroyed", args)];
  if (word === "platform-destroyed") return [say("board-brass-story-platform", args)];
  if (word === "raided") {
    const target = event.figure("target_seat");
    return [say("board-brass-story-raided", { n, seat: target, mine: Number(target === viewer) })];
  }
  if (word === "flipped") return [say("board-brass-story-finished", { card })];
  if (word === "demolished") return [say("board-brass-story-demolished", { card })];
  return [];
}
