import { beforeAll, expect, test } from "vitest";
import type { Term, View } from "../net/types";
import type { Reader } from "../words/tell";
import { words } from "../words/words.svelte";
import { reasonsOf } from "./reasons";

const reader: Reader = { names: ["Ada", "Bo"], seat: null, view: { goals: [] } as unknown as View };
const terms = ["prior", "discard", "discard", "mend", "break"].map((kind) => ({ kind }) as unknown as Term);

beforeAll(() => words.speak("en"));

test("what was done twice is one reason, and what was known before is none", () => {
  const told = reasonsOf({ terms }, reader);
  expect(told).toHaveLength(2);
  expect(new Set(told).size).toBe(2);
});
