/** The whole board as SVG text: to look at, not to touch. */
import { cardSymbol, symbol } from "../art/symbol";
import type { Event, View } from "../net/types";
import { around, type Bounds, cellSize, corner, dug, rectangle, within } from "./geometry";
import { last as lastMark } from "./marks";
import { type Lit, litWays } from "./reached";
import { things } from "./things";
import { HIDDEN } from "../words/card";
import { cellKey } from "../words/place";

export interface Picture {
  box: string;
  body: string;
}

/** A board, with a mark on the last move; no hidden goal is opened. `dark`: before any light has run through it. */
export function pictureOf(view: View, last: Pick<Event, "cell" | "seat"> | null = null, dark = false): Picture {
  const goals = new Set(view.goals.map(({ cell }) => cellKey(cell)));
  const laid = view.board.filter(({ cell }) => !goals.has(cellKey(cell)));
  const cells = [...laid, ...view.goals].map(({ cell }) => cell);
  // The Dark Cave's goals lie so far away that all else would be a dot.
  const bounds: Bounds = view.cave ? dug(view) : around(cells);
  const size = cellSize(false);
  const lit: Lit = dark ? new Map<string, string[]>() : litWays(view);
  const card = (code: string, cell: readonly number[]): string => {
    const rock = (cell[0]! & 1) + 2 * (cell[1]! & 1);
    const id = cardSymbol(code, { lit: lit.get(cellKey(cell)) ?? [], rock });
    const [x, y] = corner(cell, false);
    return `<use href="#${id}" x="${x}" y="${y}" width="${size[0]}" height="${size[1]}"/>`;
  };
  const at = last?.cell;
  const mark = at
    ? `<g transform="translate(${corner(at, false).join(" ")})">${lastMark(size, last.seat ?? null, goals.has(cellKey(at)))}</g>`
    : "";
  const body = [
    ...laid.map(({ card: code, cell }) => card(code, cell)),
    ...view.goals
      .filter(({ cell }) => within(cell, bounds))
      .map((goal) => card(`goal/${goal.open ? goal.card : HIDDEN}`, goal.cell)),
    mark,
    ...things(view, false).map(({ drawing, draw, at: [x, y], scale }) => {
      const id = symbol(`thing ${drawing}`, "-40 -40 80 80", draw);
      return `<use href="#${id}" x="${x - 40 * scale}" y="${y - 40 * scale}" width="${80 * scale}" height="${80 * scale}"/>`;
    }),
  ];
  return { box: rectangle(bounds, false).join(" "), body: body.join("") };
}
