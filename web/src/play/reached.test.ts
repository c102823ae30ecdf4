import { expect, test } from "vitest";
import duel from "../fixtures/duel.json";
import type { Duel, Laid, View } from "../net/types";
import { litWays } from "./reached";

const lit = (board: Laid[], seat: number | null = null, twoColours = false): Record<string, string[]> =>
  Object.fromEntries(
    litWays({ board, seat, duel: twoColours ? ({ colours: ["green", "blue"] } as unknown as Duel) : null }),
  );

test("a way is lit if the view says that it is reached", () => {
  const board: Laid[] = [
    { card: "NESW:ladder", cell: [0, 0], reached: ["NESW"] },
    { card: "NS|EW", cell: [1, 0], reached: ["EW"] },
    { card: "E|W", cell: [2, 0], reached: ["W"] },
    { card: "I.NW|ES:tunnel", cell: [1, 1], reached: ["NESW"] },
    { card: "EW", cell: [3, 0] },
  ];
  expect(lit(board)).toEqual({ "0,0": ["NESW"], "1,0": ["EW"], "2,0": ["W"], "1,1": ["NW", "ES"] });
});

test("in the Duel one's own ways shine, those of the other side do not", () => {
  const board: Laid[] = [
    { card: "NS|EW", cell: [1, 1], reached: ["NS", "EW"] },
    { card: "EW", cell: [1, -1], reached: ["", "EW"] },
    { card: "NE", cell: [4, 0], reached: ["NE", "NE"] },
  ];
  expect(lit(board, 0, true)).toEqual({ "1,1": ["NS", "~EW"], "1,-1": ["~EW"], "4,0": ["NE"] });
  expect(lit(board, 1, true)).toEqual({ "1,1": ["~NS", "EW"], "1,-1": ["EW"], "4,0": ["NE"] });
  expect(lit(board, null, true)).toEqual({ "1,1": ["NS", "EW"], "1,-1": ["EW"], "4,0": ["NE"] });
});

test("views of the server are lit: one's own start, and that of the other side", () => {
  for (const { view } of duel as unknown as { view: View }[]) {
    const starts = view.board.filter(({ card }) => card.startsWith("NESW:ladder-"));
    const ways = starts.map(({ cell }) => litWays(view).get(cell.join())?.join());
    expect(ways.sort()).toEqual(["NESW", view.board.length ? expect.stringMatching(/^~?NESW$/) : ""]);
  }
});
