/** What a person points at on this table, what that lights up, and what the main button means. */

import { getContext, setContext, tick, untrack } from "svelte";
import { on } from "svelte/events";
import { choicesOf, isLegal, refusalOf, sameAction } from "../../lib/board";
import { lastInput, settleFocus } from "../../lib/keyboard";
import type { TableProps } from "../../lib/game_page";
import type { Action, Choice, LogLine, Message, Refused } from "../../lib/protocol";
import { SPECTATOR } from "../../lib/protocol";
import { settings } from "../../lib/settings.svelte";
import { tell } from "../../lib/words.svelte";
import { sinceLastTurn } from "./log/events";
import { type Company, type Design, type InPlay, PLATFORM, type Picture, readDesigns } from "./picture";
import { type Purse, leastOf, playOrder, quietUses, reckon } from "./answers/reckon";
import { type Spot, bySpot, inPlay, plainChoice, startOf, targetOf, targetsFrom } from "./board/spots";

/** A card someone looks at: where it lies and what it is (null: face down). */
export interface Sight {
  spot: Spot;
  card: string | null;
}

/** Cards of a pile, to be read through. */
export interface Pile {
  title: string;
  cards: string[];
  /** The zone choices name its cards by, if they do. */
  zone: string;
}

/**
 * How a card can be used: struck, chosen, chosen once the hand is played, not now, not at all. A `menu` card
 * offers only what one rarely wants: demolishing, converting.
 */
export type Light = "target" | "lit" | "soon" | "menu" | "refused" | "none";
const RARE = ["demolish", "convert"];
export const PURCHASES = new Set(["buy", "gift", "reserve"]);
/** What the viewer's turn is at; `ask`: a text asks something; `wait`: others play. */
export type Step = "play" | "buy" | "act" | "end" | "ask" | "setup" | "wait";

/** How long a finger rests on a card before it is shown large. */
const HOLD = 450;

/** A legal choice that would do something. */
export const matters = (choice: Choice): boolean => isLegal(choice) && !choice.idle;

export class Table {
  /** The card in hand: a unit that aims, a card whose menu is open. */
  pinned = $state.raw<Sight | null>(null);
  /** The card under pointer or focus, shown large after a moment. */
  glanced = $state.raw<(Sight & { box: DOMRect }) | null>(null);
  /** The pile whose cards are spread out. */
  pile = $state.raw<Pile | null>(null);
  drawer = $state<"log" | "chat" | null>(null);
  gallery = $state(false);
  /** On a small screen: the reserve, piles and rarer buttons are shown. */
  more = $state(false);
  /** On a small screen: the bar's buttons are shown. */
  menu = $state(false);
  /** The end of the turn was asked for too early; the next press means it. */
  warned = $state(false);
  /** Phones and small windows. */
  small = $state(false);
  /** A phone held upright. */
  slim = $state(false);
  /** So low that the rows are strips: their cards have no pictures. */
  low = $state(false);
  /** What each target would suffer, by its spot. */
  forecasts = $state.raw<Map<Spot, Message[]>>(new Map());
  /** The table is about to change: code that draws movements remembers where everything lies. */
  leaving: () => unknown = () => {};
  /** Show again what these lines tell. */
  replay: (lines: LogLine[]) => void = () => {};
  /** Moves still to make by themselves: the rest of a hand, the end of both phases. */
  #plan = $state.raw<Action[]>([]);
  /** What comes once the plan is carried out. */
  #then: (() => void) | null = null;
  #chained = false;
  /** The length of the log before the last plan, so that it can be taken back whole. */
  #planFrom = -1;
  /** The length of the log when the last move of a plan was sent: the next waits until it has grown. */
  #sentAt = -1;
  /** The table is gone from the screen: nothing may be read off it any more. */
  #closed = false;
  #holding: ReturnType<typeof setTimeout> | undefined;
  #held = false;
  #props: () => TableProps<Picture>;

  constructor(props: () => TableProps<Picture>) {
    this.#props = props;
  }

