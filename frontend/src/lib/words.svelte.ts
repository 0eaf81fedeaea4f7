/**
 * Message keys put into words: the page's side of `pithead.words`, from the same Fluent catalogues.
 *
 * `say` and `tell` read reactive state, so whatever shows their text changes with the language and
 * when a catalogue arrives. A language is switched only once all its catalogues are here.
 */

import { FluentBundle, FluentNumber, FluentResource, type FluentFunction } from "@fluent/bundle";
import { transport } from "../transport";
import type { Arg, Message } from "./protocol";

export const LANGUAGES = ["en", "fr", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

const NO_BREAK_SPACE = "\u00a0";
const THOUSANDS: Record<Language, string> = { en: ",", fr: NO_BREAK_SPACE, de: "." };

/** What messages may call on their figures: each value comes as text. */
export type WordFunctions = Record<string, (words: Words, ...values: string[]) => string>;

type Figures = Record<string, Arg | undefined>;
type Fetch = (language: Language, file: string) => Promise<string>;

async function fetchCatalogue(language: Language, file: string): Promise<string> {
  const address = transport.catalogue(language, file);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}

export class Words {
  /** The language everything is said in now. */
  language = $state<Language>("en");
  #seats = $state(0);
  #companies = $state.raw<Message[]>([]);
  #names = $state.raw<string[]>([]);
  #functions: WordFunctions = SHARED;
  #wanted = new Set<string>();
  #resources = new Map<string, Promise<FluentResource>>();
  #bundle = $state.raw<FluentBundle>(new FluentBundle("en"));
  #fetch: Fetch;
  /** The language asked for last: whatever is still on its way in another gives way to it. */
  #goal: Language | null = null;

  constructor(fetch: Fetch = fetchCatalogue) {
    this.#fetch = fetch;
  }

  /** Load these catalogues in the present language; resolves when their words can be said. */
  async use(...files: string[]): Promise<void> {
    const missing = files.filter((file) => !this.#wanted.has(file));
    missing.forEach((file) => this.#wanted.add(file));
    await this.#load(this.#goal ?? this.language);
  }

  /** Speak another language from the moment all catalogues in use have come. */
  async speak(language: Language): Promise<void> {
    await this.#load(language);
  }

  /** Let messages call these functions too; a game at the table teaches its own last, and they win. */
  async teach(functions: WordFunctions): Promise<void> {
    this.#functions = { ...this.#functions, ...functions };
    if (this.#wanted.size) await this.#load(this.#goal ?? this.language);
  }

  /** The table: its seats, and what SEAT and its like call the companies, Al's or the AI's included. */
  atTable(seats: number, companies: Message[], names: string[] = []): void {
    this.#seats = seats;
    // Every update tells them again: the same ones must not make the page word everything anew.
    if (!same(this.#companies, companies)) this.#companies = companies;
    if (!same(this.#names, names)) this.#names = names;
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

  /** A number with a given count of decimals, as the language writes it. */
  decimal(amount: number, digits: number): string {
    const written = amount.toFixed(digits);
    return this.language === "en" ? written : written.replace(".", ",");
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

  /** So many of each kind; name-nothing for none. */
  counted(amounts: number[], kinds: readonly string[]): string {
    const parts = amounts.flatMap((n, i) => (n ? [this.count(n, kinds[i] ?? "")] : []));
    return parts.join(", ") || this.name("nothing");
  }

  /** The message of a seat's company, if the table has told it. */
  company(seat: number): Message | undefined {
    return this.#companies[seat];
  }

  /** What a seat's company is called. */
  companyName(seat: number): string {
    const company = this.#companies[seat];
    return company ? this.tell(company) : String(seat);
  }

  /** Who plays a seat, by name; the company where nobody has told one. */
  seat(seat: number): string {
    return this.#names[seat] || this.companyName(seat);
  }

  /** One letter for a company, another for each of the table. */
  letter(seat: number): string {
    const taken = new Set<string>();
    for (let other = 0; ; other++) {
      const numbered = this.#companies[other]?.key === "name-player";
      const name = numbered ? "" : this.companyName(other).toUpperCase();
      const letter = [...name].find((c) => /\p{L}/u.test(c) && !taken.has(c)) ?? String(other + 1);
      if (other === seat) return letter;
      taken.add(letter);
    }
  }

  seatsSaid(seats: number[]): string {
    const said = seats.map((seat) => this.seat(seat)).join(", ");
    return said || this.name(this.#seats === 1 ? "ai" : "nobody");
  }

  /** French "of" before a name: de Harlem, d'Omni-Edo. */
  ofSeat(seat: number): string {
    const name = this.seat(seat);
    return "AEIOU".includes(name[0] ?? "-") ? `d\u2019${name}` : `de ${name}`;
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

  #callable(): Record<string, FluentFunction> {
    const text = (value: unknown): string =>
      value instanceof FluentNumber ? String(value.value) : String(value);
    const said = Object.entries(this.#functions).map(([name, put]): [string, FluentFunction] => [
      name,
      (values) => put(this, ...values.map(text)),
    ]);
    return Object.fromEntries(said);
  }

  async #load(language: Language): Promise<void> {
    this.#goal = language;
    const asked = [...this.#wanted].map((file) => this.#resource(language, file));
    const answers = await Promise.allSettled(asked);
    if (this.#goal !== language) return this.#load(this.#goal);
    const resources = answers.flatMap((answer) =>
      answer.status === "fulfilled" ? [answer.value] : [],
    );
    // Better the old language whole than the new one in shreds; one that is missing shows its keys.
    if (resources.length === 0 && asked.length > 0) {
      this.#goal = this.language;
      throw new Error(`no words in ${language}`);
    }
    // Isolation marks help mixed scripts and only spoil ours.
    const bundle = new FluentBundle(language, {
      functions: this.#callable(),
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

/** The words of a figure that holds several. */
export const split = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);

const SHARED: WordFunctions = {
  MONEY: (words, n) => words.money(Number(n)),
  NAME: (words, word = "") => words.name(word),
  COUNT: (words, n, kind = "") => words.count(Number(n), kind),
  SEAT: (words, seat) => words.seat(Number(seat)),
  OF: (words, seat) => words.ofSeat(Number(seat)),
  SEATS: (words, seats = "") => words.seatsSaid(split(seats).map(Number)),
};

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

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
