/**
 * The page says the same as Python, from the same catalogues.
 *
 * PITHEAD_WORDS names a file of messages with what `pithead.words` makes of them; tests/test_page.py
 * writes it and runs this.
 */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { pageOf } from "../src/games/pages";
import type { Message } from "../src/lib/protocol";
import { LANGUAGES, Words, type Language } from "../src/lib/words.svelte";

const PACKAGE = join(dirname(fileURLToPath(import.meta.url)), "../../src/pithead");
const GAMES = readdirSync(join(PACKAGE, "games")).map((game) => join(PACKAGE, "games", game, "locale"));
const LOCALES = [join(PACKAGE, "locale"), ...GAMES];
const golden = process.env.PITHEAD_WORDS;

interface Table {
  game: string;
  seats: number;
  companies: Message[];
  messages: ({ message: Message } & Record<Language, string>)[];
}

async function readCatalogue(language: Language, file: string): Promise<string> {
  const places = LOCALES.map((folder) => join(folder, language, `${file}.ftl`));
  return readFileSync(places.find(existsSync) ?? "", "utf-8");
}

async function speaker(language: Language, ...files: string[]): Promise<Words> {
  const words = new Words(readCatalogue);
  words.language = language;
  await words.use(...files);
  return words;
}

describe.runIf(golden)("the same words as Python", () => {
  const tables = JSON.parse(golden ? readFileSync(golden, "utf-8") : "[]") as Table[];
  const files = (game: string): string[] => [
    "kernel",
    "server",
    game,
    `${game}_rules`,
    ...(pageOf(game).catalogues ?? []),
  ];

  for (const table of tables) {
    test.each(LANGUAGES)(`${table.game} for ${table.seats} in %s`, async (language) => {
      const words = await speaker(language, ...files(table.game));
      await words.teach(pageOf(table.game).functions ?? {});
      words.atTable(table.seats, table.companies);
      const said = table.messages.map(({ message }) => [message.key, words.tell(message)]);
      const wanted = table.messages.map((each) => [each.message.key, each[language]]);
      expect(said).toEqual(wanted);
    });
  }
});

describe("words", () => {
  test("switch to another language when all of it is here", async () => {
    const words = await speaker("en", "page");
    expect(words.say("page-close")).toBe("Close");
    await words.speak("de");
    expect(words.language).toBe("de");
    expect(words.say("page-close")).toBe("Schließen");
  });

  test("stay in their language when the other cannot be fetched", async () => {
    const words = new Words((language, file) =>
      language === "fr" ? Promise.reject(new Error("offline")) : readCatalogue(language, file),
    );
    await words.use("page");
    await expect(words.speak("fr")).rejects.toThrow();
    expect(words.language).toBe("en");
    expect(words.say("page-close")).toBe("Close");
  });

  test("a catalogue that comes late does not bring the old language back", async () => {
    let arrive = (): void => {};
    const late = new Promise<void>((resolve) => (arrive = resolve));
    const words = new Words(async (language, file) => {
      if (language === "en" && file === "server") await late;
      return readCatalogue(language, file);
    });
    await words.use("page");
    const used = words.use("server");
    await words.speak("de");
    arrive();
    await used;
    expect(words.language).toBe("de");
    expect(words.has("problem-store")).toBe(true);
  });

  test("say a key nobody wrote as it is", async () => {
    const words = await speaker("en", "page");
    expect(words.say("no-such-key")).toBe("no-such-key");
  });

  test("count money as each language does", async () => {
    expect((await speaker("en", "page")).money(-1500)).toBe("-$1,500");
    expect((await speaker("fr", "page")).money(1500)).toBe("1\u00a0500\u00a0$");
    expect((await speaker("de", "page")).money(1_234_500)).toBe("1.234.500\u00a0$");
  });

  test("give each company at the table another letter", async () => {
    for (const language of LANGUAGES) {
      const words = await speaker(language, "rockwell");
      words.atTable(4, [0, 1, 2, 3].map((seat) => ({ key: `name-seat-${seat}` })));
      expect(new Set([0, 1, 2, 3].map((seat) => words.letter(seat))).size).toBe(4);
    }
  });
});
