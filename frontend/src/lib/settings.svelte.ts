/** What a reader has set for this browser; kept in its local storage. */

import { announcer } from "./announcer.svelte";
import { LANGUAGES, words, type Language } from "./words.svelte";

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
/** Before which moves the page asks: all, those that set something off, none. */
export type Confirm = "always" | "marked" | "never";

/** How much larger than usual everything is written, in per cent. */
export const TEXT_SIZES = [90, 100, 112, 125] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

const KEY = "pithead.settings";

/** Seats and bots of "play now". */
export interface QuickChoice {
  seats: number;
  bot: string;
}

interface Kept {
  language?: Language;
  theme?: Theme;
  lessMotion?: boolean;
  confirm?: Confirm;
  refusedShown?: boolean;
  textSize?: TextSize;
  volume?: number;
  voices?: boolean;
  quick?: Record<string, QuickChoice>;
  name?: string;
}

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

function browserLanguage(): Language {
  for (const wanted of navigator.languages ?? []) {
    const short = wanted.slice(0, 2).toLowerCase();
    const known = LANGUAGES.find((language) => language === short);
    if (known) return known;
  }
  return "en";
}

class AppSettings {
  #kept = $state<Kept>(read());
  /** Bots play as fast as they can: scenes are shown faster, too. Of the table, so it is not kept. */
  hurried = $state(false);

  get language(): Language {
    const kept = this.#kept.language;
    return kept && LANGUAGES.includes(kept) ? kept : browserLanguage();
  }
  get theme(): Theme {
    return this.#kept.theme ?? "auto";
  }
  get lessMotion(): boolean {
    return this.#kept.lessMotion ?? false;
  }
  /** Whether nothing moves: by this setting or the system's. */
  get still(): boolean {
    return this.lessMotion || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }
  get confirm(): Confirm {
    return this.#kept.confirm ?? "marked";
  }
  /** How many letters there is room for where so many of the usual size fit. */
  lettersIn(room: number): number {
    return Math.floor((room * 100) / this.textSize);
  }

  get textSize(): TextSize {
    return this.#kept.textSize ?? 100;
  }
  /** Of sounds, in per cent; 0 is off. */
  get volume(): number {
    return Math.max(0, Math.min(100, Number(this.#kept.volume) || 0));
  }
  /** Whether characters may speak. */
  get voices(): boolean {
    return this.#kept.voices ?? true;
  }
  /** Nobody has said yet whether sounds are wanted. */
  get volumeOpen(): boolean {
    return this.#kept.volume === undefined;
  }
  get quick(): Record<string, QuickChoice> {
    return this.#kept.quick ?? {};
  }
  /** Whether the list of choices shows what is refused, and why. */
  get refusedShown(): boolean {
    return this.#kept.refusedShown ?? false;
  }
  /** The name typed last, offered at the next table. */
  get name(): string {
    return this.#kept.name ?? "";
  }

  set(change: Kept): void {
    this.#kept = { ...this.#kept, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
    this.#show();
  }

  /** Speak another language; the old one stays where its words can't be fetched. */
  async setLanguage(language: Language): Promise<void> {
    try {
      await words.speak(language);
    } catch {
      announcer.say(words.say("page-unreachable"), true);
      return;
    }
    this.set({ language });
  }

  /** Bring page and words in line; call once at the start. */
  async begin(...catalogues: string[]): Promise<void> {
    this.#show();
    addEventListener("storage", this.#follow);
    words.language = this.language;
    await words.use(...catalogues);
  }

  /** What is set in another tab holds here too. */
  #follow = (event: StorageEvent): void => {
    if (event.key !== KEY) return;
    this.#kept = read();
    this.#show();
    if (words.language !== this.language) void words.speak(this.language).catch(() => undefined);
  };

  #show(): void {
    const root = document.documentElement;
    root.style.setProperty("--text-size", String(this.textSize / 100));
    if (this.theme === "auto") delete root.dataset.theme;
    else root.dataset.theme = this.theme;
    if (this.lessMotion) root.dataset.motion = "less";
    else delete root.dataset.motion;
  }
}

export const settings = new AppSettings();
