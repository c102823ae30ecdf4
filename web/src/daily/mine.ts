/** The whole board at the end, as SVG text. */
import { cardSymbol } from "../art/symbol";
import type { View } from "../net/types";
import { around, type Bounds, cellSize, corner, rectangle } from "../play/geometry";
import { litWays } from "../play/reached";
import { HIDDEN } from "../words/card";
import { cellKey } from "../words/place";

export interface Picture {
  box: string;
  body: string;
}

export function pictureOf(view: View): Picture {
  const goals = new Set(view.goals.map(({ cell }) => cellKey(cell)));
  const laid = view.board.filter(({ cell }) => !goals.has(cellKey(cell)));
  const cells = [...laid, ...view.goals].map(({ cell }) => cell);
  const bounds: Bounds = around(cells);
  const [wide, high] = cellSize(false);
  const lit = litWays(view);
  const card = (code: string, cell: readonly number[]): string => {
    const rock = (cell[0]! & 1) + 2 * (cell[1]! & 1);
    const id = cardSymbol(code, { lit: lit.get(cellKey(cell)) ?? [], rock });
    const [x, y] = corner(cell, false);
    return `<use href="#${id}" x="${x}" y="${y}" width="${wide}" height="${high}"/>`;
  };
  const body = [
    ...laid.map(({ card: code, cell }) => card(code, cell)),
    ...view.goals.map((goal) => card(`goal/${goal.open ? goal.card : HIDDEN}`, goal.cell)),
  ];
  return { box: rectangle(bounds, false).join(" "), body: body.join("") };
}
