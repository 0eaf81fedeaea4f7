/** A part of the page that is fetched when it is wanted may not come: the server is away. */

import { expect, test } from "vitest";

const sources = import.meta.glob<string>("../src/**/*.svelte", { eager: true, query: "?raw", import: "default" });

/** The blocks of a source that wait for something, each with all that stands in it. */
const waiting = (source: string): string[] => source.split("{#await ").slice(1).map((rest) => rest.split("{/await}")[0]!);

test("every block that waits for a part has one for when it does not come", () => {
  const silent = Object.entries(sources).flatMap(([file, source]) =>
    waiting(source).filter((block) => !block.includes("{:catch}")).map((block) => `${file}: ${block.split("}")[0]}`),
  );
  expect(Object.keys(sources).length).toBeGreaterThan(50);
  expect(silent).toEqual([]);
});
