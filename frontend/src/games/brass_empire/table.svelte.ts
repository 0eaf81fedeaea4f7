/** What a person points at on this table, and what that lights up. */

import { getContext, setContext } from "svelte";
import { type BoardProps, choicesOf, isLegal, refusalOf } from "../../lib/board";
import type { Choice, Refused } from "../../lib/protocol";
import { tell } from "../../lib/words.svelte";
import { type Company, type Design, type Picture, readDesigns } from "./picture";
import { type Spot, bySpot, plainChoice, startOf, targetOf, targetsFrom } from "./spots";

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

export type Light = "target" | "lit" | "refused" | "none";

export class Table {
  /** The card whose details stay until another is chosen. */
  pinned = $state.raw<Sight | null>(null);
  /** The card under pointer or focus. */
  glanced = $state.raw<Sight | null>(null);
  /** The choice whose button is under pointer or focus. */
  considered = $state.raw<Choice | null>(null);
  /** The pile whose cards are spread out. */
  pile = $state.raw<Pile | null>(null);
  /** Too narrow for details beside the cards: they come up as a sheet. */
  narrow = $state(false);
  #last = "";
  #rest = "";
  #props: () => BoardProps<Picture>;

  constructor(props: () => BoardProps<Picture>) {
    this.#props = props;
  }

  get props(): BoardProps<Picture> {
    return this.#props();
  }
  // The shell makes all props anew when one of them changes: what depends on the position must not
  // be worked out again whenever a pointer moves.
  snapshot = $derived.by(() => this.props.snapshot);
  picture = $derived.by(() => this.snapshot.picture as Picture);
  question = $derived.by(() => this.snapshot.question);
  #cards = $derived.by(() => this.props.cards);

  get viewer(): number {
    return this.snapshot.you.viewer;
  }
  get own(): Company | undefined {
    return this.picture.companies[this.viewer];
  }

  designs = $derived.by(() => readDesigns(this.#cards));
  choices = $derived.by(() => choicesOf(this.question));
  spots = $derived.by(() => bySpot(this.choices, this.viewer));
  /** Answers that lie on no card: yes and no, options, amounts, the end of a phase. */
  loose = $derived.by(() => this.spots.get("") ?? []);
  /** Where the unit whose details stay may strike. */
  targets = $derived.by(() => targetsFrom(this.pinned ? this.choicesAt(this.pinned.spot) : []));
  /** Spots of the action that waits for confirmation, or whose button is pointed at elsewhere. */
  marked = $derived.by(() => {
    const spots = new Set<Spot>();
    for (const action of [this.props.selected, this.props.pointed]) {
      if (!action) continue;
      for (const spot of [startOf(action, this.viewer), targetOf(action)]) {
        if (spot) spots.add(spot);
      }
    }
    return spots;
  });

  design(card: string): Design | undefined {
    return this.designs.get(card);
  }
  name(card: string): string {
    return tell(this.design(card)?.says ?? { key: "card-face-down" });
  }
  text(card: string): string[] {
    return (this.design(card)?.text ?? []).map(tell);
  }

  choicesAt(spot: Spot): Choice[] {
    return this.spots.get(spot) ?? [];
  }
  refusal(choice: Choice | undefined): Refused | null {
    return refusalOf(this.question, choice);
  }

  /** The choice a click on the spot would make now, if it needs no further words. */
  aimed(spot: Spot): Choice | null {
    return this.targets.get(spot) ?? plainChoice(this.choicesAt(spot));
  }

  light(spot: Spot): Light {
    if (this.targets.size && this.pinned?.spot !== spot) {
      const strike = this.targets.get(spot);
      return strike ? (isLegal(strike) ? "target" : "refused") : "none";
    }
    const choices = this.choicesAt(spot);
    if (!choices.length) return "none";
    return choices.some(isLegal) ? "lit" : "refused";
  }

  /** Why nothing can be done at a spot that offers something. */
  whyNot(spot: Spot): Refused | null {
    if (this.light(spot) !== "refused") return null;
    return this.refusal(this.targets.get(spot) ?? this.choicesAt(spot)[0]);
  }

  consider(choice: Choice | null): void {
    this.considered = choice;
    this.props.point(choice && choice.action);
  }

  glance(sight: Sight | null): void {
    this.glanced = sight;
    const aimed = sight && this.aimed(sight.spot);
    this.props.point(aimed ? aimed.action : null);
  }

  /** A click, a tap or Enter on a card. */
  activate(sight: Sight, touched: boolean): void {
    const aimed = this.aimed(sight.spot);
    const strikes = this.targets.has(sight.spot);
    // Without a pointer that hovers nobody has read the card yet: the first tap shows it.
    const unread = (this.narrow || touched) && this.pinned?.spot !== sight.spot && !strikes;
    if (aimed && !unread) this.choose(aimed);
    else this.pinned = this.pinned?.spot === sight.spot ? null : sight;
  }

  /** A new position has come: what was held or pointed at may be gone from under the pointer. */
  renew(): void {
    this.pinned = null;
    this.glanced = null;
    this.considered = null;
    this.pile = null;
    this.#rest = this.#last;
  }

  /** Cards that slide under a pointer at rest are not pointed at. */
  #hasMoved(event: PointerEvent): boolean {
    this.#last = `${event.screenX} ${event.screenY}`;
    return this.#last !== this.#rest;
  }

  /** What every button that stands for a spot listens to. */
  handlers(sight: Sight) {
    return {
      "data-rove": true,
      "data-spot": sight.spot,
      "data-light": this.light(sight.spot),
      onclick: (event: MouseEvent) =>
        this.activate(sight, (event as PointerEvent).pointerType === "touch"),
      onpointermove: (event: PointerEvent) => {
        if (event.pointerType !== "mouse" || this.glanced?.spot === sight.spot) return;
        if (this.#hasMoved(event)) this.glance(sight);
      },
      onpointerleave: (event: PointerEvent) => event.pointerType === "mouse" && this.glance(null),
      onfocus: (event: FocusEvent) =>
        (event.currentTarget as HTMLElement).matches(":focus-visible") && this.glance(sight),
      onblur: () => this.glance(null),
    };
  }

  /** Why not, what a click does, what the card says: for the button's description. */
  description(sight: Sight): string {
    const whyNot = this.whyNot(sight.spot);
    const aimed = this.aimed(sight.spot);
    const parts = [
      whyNot ? `${tell(whyNot.says)} ${tell(whyNot.remedy)} (${whyNot.rule})` : "",
      aimed && isLegal(aimed) ? tell(aimed.says) : "",
      ...(sight.card === null ? [] : this.text(sight.card)),
    ];
    return parts.filter(Boolean).join(" ");
  }

  choose(choice: Choice): void {
    if (!this.props.busy) this.props.choose(choice.action);
  }

  explain(spot: Spot): void {
    const choice = this.targets.get(spot) ?? this.choicesAt(spot)[0];
    if (choice) this.props.explain(choice.action);
  }
}

const KEY = Symbol("table");

export function provideTable(table: Table): Table {
  return setContext(KEY, table);
}

export function useTable(): Table {
  return getContext<Table>(KEY);
}
