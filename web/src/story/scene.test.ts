import { describe, expect, it } from "vitest";
import type { View } from "../net/types";
import { pieceOf, wouldLight } from "./scene";

const view = {
  board: [
    { cell: [0, 0], card: "NESW", reached: ["NESW"] },
    { cell: [0, -1], card: "ES", reached: ["ES"] },
    { cell: [1, -1], card: "ESW", reached: ["ESW"] },
    { cell: [2, -1], card: "EW", reached: [] },
  ],
  goals: [
    { cell: [8, -2], card: "hidden", open: false },
    { cell: [8, 0], card: "hidden", open: false },
    { cell: [8, 2], card: "hidden", open: false },
  ],
} as unknown as View;

describe("a piece of the board", () => {
  it("shows the tunnel beside a move, not the empty rows on its other side", () => {
    expect(pieceOf(view, [[1, 0]])).toEqual({ left: 0, top: -1, right: 2, bottom: 0 });
  });

  it("has no empty edges when hardly anything is laid", () => {
    const first = { ...view, board: view.board.slice(0, 1) };
    expect(pieceOf(first, [[1, 0]])).toEqual({ left: 0, top: 0, right: 1, bottom: 0 });
  });

  it("holds cells that lie far apart", () => {
    expect(
      pieceOf(view, [
        [8, 2],
        [8, -2],
      ]),
    ).toMatchObject({ top: -2, bottom: 2, right: 8 });
  });
});

describe("a card that is not laid yet", () => {
  it("is lit where it meets the light", () => {
    expect(wouldLight("NE|SW", [1, 0], view.board)).toEqual(["NE", "SW"]);
    expect(wouldLight("NS|EW", [0, -2], view.board)).toEqual([]);
    expect(wouldLight("EW", [3, -1], view.board)).toEqual([]);
  });
});
