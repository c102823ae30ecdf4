import { beforeAll, expect, test } from "vitest";
import type { PuzzleState, Told, View } from "../net/types";
import type { Reader } from "../words/tell";
import { words } from "../words/words.svelte";
import { moveWords, toldWords } from "./told";

const view = { goals: [{ cell: [8, 0] }, { cell: [8, 2] }] } as unknown as View;
const reader: Reader = { names: ["Ada", "Bo"], seat: 0, view };
const state = { info: { kind: "gold", game: "saboteur" }, events: [] } as unknown as PuzzleState;

beforeAll(() => words.speak("de"));

test("moves are told in quotation marks and whole, with cards called by their names", () => {
  const named = {
    "discard N|S": { verb: "discard", cards: ["N|S"] },
    "NE 8,1": { verb: "lay", card: "NE", cell: [8, 1] },
  };
  const move = { ...state, info: { kind: "move", game: "saboteur" }, named } as unknown as PuzzleState;
  expect(moveWords("NE 8,1", move, reader)).toBe("Eine Kurve auf I2 legen");
  const told = {
    what: "right",
    answer: "NE 8,1",
    value: 0.9,
    other: "discard N|S",
    other_value: 0.4,
    margin: [0.5, 0.4, 0.6],
  } as unknown as Told;
  expect(toldWords(told, move, reader)).toEqual([
    "„Eine Kurve auf I2 legen“ ist es. Das gewinnt bei 90 von 100 möglichen Kartenlagen.",
    "Der nächstbeste Zug, „Abwerfen: Sackgasse“, gewinnt bei 40: 50 weniger (zwischen 40 und 60).",
  ]);
});

test("a margin without a doubt has no range", () => {
  const solo = { ...state, info: { kind: "move", game: "solo" } } as unknown as PuzzleState;
  const told = { what: "right", answer: "pass", value: 5, other: "pass", other_value: 4 } as unknown as Told;
  const said = (margin: number[]): string | undefined => toldWords({ ...told, margin }, solo, reader)[1];
  expect(said([1, 1, 1])).toMatch(/bringt 4,0: 1,0 weniger\.$/);
  expect(said([1, 0.5, 1.5])).toMatch(/1,0 weniger \(zwischen 0,5 und 1,5\)\.$/);
});

test("a solution says what the answer changes, and for whom", () => {
  const move = { ...state, info: { kind: "move", game: "duel" } } as unknown as PuzzleState;
  const told = {
    what: "right",
    answer: "key 3,1",
    changes: [
      { kind: "mark", seat: 0, cell: [3, 1], share: 1, other: 0 },
      { kind: "gold", seat: 1, share: 2.4, other: 3.6 },
    ],
  } as unknown as Told;
  expect(toldWords(told, move, reader).at(-1)).toBe(
    "Was er ändert, verglichen mit dem nächstbesten: Das Gold auf D2 bekommst du in jedem Fall statt in keinem Fall. Am Ende hat Bo im Schnitt 2,4 Gold statt 3,6.",
  );
});

test("sentences about a goal begin with a capital letter", () => {
  const told = { what: "right", answer: "8,0", value: 0.85, other: "8,2", other_value: 0.09 } as unknown as Told;
  expect(toldWords(told, state, reader)[0]).toMatch(/^Das Ziel auf I1 ist es\./);
  expect(toldWords({ ...told, what: "worse" }, state, reader)[0]).toMatch(/^Das Ziel auf I1/);
});
