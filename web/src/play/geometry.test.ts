import { describe, expect, test } from "vitest";
import cave from "../fixtures/dark-cave.json";
import duel from "../fixtures/duel.json";
import saboteur from "../fixtures/saboteur.json";
import solo from "../fixtures/solo.json";
import type { View } from "../net/types";
import { above, beyond, clashes, dug, extent, liesDown, rectangle, withSpare } from "./geometry";
import { fitted } from "./pan.svelte";

const first = (moments: unknown): View => (moments as { view: View }[])[0]!.view;
const games = { saboteur: first(saboteur), duel: first(duel), solo: first(solo), cave: first(cave) };

describe("how the board lies", () => {
  test.each(["saboteur", "duel", "solo"] as const)("%s lies across on wide screens", (game) => {
    expect([liesDown(games[game], 892, 644), liesDown(games[game], 804, 522)]).toEqual([false, false]);
  });

  test("the Dark Cave's square of tall cards is larger when it lies turned", () => {
    expect([liesDown(games.cave, 892, 644), liesDown(games.cave, 804, 522)]).toEqual([true, true]);
  });

  test("everyone digs down on a phone", () => {
    expect([liesDown(games.saboteur, 390, 500), liesDown(games.duel, 390, 500)]).toEqual([true, true]);
  });

  test("as the player wishes", () => {
    expect([liesDown(games.cave, 892, 644, "across"), liesDown(games.saboteur, 892, 644, "down")]).toEqual([
      false,
      true,
    ]);
  });
});

describe("where it lies", () => {
  test("a small board in the middle, no larger than it may be", () => {
    expect(fitted([0, 0, 200, 100], 1, [500, 400])).toEqual([1, 150, 150]);
  });

  test("a large one whole, on whole pixels", () => {
    const [scale, x, y] = fitted([-100, -140, 1000, 1400], 1.1, [900, 640]);
    expect(scale).toBeCloseTo(0.4);
    expect([(900 - 400) / 2 + 40, (640 - 560) / 2 + 56]).toEqual([x, y]);
  });
});

describe("room to grow", () => {
  test("the first row at the edge does not make the board smaller", () => {
    const view = games.saboteur;
    const now = extent({ board: [], goals: view.goals });
    const size = (more: [number, number][]): number[] =>
      rectangle(withSpare(extent({ board: [], goals: view.goals }, more), view), false).slice(2);
    expect(size([[2, now.top - 1]])).toEqual(size([]));
    expect(size([[2, now.bottom + 1]])).toEqual(size([]));
    expect(size([[2, now.bottom + 2]])).not.toEqual(size([]));
  });
});

test("what has been dug: cards and open goals, with one cell around them", () => {
  const board = [{ card: "NESW:ladder", cell: [0, 0] as [number, number] }];
  const goal = (x: number, open: boolean): View["goals"][number] => ({ card: "?", cell: [x, 4], open });
  expect(dug({ board, goals: [goal(4, true), goal(-4, false)] })).toEqual({ left: -1, top: -1, right: 5, bottom: 5 });
  expect(dug({ board, goals: [] }, 2)).toEqual({ left: -2, top: -2, right: 2, bottom: 2 });
});

describe("signs that point to goals out of sight", () => {
  const frame = [400, 300] as const;

  test("at the nearest edge, turned towards the goal", () => {
    expect(beyond([500, 130, 60, 40], frame, [])).toEqual({ x: 370, y: 150, angle: 0 });
    expect(beyond([-100, -80, 60, 40], frame, [])).toMatchObject({ x: 30, y: 21 });
  });

  test("beside the letters and numbers at the rim", () => {
    expect(beyond([-100, -80, 60, 40], frame, [], 1, 18)).toMatchObject({ x: 48, y: 39 });
    expect(beyond([500, 400, 60, 40], frame, [], 1, 18)).toMatchObject({ x: 370, y: 279 });
  });

  test("one for what is cut off, above what is seen of it", () => {
    expect(beyond([370, 130, 60, 40], frame, [])).toMatchObject({ x: 370, y: 150 });
    expect(beyond([350, 130, 60, 40], frame, [])).toBeNull();
  });

  test("one for what lies behind a question, above it", () => {
    const behind = [170, 250, 60, 40] as const;
    expect(beyond(behind, above(behind, frame, [120, 60]), [])).toEqual({ x: 200, y: 219, angle: 90 });
    const beside = [20, 250, 60, 40] as const;
    expect(beyond(beside, above(beside, frame, [120, 60]), [])).toBeNull();
  });

  test("none for what is seen, and none on a place to choose", () => {
    expect(beyond([300, 130, 60, 40], frame, [])).toBeNull();
    expect(beyond([500, 130, 60, 40], frame, [[350, 140, 40, 40]])).toBeNull();
  });
});

describe("where a card clashes", () => {
  const board = [
    { card: "NESW:ladder", cell: [0, 0] as [number, number] },
    { card: "EW", cell: [1, -1] as [number, number] },
  ];
  const goals = [{ card: "?", cell: [2, 0] as [number, number], open: false }];

  test("way meets rock, or rock meets a way; what is hidden or empty does not matter", () => {
    expect(clashes("NS", [1, 0], { board, goals })).toEqual(["N", "W"]);
    expect(clashes("EW", [1, 0], { board, goals })).toEqual([]);
    expect(clashes("map", [1, 0], { board, goals })).toEqual([]);
  });
});