  get model() {
    return this.#props().model;
  }
  // The shell re-creates all props when one of them changes: what depends on the position must not
  // be worked out again whenever a pointer moves.
  snapshot = $derived.by(() => this.#props().snapshot);
  picture = $derived.by(() => this.snapshot.picture as Picture);
  question = $derived.by(() => this.snapshot.question);
  #cards = $derived.by(() => this.#props().cards);
  /** A practice position that asks which card comes first: playing all of them would answer it. */
  ordering = $derived.by(() => ["practice", "puzzle"].includes(this.snapshot.lesson?.kind ?? "") && this.hand.length > 1);

  viewer = $derived.by(() => this.snapshot.you.viewer);
  own = $derived.by<Company | undefined>(() => this.picture.companies[this.viewer]);
  yours = $derived.by(() => this.question?.yours ?? false);
  designs = $derived.by(() => readDesigns(this.#cards));
  choices = $derived.by(() => choicesOf(this.question));
  spots = $derived.by(() => bySpot(this.choices, this.viewer));
  /** What happened since the viewer's last turn. */
  since = $derived.by(() => sinceLastTurn(this.model.live.log, this.viewer));
  /** Answers that lie on no card: yes and no, options, amounts. */
  loose = $derived.by(() => (this.spots.get("") ?? []).filter((choice) => choice.action[0] !== "end"));
  targets = $derived.by(() => targetsFrom(this.pinned ? this.choicesAt(this.pinned.spot) : []));
  /** Where nothing can be struck, as alone against the AI, nobody is told to choose a target. */
  aiming = $derived.by(() => [...this.targets.values()].some(isLegal));
  /** Spots of the action that waits for confirmation, or is pointed at elsewhere. */
  marked = $derived.by(() => {
    const spots = new Set<Spot>();
    for (const action of [this.model.selected, this.model.pointed]) {
      if (!action) continue;
      for (const spot of [startOf(action, this.viewer), targetOf(action)]) if (spot) spots.add(spot);
    }
    return spots;
  });

  // --- the turn -----------------------------------------------------------------------------------

  hand = $derived.by(() => this.own?.hand ?? []);
  uses = $derived.by(() => (this.own ? quietUses(this.own, this.choices, this.designOf) : []));
  /** Buildings that take a card of the hand: they come before the hand is played. */
  eager = $derived.by(() =>
    this.choices.flatMap((choice) => {
      const number = Number(choice.action[1]);
      if (choice.action[0] !== "use" || !matters(choice)) return [];
      const need = this.designOf(this.own?.in_play[number - 1]?.card ?? "")?.uses?.discards ?? 0;
      return need === 1 && this.hand.length ? [number] : [];
    }),
  );
  /** The card the first of them would take. */
  spare = $derived.by(() => (this.eager.length ? leastOf(this.hand, this.designOf) : undefined));
  ready = $derived.by(() => this.own?.in_play.filter((card) => card.ready) ?? []);
  /** What the viewer has to spend, for one who only watches the active player. Labor and Construction are that player's alone. */
  purse = $derived.by<Purse>(() => {
    const { active, companies, labor, construction } = this.picture;
    const whose = this.own ?? companies[active];
    const spends = whose === companies[active];
    return { labor: spends ? labor : 0, construction: spends ? construction : 0, brass: whose?.brass ?? 0 };
  });
  /** What the hand and quiet buildings will add. */
  gain = $derived.by<Purse>(() =>
    this.own && this.step === "play"
      ? reckon(this.own, this.uses, this.designOf)
      : { labor: 0, construction: 0, brass: 0 },
  );
  buyable = $derived.by(() =>
    this.choices.filter((choice) => isLegal(choice) && ["buy", "reserve"].includes(String(choice.action[0]))),
  );

  step = $derived.by<Step>(() => {
    const kind = this.question?.kind;
    if (!this.yours || !kind) return "wait";
    if (kind === "corporation" || kind === "reserve") return "setup";
    if (kind === "play") {
      if (this.hand.length || this.uses.length) return "play";
      return this.buyable.length ? "buy" : this.ready.length ? "act" : "end";
    }
    if (kind !== "action") return "ask";
    return this.ready.length ? "act" : this.buyable.length ? "buy" : "end";
  });

  get planning(): boolean {
    return this.#plan.length > 0;
  }

  /** The card that a purchase takes. */
  bought(choice: Choice): Design | undefined {
    const [verb, place = ""] = choice.action.map(String);
    if (verb === "reserve") return this.designOf(place);
    const { labor_row, design_row } = this.picture;
    return this.designOf((place.startsWith("L") ? labor_row : design_row)[Number(place.slice(1)) - 1] ?? "");
  }

  designOf = (card: string): Design | undefined => this.designs.get(card);
  name(card: string): string {
    return tell(this.designOf(card)?.says ?? { key: "card-face-down" });
  }
  text(card: string): string[] {
    return (this.designOf(card)?.text ?? []).map(tell);
  }

  choicesAt(spot: Spot): Choice[] {
    return this.spots.get(spot) ?? [];
  }
  /** What the card at a spot can do besides striking. */
  deedsAt(spot: Spot): Choice[] {
    return this.choicesAt(spot).filter((choice) => !targetOf(choice.action));
  }
  choice(...action: Action): Choice | undefined {
    return this.choices.find((choice) => sameAction(choice.action, action));
  }
  refusal(choice: Choice | undefined): Refused | null {
    return refusalOf(this.question, choice);
  }

  /** How a card in play stands; the Mining Platform is number 0. */
  standingAt(spot: Spot): InPlay | undefined {
    const [zone, seat, number] = spot.split(":");
    if (zone !== "play") return undefined;
    const company = this.picture.companies[Number(seat)];
    if (number !== "0") return company?.in_play[Number(number) - 1];
    const health = company?.platform.health ?? 0;
    return { number: 0, face_up: true, card: PLATFORM, type: "building", attack: 0, health };
  }

  /** The choice a click on the spot would make now, if it needs no further words. */
  aimed(spot: Spot): Choice | null {
    return this.targets.get(spot) ?? plainChoice(this.choicesAt(spot));
  }

  light(spot: Spot): Light {
    if (this.aiming && this.pinned?.spot !== spot) {
      const strike = this.targets.get(spot);
      if (strike) return isLegal(strike) ? "target" : "refused";
      if (!spot.startsWith(`play:${this.viewer}:`)) return "none";
    }
    if (this.#canGo(spot)) return "lit";
    const choices = this.choicesAt(spot);
    if (!choices.length) return "none";
    const legal = choices.filter(isLegal);
    if (legal.some((choice) => this.worth(choice))) return "lit";
    // It would do nothing yet: the hand may change that.
    if (legal.some((choice) => choice.idle) && this.step === "play" && this.hand.length) return "soon";
    if (legal.length || this.waits(spot)) return "menu";
    return this.inReach(choices) ? "soon" : "refused";
  }

  /** Whether a choice is one to point out: it does something, and something one often wants. */
  worth(choice: Choice): boolean {
    const verb = String(choice.action[0]);
    if (!matters(choice)) return false;
    return verb === "demolish" ? this.razed(choice) > 0 : !RARE.includes(verb);
  }
  /** The Brass that demolishing brings. */
  razed(choice: Choice): number {
    const card = this.own?.in_play[Number(choice.action[1]) - 1]?.card ?? "";
    return (this.designOf(card)?.razes?.gains ?? []).reduce((sum, gain) => sum + gain.brass, 0);
  }
  /** A unit that could act, once no more cards are played. */
  waits(spot: Spot): boolean {
    return this.question?.kind === "play" && this.yours && this.isOwn(spot) && Boolean(this.standingAt(spot)?.ready);
  }

  /** A unit that waits, with nothing left to be played before it. */
  #canGo(spot: Spot): boolean {
    return this.waits(spot) && !this.hand.length && !this.uses.length;
  }

  /** Whether the hand, once played, pays for a card that is too dear now. */
  inReach(choices: Choice[]): boolean {
    if (this.step !== "play") return false;
    return choices.some((choice) => {
      const refusal = this.refusal(choice);
      if (refusal?.says.key !== "refusal-buy-cost") return false;
      const short = refusal.says.args ?? {};
      const missing = (what: string) => Number(short[`missing_${what}`] ?? 0);
      return (
        missing("labor") <= this.gain.labor && missing("construction") <= this.gain.construction
      );
    });
  }

  /** What a card that is in reach leaves, once the hand is played and it is paid for. */
  leftAfter(choice: Choice): { labor: number; construction: number } {
    const figures = this.refusal(choice)?.says.args ?? {};
    const left = (what: "labor" | "construction") =>
      Number(figures[`have_${what}`] ?? 0) + this.gain[what] - Number(figures[what] ?? 0);
    return { labor: left("labor"), construction: left("construction") };
  }

  /** Why nothing can be done at a spot that offers something. */
  whyNot(spot: Spot): Refused | null {
    if (!["refused", "soon"].includes(this.light(spot))) return null;
    return this.refusal(this.targets.get(spot) ?? this.choicesAt(spot)[0]);
  }

  // --- acting -------------------------------------------------------------------------------------

  /** A click, a tap or Enter on a card. */
  activate(sight: Sight, touched: boolean, onLamp = false): void {
    this.glanced = null;
    const aimed = this.aimed(sight.spot) ?? (onLamp && !touched ? this.#lampDeed(sight.spot) : null);
    if (this.#canGo(sight.spot)) return this.sendOut(sight);
    // Without a pointer that hovers nobody has read the card yet: the first tap shows it.
    const unread = touched && this.pinned?.spot !== sight.spot && !this.targets.has(sight.spot);
    if (aimed && !unread) this.choose(aimed);
    else this.pin(this.pinned?.spot === sight.spot ? null : sight);
  }

  /** What the lamp of a card offers: its one deed worth doing. */
  #lampDeed(spot: Spot): Choice | null {
    const worth = this.choicesAt(spot).filter(matters);
    const [only] = worth.length > 1 ? worth.filter((choice) => choice.action[0] !== "demolish") : worth;
    return only && !targetOf(only.action) && !["act", "mine"].includes(String(only.action[0])) ? only : null;
  }

  /** No more cards are played; then this unit is taken in hand. */
  sendOut(sight: Sight): void {
    this.#follow([["end"]], () => this.pin(sight));
  }

  pin(sight: Sight | null): void {
    this.pinned = sight;
    this.warned = false;
    this.forecasts = new Map();
    if (sight) void this.#foresee(sight);
    // Its verbs are on the desk, its targets on the table: keys go on there.
    const verbs = sight && this.choicesAt(sight.spot).some(isLegal);
    if (verbs && lastInput.keyboard) void tick().then(settleFocus);
  }

  /** What each legal target would suffer, asked for one by one. */
  async #foresee(sight: Sight): Promise<void> {
    for (const [spot, choice] of this.targets) {
      if (!isLegal(choice)) continue;
      const { lines } = await this.model.preview(choice.action);
      if (this.#closed || this.pinned?.spot !== sight.spot) return;
      this.forecasts = new Map(this.forecasts).set(spot, lines);
    }
  }

  choose(choice: Choice): void {
    if (this.model.busy) return;
    // The forecast has told what an attack does, the card what it costs and brings: a click is enough, except
    // for what would be wasted.
    if (!isLegal(choice) && this.#isTooDear(choice)) this.#tellPrice(choice);
    else if (isLegal(choice) && choice.idle) this.model.ask(choice.action, choice.says, { key: "board-brass-idle-sure" });
    else if (isLegal(choice) && settings.confirm !== "always") void this.model.move(choice.action);
    else this.model.choose(choice.action);
  }

  #isTooDear(choice: Choice): boolean {
    return this.step === "play" && this.hand.length > 0 && this.refusal(choice)?.says.key === "refusal-buy-cost";
  }

  /** Too dear now: what the hand will change about that is the remedy worth telling. */
  #tellPrice(choice: Choice): void {
    const refusal = this.refusal(choice)!;
    const figures = refusal.says.args ?? {};
    const short = (what: "labor" | "construction") =>
      Math.max(0, Number(figures[`missing_${what}`] ?? 0) - this.gain[what]);
    const args = { labor: short("labor"), construction: short("construction") };
    const remedy: Message = this.inReach([choice])
      ? { key: "board-brass-play-first" }
      : { key: "board-brass-short-after", args };
    this.model.note = { kind: "refused", lines: [refusal.says, remedy], rule: refusal.rule };
    this.model.announce([refusal.says, remedy].map(tell).join(" "), true);
  }

  /** A card that words speak of, wherever it lies by now; shown below them, so that they can be read on. */
  glanceAt(element: HTMLElement, card: string): void {
    const { left, bottom, width } = element.getBoundingClientRect();
    this.glanced = { spot: `told:${card}`, card, box: new DOMRect(left, bottom + 8, width, 0) };
  }

  explain(spot: Spot): void {
    const choice = this.targets.get(spot) ?? this.choicesAt(spot)[0];
    if (choice) this.model.explain(choice.action);
  }

  // --- plans --------------------------------------------------------------------------------------

  /** The building that takes a card first, with the card one misses least; then the whole hand. */
  playEager(): void {
    const [first] = this.eager;
    if (first === undefined || !this.spare) return this.playAll();
    this.#follow([["use", first], ["take", "hand", this.spare]], () => (this.eager.length ? this.playEager() : this.playAll()));
  }

  /** The whole hand and quiet buildings; then, if wanted, what they pay for. */
  playAll(...then: Action[]): void {
    if (this.ordering) return;
    const cards = playOrder(this.hand, this.designOf).map((card): Action => ["play", card]);
    this.#follow([...cards, ...this.uses.map((number): Action => ["use", number]), ...then]);
  }

  /** To the action phase, or through it to the end of the turn. */
  finish(turn: boolean): void {
    this.#follow(turn && this.question?.kind === "play" ? [["end"], ["end"]] : [["end"]]);
  }

  #follow(plan: Action[], then: (() => void) | null = null): void {
    this.warned = false;
    this.pinned = null;
    // What follows a plan belongs to it: it is taken back with it.
    if (this.#plan.length === 0 && !this.#chained) this.#planFrom = this.snapshot.at;
    this.#chained = false;
    this.#plan = plan;
    this.#then = then;
    this.#sentAt = -1;
    this.goOn();
  }

  /** The next move of the plan, as soon as it can be made; a question in between is waited for. */
  goOn(): void {
    if (this.#closed || this.model.busy || this.snapshot.at === this.#sentAt) return;
    if (!this.#plan.length) return this.#goBeyond();
    if (this.picture.active !== this.viewer || this.picture.over) this.#plan = [];
    const [next, ...rest] = this.#plan;
    const inTurn = ["play", "action"].includes(this.question?.kind ?? "");
    const answers = next && this.choices.some((each) => isLegal(each) && sameAction(each.action, next));
    if (!this.yours || !(inTurn || answers)) return;
    this.#plan = rest;
    const choice = next && this.choices.find((each) => sameAction(each.action, next));
    if (!choice || !isLegal(choice)) return this.goOn();
    this.#sentAt = this.snapshot.at;
    void this.model.move(choice.action).then(() => this.goOn());
  }

  #goBeyond(): void {
    if (!this.#then || !this.yours || !["play", "action"].includes(this.question?.kind ?? "")) return;
    const then = this.#then;
    this.#then = null;
    this.#chained = true;
    then();
    this.#chained = false;
  }

  /** Take back the last plan as a whole, else the last move. */
  async undo(): Promise<void> {
    this.#plan = [];
    this.#then = null;
    const whole = this.#planFrom >= 0 && this.snapshot.at > this.#planFrom;
    const goal = whole ? this.#planFrom : this.snapshot.at - 1;
    this.#planFrom = -1;
    while (this.snapshot.at > goal && this.snapshot.undo?.possible) {
      const before = this.snapshot.at;
      await this.model.undo();
      if (!(await this.#moved(before))) return;
    }
  }

  /** Whether the log has changed, within a second. */
  async #moved(before: number): Promise<boolean> {
    for (let waited = 0; waited < 50; waited++) {
      if (this.#closed) return false;
      if (this.snapshot.at !== before) return true;
      await new Promise((done) => setTimeout(done, 20));
    }
    return false;
  }

  // --- new positions ------------------------------------------------------------------------------

  close(): void {
    this.#closed = true;
  }

  /** A new position has come: what was held or pointed at may be gone from under the pointer. */
  renew(): void {
    untrack(() => {
      this.pin(null);
      this.glanced = null;
      this.pile = null;
      this.more = false;
      this.goOn();
    });
  }

  get offTurn(): boolean {
    return this.yours && this.question?.kind === "may" && this.picture.active !== this.viewer;
  }

  // --- what every button that stands for a spot listens to -----------------------------------------

  /** The action of such a button. Its listeners are not attributes: whatever changes on the card, they stay. */
  listen = (button: HTMLElement, given: Sight) => {
    let sight = given;
    const glance = () => {
      if (this.#closed) return;
      this.glanced = { ...sight, box: button.getBoundingClientRect() };
      const aimed = this.aimed(sight.spot);
      this.model.point(aimed ? aimed.action : null);
    };
    const leave = () => {
      if (this.#closed) return;
      if (this.glanced?.spot === sight.spot) this.glanced = null;
      this.model.point(null);
    };
    // A finger that rests on a card reads it; lifting it then is no click.
    const hold = (event: PointerEvent) => {
      this.#held = false;
      if (event.pointerType === "mouse") return;
      clearTimeout(this.#holding);
      this.#holding = setTimeout(() => {
        this.#held = true;
        this.glanced = { ...sight, box: button.getBoundingClientRect() };
      }, HOLD);
    };
    const release = (event: PointerEvent) => {
      clearTimeout(this.#holding);
      if (event.pointerType !== "mouse" && this.#held) leave();
    };
    // Not the button's own properties: a button that is taken away with the focus is left while the page is drawn.
    on(button, "click", (event) => {
      if (this.#held) this.#held = false;
      else {
        const onLamp = (event.target as HTMLElement).closest(".lamp") !== null;
        this.activate(sight, this.small && (event as PointerEvent).pointerType === "touch", onLamp);
      }
    });
    on(button, "pointerdown", hold);
    on(button, "pointerup", release);
    on(button, "pointercancel", release);
    on(button, "contextmenu", (event) => this.#held && event.preventDefault());
    // Not on entering: a table that is dealt under a resting pointer has not been looked at.
    on(button, "pointermove", (event) => event.pointerType === "mouse" && this.glanced?.spot !== sight.spot && glance());
    on(button, "pointerleave", (event) => event.pointerType === "mouse" && leave());
    on(button, "focus", () => button.matches(":focus-visible") && glance());
    on(button, "blur", leave);
    return { update: (now: Sight) => (sight = now) };
  };

  /** Why not, what a click does, what the card says: for the button's description. */
  description(sight: Sight): string {
    const whyNot = this.whyNot(sight.spot);
    const aimed = this.aimed(sight.spot);
    const parts = [
      whyNot ? `${tell(whyNot.says)} ${tell(whyNot.remedy)}` : "",
      aimed && isLegal(aimed) ? tell(aimed.says) : "",
      ...(sight.card === null ? [] : this.text(sight.card)),
    ];
    return parts.filter(Boolean).join(" ");
  }

  /** What the attack on a spot would do, as figures. */
  figures(spot: Spot): Record<string, number> | null {
    const args = this.forecasts.get(spot)?.reduce((all, line) => ({ ...all, ...line.args }), {});
    return args ? (args as Record<string, number>) : null;
  }

  isOwn(spot: Spot): boolean {
    return this.viewer !== SPECTATOR && spot.startsWith(`play:${this.viewer}:`);
  }

  platformOf(seat: number): Sight {
    return { spot: inPlay(seat, 0), card: PLATFORM };
  }
}

const KEY = Symbol("table");

export function provideTable(table: Table): Table {
  return setContext(KEY, table);
}

export function useTable(): Table {
  return getContext<Table>(KEY);
}
