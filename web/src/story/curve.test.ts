import { describe, expect, it } from "vitest";
import type { RoundStory } from "../net/types";
import { labelled, runsOf, seenBy, stacked, turningsOf } from "./curve";

const round = {
  round: 1,
  roles: ["digger", "saboteur"],
  winners: [1],
  sides: [
    { name: "diggers", seats: [0] },
    { name: "saboteurs", seats: [1] },
  ],
  curve: [
    { seq: 1, at: 0, chances: [0.6, 0.4], eyes: [0.5, 0.7], seat: 0, turning: false },
    { seq: 2, at: 1, chances: [0.7, 0.3], eyes: [0.6, 0.2], seat: 1, turning: true },
    { seq: 3, at: 2, chances: [0.2, 0.8] },
  ],
} satisfies RoundStory;

describe("the curve", () => {
  it("is lit exactly while the first side leads", () => {
    const runs = runsOf(
      [
        [0, 10],
        [10, 30],
        [20, 10],
      ],
      20,
      1,
    );
    expect(runs.map((run) => run.lit)).toEqual([true, false, true]);
    // Cut where it crosses the middle, without a gap.
    expect(runs[0]!.spots.at(-1)).toEqual([5, 20]);
    expect(runs[1]!.spots[0]).toEqual([5, 20]);
  });
  it("tells what a turning point changed for the first side", () => {
    expect(turningsOf(round).map(({ index, change }) => [index, Number(change.toFixed(2))])).toEqual([[1, -0.5]]);
  });
  it("shows the same side whoever looks", () => {
    expect(seenBy(round, 0)).toEqual([0.5, 0.6, null]);
    expect(seenBy(round, 1).map((one) => one && Number(one.toFixed(2)))).toEqual([0.3, 0.8, null]);
  });
  it("has a line for every clan, and tells a turn for the one it changed", () => {
    const [yellow, blue] = [
      { name: "yellow", seats: [0] },
      { name: "blue", seats: [1] },
    ];
    const curve = [
      { seq: 1, at: 0, chances: [0.2, 0.3], eyes: [0.2, 0.4], seat: 0, turning: true },
      { seq: 2, at: 1, chances: [0.1, 0.8] },
    ];
    const cave = { ...round, sides: [yellow, blue], curve } satisfies RoundStory;
    expect(turningsOf(cave).map(({ side, change }) => [side.name, Number(change.toFixed(2))])).toEqual([["blue", 0.5]]);
    expect(seenBy(cave, 1)[0]).toBe(0.4);
  });
});

describe("labels", () => {
  it("never lie over each other", () => {
    const pins = [10, 40, 70, 90].map((x) => ({ x, y: 100, up: false }));
    const placed = labelled(pins, { wide: 150, high: 40, width: 400 });
    for (const [i, one] of placed.entries())
      for (const other of placed.slice(i + 1)) expect(Math.abs(one.y - other.y)).toBeGreaterThanOrEqual(40);
  });
  it("leave the pins of others free", () => {
    const pins = [
      { x: 10, y: 100, up: true },
      { x: 60, y: 40, up: true },
    ];
    const [first] = labelled(pins, { wide: 150, high: 40, width: 400 });
    expect(first!.y + 40).toBeLessThanOrEqual(40 - 20);
  });
  it("are stacked so that no stem runs through words", () => {
    const dips = [100, 150, 200].map((x, i) => ({ x, y: 100 + 10 * i, up: false }));
    const size = { wide: 150, high: 40, width: 900 };
    // The labels begin at their pins: the first must be the lowest.
    const heights = labelled(dips, size).map(({ y }) => y);
    expect(heights).toEqual([...heights].sort((a, b) => b - a));
    // At the right edge they end there: the last must be the lowest.
    const late = labelled(
      dips.map((one) => ({ ...one, x: one.x + 690 })),
      size,
    ).map(({ y }) => y);
    expect(late).toEqual([...late].sort((a, b) => a - b));
  });
  it("keep off the curve", () => {
    const [label] = labelled([{ x: 100, y: 100, up: true }], { wide: 150, high: 40, width: 900 }, [
      [0, 200],
      [100, 100],
      [150, 40],
      [300, 160],
    ]);
    expect(label!.y + 40).toBeLessThan(40);
  });
  it("are pushed down where there are many", () => {
    expect(stacked([50, 60, 200], [40, 40, 40])).toEqual([30, 70, 180]);
  });
});
