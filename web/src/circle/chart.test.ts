import { expect, test } from "vitest";
import type { Honour, Score } from "../net/types";
import { apart, lines, ticks } from "./chart";

const honour = (id: string, gold: number): Honour => ({
  id,
  name: id.toUpperCase(),
  looks: null,
  member: true,
  gold,
  evenings: 1,
  matches: 1,
  won: { won: 0, count: 1, low: 0, high: 1 },
  best: gold,
  crowns: 0,
});
const evening = (day: string, gold: Record<string, number>) => ({
  day,
  gold,
  matches: 1,
  games: ["saboteur"],
  best: [],
  last: "t",
});
const score: Score = {
  evenings: [evening("2026-11-05", { a: 3, b: 1 }), evening("2026-11-12", { b: 4 })],
  honours: [honour("b", 12), honour("a", 9)],
  before: { a: 6, b: 7 },
  total: 3,
  since: 0,
};

test("whoever is missing stays at their height, without a mark", () => {
  const [first, second] = lines(score, ["a", "b"], "a");
  expect([first?.id, first?.values, first?.there]).toEqual(["b", [8, 12], [true, true]]);
  expect([second?.values, second?.there, second?.end]).toEqual([[9, 9], [true, false], 9]);
  expect(first?.form).not.toBe(second?.form);
  expect(first?.dash).not.toBe(second?.dash);
});

test("a phone shows the latest evenings at the same heights", () => {
  expect(lines(score, ["a", "b"], "a", 1)[0]?.values).toEqual([12]);
});

test("in a large circle only the lines around one's own speak", () => {
  const many = { ...score, honours: Array.from({ length: 12 }, (_, i) => honour(`p${i}`, 20 - i)) };
  const loud = lines(many, [], "p6").flatMap(({ id, quiet }) => (quiet ? [] : [id]));
  expect(loud).toEqual(["p5", "p6", "p7", "p8"]);
});

test("faces at the ends never lie on each other and stay inside", () => {
  const found = apart([10, 12, 95, 99], 20, 5, 100);
  expect(found.every((y, i) => i === 0 || y - found[i - 1]! >= 20)).toBe(true);
  expect(Math.max(...found)).toBeLessThanOrEqual(100);
});

test("ticks are round and begin at nothing", () => {
  expect(ticks(32)).toEqual([0, 10, 20, 30]);
  expect(ticks(100)).toEqual([0, 50, 100]);
  expect(ticks(0)).toEqual([0, 1]);
});
