import { beforeAll, expect, test } from "vitest";
import type { PuzzleState, Told, View } from "../net/types";
import type { Reader } from "../words/tell";
import { words } from "../words/words.svelte";
import { toldWords } from "./told";

const view = { goals: [{ cell: [8, 0] }, { cell: [8, 2] }] } as unknown as View;
const reader: Reader = { names: ["Ada", "Bo"], seat: 0, view };
const state = { info: { kind: "gold", game: "saboteur" }, events: [] } as unknown as PuzzleState;

beforeAll(() => words.speak("de"));

test("sentences about a goal begin with a capital letter", () => {
  const told = { what: "right", answer: "8,0", value: 0.85, other: "8,2", other_value: 0.09 } as unknown as Told;
  expect(toldWords(told, state, reader)[0]).toMatch(/^Das Ziel auf I1 ist es\./);
  expect(toldWords({ ...told, what: "worse" }, state, reader)[0]).toMatch(/^Das Ziel auf I1/);
});
