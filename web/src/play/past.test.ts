import { expect, test } from "vitest";
import saboteur from "../fixtures/saboteur.json";
import type { Event, View } from "../net/types";
import { roundBefore } from "./past";

const view = saboteur[0]!.view as unknown as View;
const event = (kind: string, more: Partial<Event> = {}): Event => ({ seq: 0, kind, ...more }) as Event;

test("the board of the round before is built from what happened in it", () => {
  const past = roundBefore({ ...view, round: 2 }, [
    event("round"),
    event("lay", { card: "EW", cell: [1, 0] }),
    event("lay", { card: "NS", cell: [0, 1] }),
    event("rockfall", { card: "NS", cell: [0, 1] }),
    event("map", { cell: [8, 0], goal: "stone NE" }),
    event("map", { cell: [8, 2], goal: "?" }),
    event("reveal", { cell: [8, -2], goal: "gold" }),
    event("round"),
    event("lay", { card: "NESW", cell: [2, 0] }),
  ]);
  expect(past?.round).toBe(1);
  expect(past?.board.map(({ card, cell }) => `${card} ${cell.join()}`)).toEqual(["NESW:ladder 0,0", "EW 1,0"]);
  expect(past?.goals).toEqual([
    { cell: [8, -2], card: "gold", open: true },
    { cell: [8, 0], card: "stone NE", open: false },
    { cell: [8, 2], card: "?", open: false },
  ]);
});

test("before the second round there is nothing to look back at", () => {
  expect(roundBefore(view, [event("round"), event("lay", { card: "EW", cell: [1, 0] })])).toBeNull();
});
