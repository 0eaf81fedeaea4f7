import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { chaptersOf, piecesOf, ruleTitle, searchRules } from "../src/lib/rules";
import { words } from "../src/lib/words.svelte";

const CATALOGUE = join(__dirname, "catalogues");
const RULES = ["XX-MOVE-1", "XX-MOVE-2", "XX-END"];

beforeAll(async () => {
  globalThis.fetch = (address) =>
    Promise.resolve(new Response(readFileSync(join(CATALOGUE, String(address).split("/").at(-1)!))));
  await words.use("rules");
});

const ids = (wanted: string): string[] =>
  searchRules(chaptersOf(RULES), wanted).flatMap((chapter) => chapter.rules.map((rule) => rule.id));

test("chapters follow the rules, and each rule stands in its own", () => {
  const chapters = chaptersOf(RULES);
  expect(chapters.map(({ key, title }) => [key, title])).toEqual([
    ["moving", "Moving"],
    ["ending", "The end"],
  ]);
  expect(chapters[0]!.rules.map((rule) => rule.id)).toEqual(["XX-MOVE-1", "XX-MOVE-2"]);
});

test("a search finds titles, texts, chapters and numbers, without accents or capitals", () => {
  expect(ids("")).toEqual(RULES);
  expect(ids("border")).toEqual(["XX-MOVE-2"]);
  expect(ids("CREME")).toEqual(["XX-MOVE-1"]);
  expect(ids("moving step")).toEqual(["XX-MOVE-1"]);
  expect(ids("xx-end")).toEqual(["XX-END"]);
  expect(ids("step nowhere")).toEqual([]);
});

test("a rule named in a text is told by its title", () => {
  const known = new Set(RULES);
  const pieces = piecesOf("As in XX-MOVE-1, or XX-MOVE-9.", known);
  expect(pieces.map((piece) => (typeof piece === "string" ? piece : piece.title))).toEqual([
    "As in ",
    "One step",
    ", or ",
    "XX-MOVE-9",
    ".",
  ]);
  expect(ruleTitle("XX-MOVE-2")).toBe("Borders");
});
