import { beforeAll, expect, test } from "vitest";
import caves from "../fixtures/dark-cave.json";
import duels from "../fixtures/duel.json";
import matches from "../fixtures/saboteur.json";
import type { View } from "../net/types";
import { litWays } from "../play/reached";
import { type Cell, cellKey } from "../words/place";
import { words } from "../words/words.svelte";
import { landmarks } from "./landmark";

beforeAll(() => words.speak("de"));

const named = (view: View, cells: Cell[]): string[] => {
  const spots = cells.map((cell) => ({ key: cellKey(cell), cell, field: null }));
  return [...landmarks(spots, view, litWays(view), null).values()];
};

/** Every empty cell beside a card. */
const free = ({ board, goals }: View): Cell[] => {
  const taken = new Set([...board, ...goals].map(({ cell }) => cellKey(cell)));
  const all = board.flatMap(({ cell: [x, y] }): Cell[] => [
    [x + 1, y],
    [x - 1, y],
    [x, y + 1],
    [x, y - 1],
  ]);
  return [...new Map(all.map((cell) => [cellKey(cell), cell])).values()].filter((cell) => !taken.has(cellKey(cell)));
};

test.each(Object.entries({ saboteur: matches, duel: duels, "dark-cave": caves }))(
  "no two places of %s are called alike, however many there are",
  (_, fixtures) => {
    for (const { view } of fixtures as unknown as { view: View }[]) {
      const said = named(view, free(view));
      expect(new Set(said).size, said.join(" | ")).toBe(said.length);
      expect(said.join()).not.toMatch(/room-|undefined/);
    }
  },
);

test("a place is told in few words if that is enough", () => {
  const view = {
    board: [
      { card: "NESW:ladder", cell: [0, 0], reached: ["NESW"] },
      { card: "EW", cell: [7, -1], reached: ["EW"] },
    ],
    goals: [-2, 0, 2].map((y) => ({ cell: [8, y], open: false, card: "?" })),
    seat: 0,
  } as unknown as View;
  expect(named(view, [[1, 0]])).toEqual(["links"]);
  expect(
    named(view, [
      [7, -2],
      [7, 2],
      [1, 0],
    ]),
  ).toEqual(["vor Ziel I1", "vor Ziel I5", "links"]);
  // At a gate's corner, as one reads the mine: between two gates it is the outer one that tells where.
  expect(
    named(view, [
      [7, 1],
      [1, 0],
    ]),
  ).toEqual(["unten, vor Ziel I5", "links"]);
  expect(
    named(view, [
      [1, -2],
      [0, 1],
    ]),
  ).toEqual(["oben, links", "unten, links"]);
  expect(
    named(view, [
      [1, 0],
      [-1, 0],
    ]),
  ).toEqual(["rechts von A3", "links von A3"]);
});

test("fields of one card are told apart by their side", () => {
  const { view } = (caves as unknown as { view: View }[])[0]!;
  const spots = ["N", "S"].map((field) => ({ key: `0,0.${field}`, cell: [0, 0] as Cell, field }));
  expect(new Set(landmarks(spots, view, litWays(view), null).values()).size).toBe(2);
});
