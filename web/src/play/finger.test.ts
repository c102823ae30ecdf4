import { expect, test } from "vitest";
import type { Rect } from "./geometry";
import { crowded } from "./finger";

/** Two cells of a turned board below each other, and one by itself. */
const cells: Rect[] = [
  [0, 0, 140, 100],
  [0, 100, 140, 100],
  [420, 0, 140, 100],
];

test("a finger covers two cells of a board as small as a long one on a phone", () => {
  const crowd = crowded([70, 60], cells, 0.3);
  expect(crowd?.places).toEqual([0, 1]);
  expect(crowd!.scale * 100).toBeGreaterThanOrEqual(44);
});

test("where nothing else is near, it means what it touches", () => {
  expect(crowded([490, 50], cells, 0.3)).toBe(null);
});

test("on a board as large as fingers need it, nothing is in doubt", () => {
  expect(crowded([70, 95], cells, 0.5)).toBe(null);
});

test("fields on a card are told apart by their middles", () => {
  const fields: Rect[] = [
    [50, 50, 0, 0],
    [90, 50, 0, 0],
  ];
  expect(crowded([60, 50], fields, 0.5)).toEqual({ places: [0, 1], scale: 1.2 });
  expect(crowded([60, 50], fields, 1.2)).toBe(null);
});
