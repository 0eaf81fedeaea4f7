/**
 * Message keys put into words: the page's side of `pithead.words`, from the same Fluent catalogues.
 *
 * `say` and `tell` read reactive state, so whatever shows their text changes with the language and
 * when a catalogue arrives. A language is switched only once all its catalogues are here.
 */

import { FluentBundle, FluentNumber, FluentResource, type FluentFunction } from "@fluent/bundle";
import type { Arg, Message } from "./protocol";

export const LANGUAGES = ["en", "fr", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

const KINDS = ["zinc", "copper", "silver", "gold"];
const RESOURCES = ["labor", "construction", "brass"];
const NO_BREAK_SPACE = "\u00a0";
const TIMES = "\u00d7";
const ROMAN = ["", "I", "II", "III", "IV", "V", "VI"];
const THOUSANDS: Record<Language, string> = { en: ",", fr: NO_BREAK_SPACE, de: "." };
const BORDER = /^[A-D][1-8]-[A-D][1-8]$/;
const ENTRANCE = /^E[1-4]$/;

type Figures = Record<string, Arg | undefined>;
type Fetch = (language: Language, file: string) => Promise<string>;

async function fetchCatalogue(language: Language, file: string): Promise<string> {
  const answer = await fetch(`/locale/${language}/${file}.ftl`);
  if (!answer.ok) throw new Error(`/locale/${language}/${file}.ftl: ${answer.status}`);
  return answer.text();
}

export class Words {
  /** The language everything is said in now. */
  language = $state<Language>("en");
  #seats = $state(0);
  #companies = $state.raw<Message[]>([]);
  #wanted = new Set<string>();
  #resources = new Map<string, Promise<FluentResource>>();
  #bundle = $state.raw<FluentBundle>(new FluentBundle("en"));
  #fetch: Fetch;

  constructor(fetch: Fetch = fetchCatalogue) {
    this.#fetch = fetch;
  }

  /** Load these catalogues in the present language; resolves when their words can be said. */
  async use(...files: string[]): Promise<void> {
    const missing = files.filter((file) => !this.#wanted.has(file));
    missing.forEach((file) => this.#wanted.add(file));
    await this.#load(this.language);
  }

  /** Speak another language from the moment all catalogues in use have come. */
  async speak(language: Language): Promise<void> {
    await this.#load(language);
  }

  /** The table: its seats, and what SEAT and its like call the companies, Al's or the AI's included. */
  atTable(seats: number, companies: Message[]): void {
    this.#seats = seats;
    this.#companies = companies;
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** The message in words; a key nobody wrote a message for is said as it is. */
  say(key: string, figures: Figures = {}): string {
    const message = this.#bundle.getMessage(key);
    return message?.value ? this.#format(message.value, figures) : key;
  }

  /** An attribute of a message, such as a rule's title; empty when it has none. */
  attribute(key: string, name: string, figures: Figures = {}): string {
    const pattern = this.#bundle.getMessage(key)?.attributes[name];
    return pattern ? this.#format(pattern, figures) : "";
  }

  tell(message: Message | null | undefined): string {
    return message ? this.say(message.key, message.args ?? {}) : "";
  }

  number(amount: number): string {
    const digits = Math.abs(amount).toString();
    const grouped = digits.replace(/\B(?=(\d{3})+$)/g, THOUSANDS[this.language]);
    return amount < 0 ? `-${grouped}` : grouped;
  }

  money(dollars: number): string {
    if (this.language !== "en") return `${this.number(dollars)}${NO_BREAK_SPACE}$`;
    return dollars < 0 ? `-$${this.number(-dollars)}` : `$${this.number(dollars)}`;
  }

  name(word: string): string {
    return this.say(`name-${slug(word)}`);
  }

  count(n: number, kind: string): string {
    return this.say(`count-${slug(kind)}`, { n });
  }

  cubes(amounts: number[]): string {
    return this.#counted(amounts, KINDS);
  }

  goods(amounts: number[]): string {
    return this.#counted(amounts, [...KINDS, "money"]);
  }

  resources(amounts: number[]): string {
    return this.#counted(amounts, RESOURCES);
  }

  card(card: string): string {
    return this.say(`card-${slug(card)}`);
  }

  /** All of them, like ones together, in the order they come. */
  cards(cards: string[]): string {
    const copies = new Map<string, number>();
    for (const card of cards) copies.set(card, (copies.get(card) ?? 0) + 1);
    const parts = [...copies].map(([card, n]) => (n > 1 ? `${n} ${TIMES} ` : "") + this.card(card));
    return parts.join(", ") || this.name("nothing");
  }

  /** The message of a seat's company, if the table has told it. */
  company(seat: number): Message | undefined {
    return this.#companies[seat];
  }

  /** What a seat's company is called. */
  seat(seat: number): string {
    const company = this.#companies[seat];
    return company ? this.tell(company) : String(seat);
  }

  /** One letter for a company, another for each of the table. */
  letter(seat: number): string {
    const taken = new Set<string>();
    for (let other = 0; ; other++) {
      const numbered = this.#companies[other]?.key === "name-player";
      const name = numbered ? "" : this.seat(other).toUpperCase();
      const letter = [...name].find((c) => /\p{L}/u.test(c) && !taken.has(c)) ?? String(other + 1);
      if (other === seat) return letter;
      taken.add(letter);
    }
  }

  place(place: string): string {
    if (place === "centre") return this.name("centre");
    if (ENTRANCE.test(place)) return this.say("name-entrance", { place });
    if (BORDER.test(place)) return this.say("name-border", { place });
    const zone = `zone-${slug(place)}`;
    return this.has(zone) ? this.say(zone) : place;
  }

  #seatsSaid(seats: number[]): string {
    const said = seats.map((seat) => this.seat(seat)).join(", ");
    return said || this.name(this.#seats === 1 ? "ai" : "nobody");
  }

  /** French "of" before a name: de Harlem, d'Omni-Edo. */
  #ofSeat(seat: number): string {
    const name = this.seat(seat);
    return "AEIOU".includes(name[0] ?? "-") ? `d\u2019${name}` : `de ${name}`;
  }

  #counted(amounts: number[], kinds: string[]): string {
    const parts = amounts.flatMap((n, i) => (n ? [this.count(n, kinds[i] ?? "")] : []));
    return parts.join(", ") || this.name("nothing");
  }

  #format(pattern: Parameters<FluentBundle["formatPattern"]>[0], figures: Figures): string {
    const args: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(figures)) {
      if (Array.isArray(value)) Object.assign(args, this.#sentences(name, value));
      else args[name] = this.#figure(value);
    }
    // A figure that is missing shows as its name; the tests see to it that none ever is.
    return this.#bundle.formatPattern(pattern, args, []);
  }

  /** Phrases as sentences; after a colon some languages go on small: the first letter as written. */
  #sentences(name: string, phrases: Message[]): Record<string, string> {
    const spoken = phrases.map((phrase) => this.tell(phrase));
    const text = spoken.map(sentence).join(" ");
    return { [name]: text, [`${name}-small`]: (spoken[0] ?? "").slice(0, 1) + text.slice(1) };
  }

  #figure(value: Exclude<Arg, Message[]> | undefined): string | number {
    if (value === null || value === undefined) return "none";
    if (typeof value === "boolean") return value ? 1 : 0;
    return typeof value === "object" ? this.tell(value) : value;
  }

  #functions(): Record<string, FluentFunction> {
    const text = (value: unknown): string =>
      value instanceof FluentNumber ? String(value.value) : String(value);
    const number = (value: unknown): number => Number(text(value));
    const split = (value: unknown): string[] => text(value).split(/[\s,]+/).filter(Boolean);
    const of =
      (words: (...values: unknown[]) => string): FluentFunction =>
      (values) =>
        words(...values);
    return {
      MONEY: of((n) => this.money(number(n))),
      NAME: of((word) => this.name(text(word))),
      COUNT: of((n, kind) => this.count(number(n), text(kind))),
      CUBES: of((...amounts) => this.cubes(amounts.map(number))),
      GOODS: of((...amounts) => this.goods(amounts.map(number))),
      SEAT: of((seat) => this.seat(number(seat))),
      OF: of((seat) => this.#ofSeat(number(seat))),
      SEATS: of((seats) => this.#seatsSaid(split(seats).map(Number))),
      CREW: of((crew) => text(crew).slice(-1)),
      PLACE: of((place) => this.place(text(place))),
      PLACES: of((places) => split(places).map((place) => this.place(place)).join(", ")),
      ACHIEVEMENT: of((word) => this.say(`achievement-${slug(text(word))}`)),
      ROMAN: of((n) => ROMAN[number(n)] ?? ""),
      CARD: of((card) => this.card(text(card))),
      CARDS: of((cards) => this.cards(split(cards))),
      CORPORATION: of((corporation) => this.say(`corporation-${slug(text(corporation))}`)),
      RESOURCES: of((...amounts) => this.resources(amounts.map(number))),
    };
  }

  async #load(language: Language): Promise<void> {
    const asked = [...this.#wanted].map((file) => this.#resource(language, file));
    const answers = await Promise.allSettled(asked);
    const resources = answers.flatMap((answer) =>
      answer.status === "fulfilled" ? [answer.value] : [],
    );
    // Better the old language whole than the new one in shreds; one that is missing shows its keys.
    if (resources.length === 0 && asked.length > 0) throw new Error(`no words in ${language}`);
    // Isolation marks help mixed scripts and only spoil ours.
    const bundle = new FluentBundle(language, {
      functions: this.#functions(),
      useIsolating: false,
    });
    for (const resource of resources) bundle.addResource(resource);
    this.#bundle = bundle;
    this.language = language;
    if (typeof document !== "undefined") document.documentElement.lang = language;
  }

  #resource(language: Language, file: string): Promise<FluentResource> {
    const address = `${language}/${file}`;
    let resource = this.#resources.get(address);
    if (!resource) {
      resource = this.#fetch(language, file).then((text) => new FluentResource(text));
      resource.catch(() => this.#resources.delete(address));
      this.#resources.set(address, resource);
    }
    return resource;
  }
}

function sentence(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1) + (text.endsWith(".") ? "" : ".");
}

/** A word of the engine as part of a message key. */
export function slug(word: string): string {
  return word.replaceAll("_", "-");
}

/** The words of this page. */
export const words = new Words();
export const say = (key: string, figures: Figures = {}): string => words.say(key, figures);
export const tell = (message: Message | null | undefined): string => words.tell(message);
