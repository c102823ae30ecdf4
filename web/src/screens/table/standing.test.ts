import { expect, test } from "vitest";
import type { Outcome, Result } from "../../net/types";
import { roundOrder, standings } from "./standing";

const told = (outcome: Outcome, result?: Partial<Result>): string[] =>
  standings(outcome, result as Result | undefined).map(
    ({ seat, place, won, counts }) => `${place ?? "-"} p${seat + 1} ${counts}${won ? " won" : ""}`,
  );

test("the richest come first, and equals share a place", () => {
  expect(told({ winners: [2], gold: [4, 1, 6, 4], reason: "most-gold" })).toEqual([
    "1 p3 6 won",
    "2 p1 4",
    "2 p4 4",
    "4 p2 1",
  ]);
});

test("in The Dark Cave the winning clan comes first, whatever its dwarfs carried out", () => {
  const outcome: Outcome = { winners: [1, 3], gold: [5, 0, 2, 3], reason: "greater-treasure" };
  expect(told(outcome, { winner: "blue", treasures: [14, 18] })).toEqual([
    "1 p4 18 won",
    "1 p2 18 won",
    "3 p1 14",
    "3 p3 14",
  ]);
  expect(told(outcome, { winner: "yellow", treasures: [6, 6] })[0]).toBe("1 p4 6 won");
});

test("if nobody gets out of the cave, nobody is ahead", () => {
  const outcome: Outcome = { winners: [], gold: [0, 0], reason: "nobody-left" };
  expect(told(outcome, { winner: "nobody", treasures: [0, 0] })).toEqual(["1 p1 0", "1 p2 0"]);
});

test("alone nobody wins a place or a crown", () => {
  expect(told({ winners: [0], gold: [0], reason: "poor" })).toEqual(["- p1 0"]);
});

test("after a round its winners come first, and secret gold betrays nothing", () => {
  expect(roundOrder({ winners: [1, 3], gold: [0, 2, 1, 3] }, 4)).toEqual([3, 1, 2, 0]);
  expect(roundOrder({ winners: [1, 3], gold: [0, "?", "?", 2] as never }, 4)).toEqual([3, 1, 0, 2]);
  expect(roundOrder(undefined, 3)).toEqual([0, 1, 2]);
});
