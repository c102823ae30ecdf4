import { expect, test } from "vitest";
import { LANGUAGES, Words } from "./words.svelte";

const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const IMPORT = /^\s*import (?!type )[^;]*?"(\.[^"]+)"/gm;
/** A key as it is written; one that is put together ends at its first variable. */
const KEY = /\bt\(\s*["`]([\w.-]+)(\$\{)?/g;

/** Texts of functions in `words/card.ts` that only other screens call. */
const OTHERS = ["card-unknown", "goal-empty", "role-unknown"];

/** The files that are loaded with a file, by their paths here. */
function loaded(first: string, known = new Set<string>()): Set<string> {
  const path = [first, `${first}.ts`].find((name) => name in sources);
  if (!path || known.has(path)) return known;
  known.add(path);
  const here = new URL(path, "http://words/words/");
  for (const [, name = ""] of (sources[path] ?? "").matchAll(IMPORT)) {
    loaded(`..${new URL(name, here).pathname}`.replace("../words/", "./"), known);
  }
  return known;
}

test.each(LANGUAGES)("all texts of the first page are in the first catalogue: %s", async (language) => {
  const words = new Words();
  await words.speak(language, ["first"]);
  expect(words.has("event-round")).toBe(false);
  const files = [...loaded("../screens/Home.svelte"), ...loaded("../parts/Trouble.svelte"), "../App.svelte"];
  expect(files).toContain("../learn/Offer.svelte");
  const texts = files.map((path) => sources[path] ?? "");
  const keys = texts.flatMap((text) => [...text.matchAll(KEY)]);
  expect(keys.length).toBeGreaterThan(40);
  const missing = keys.filter(([, key = "", open]) => !open && !words.has(key)).map(([, key]) => key);
  expect(missing).toEqual(OTHERS);
  for (const game of ["saboteur", "saboteur2", "duel", "solo", "dark-cave"]) {
    expect(words.has(`page-game-${game}`)).toBe(true);
    expect(words.has(`page-game-${game}.line`)).toBe(true);
  }
});

test("every text is there after the rest has been loaded", async () => {
  const words = new Words();
  await words.speak("en", ["first"]);
  await words.complete();
  expect(words.has("event-round")).toBe(true);
  expect(words.has("lesson-teacher")).toBe(false);
  await words.complete(["lessons"]);
  expect(words.has("lesson-teacher")).toBe(true);
  await words.speak("de");
  expect(words.has("lesson-teacher"), "also in another language").toBe(true);
});
