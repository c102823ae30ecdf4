/** An example of the rules as SVG text, drawn from the codes behind it. */
import { palette } from "../art/palette";
import { cardSymbol, type Shelf } from "../art/symbol";
import type { View } from "../net/types";
import { readExample } from "../play/example";
import { around, cellSize, clashes, corner, rectangle } from "../play/geometry";
import { peek, refusal, ring } from "../play/marks";
import { litWays } from "../play/reached";
import { cardsOf, fieldPoint, things } from "../play/things";
import { HIDDEN } from "../words/card";
import { type Cell, cellKey, columnName, rowName } from "../words/place";

export interface Sight {
  shelf: Shelf;
  /** Whether it lies turned by a quarter, as the board does on a phone. */
  down?: boolean;
  /** The cell called A1; without it cells are told by numbers, as in the notation. */
  origin?: Cell | undefined;
}

export interface Drawn {
  box: readonly [left: number, top: number, width: number, height: number];
  body: string;
}

export function picture(codes: string, { shelf, down = false, origin }: Sight): Drawn {
  const example = readExample(codes);
  const view = example.view as View;
  const lit = litWays(view);
  const size = cellSize(down);
  const shown = [...view.board, ...view.goals, ...example.places, ...example.tried].map(({ cell }) => cell as Cell);
  const bounds = around(shown);
  const [left, top, wide, high] = rectangle(bounds, down);

  const place = (id: string, cell: readonly number[], around = 0): string => {
    const [x, y] = corner(cell, down);
    return `<use href="#${id}" x="${x - around}" y="${y - around}" width="${size[0] + 2 * around}" height="${size[1] + 2 * around}"/>`;
  };
  const card = (code: string, cell: readonly number[], ways: string[]): string => {
    const rock = (cell[0]! & 1) + 2 * (cell[1]! & 1);
    return place(cardSymbol(code, { turn: down ? 90 : 0, lit: ways, rock }, shelf), cell);
  };
  const mark = (name: string, cell: readonly number[], body: () => string): string =>
    place(shelf(`mark ${name} ${size.join()}`, `-60 -60 ${size[0] + 120} ${size[1] + 120}`, body), cell, 60);

  const goals = new Set(view.goals.map(({ cell }) => cellKey(cell)));
  const body = [
    ...axes(bounds, down, origin),
    ...view.board
      .filter(({ cell }) => !goals.has(cellKey(cell)))
      .map((laid) => card(laid.card, laid.cell, lit.get(cellKey(laid.cell)) ?? [])),
    ...view.goals.map(
      (goal) =>
        card(`goal/${goal.open ? goal.card : HIDDEN}`, goal.cell, lit.get(cellKey(goal.cell)) ?? []) +
        (!goal.open && goal.card !== HIDDEN ? mark(`peek ${goal.card}`, goal.cell, () => peek(size, goal.card)) : ""),
    ),
    ...example.tried.map(({ card: code, cell, fits }) => {
      if (fits) return mark("fits", cell, () => ring(size) + tick(size[0]));
      const sides = clashes(code, cell, view);
      return card(code, cell, []) + mark(`no ${sides.join("")} ${down}`, cell, () => refusal(size, sides, down));
    }),
    ...example.places.map(({ letter, cell }) => {
      const [x, y] = corner(cell, down);
      return (
        `<rect class="place" x="${x + 5}" y="${y + 5}" width="${size[0] - 10}" height="${size[1] - 10}" rx="7"/>` +
        `<text class="letter" x="${x + size[0] / 2}" y="${y + size[1] / 2 + 12}">${letter}</text>`
      );
    }),
    ...things(view, down).map(({ drawing, draw, at: [x, y], scale }) => {
      const id = shelf(`thing ${drawing}`, "-40 -40 80 80", draw);
      const half = 40 * scale;
      return `<use href="#${id}" x="${x - half}" y="${y - half}" width="${2 * half}" height="${2 * half}"/>`;
    }),
    ...example.steps.map(({ letter, field }) => {
      const at = fieldPoint(field, cardsOf(view), down);
      return at
        ? `<circle class="step" cx="${at[0]}" cy="${at[1]}" r="12.5"/><text class="on" x="${at[0]}" y="${at[1] + 6}">${letter}</text>`
        : "";
    }),
  ];
  return { box: [left - 36, top - 30, wide + 44, high + (view.cave ? 58 : 38)], body: body.join("") };
}

/** The names of columns and rows, along the upper and the left edge. */
function* axes(bounds: ReturnType<typeof around>, down: boolean, origin: Cell | undefined): Generator<string> {
  const [width, height] = cellSize(down);
  const [left, top, wide] = rectangle(bounds, down);
  // Large pictures are shown smaller, and their letters must still be read.
  const size = Math.min(28, Math.max(17, Math.round(wide / 38)));
  const label = (x: number, y: number, name: string): string =>
    `<text class="axis" x="${x}" y="${y}" font-size="${size}">${name}</text>`;
  for (let x = bounds.left; x <= bounds.right; x++) {
    const name = origin ? columnName(x, origin) : String(x);
    const at = corner([x, 0], down);
    yield down ? label(left - 20, at[1] + height / 2 + 6, name) : label(at[0] + width / 2, top - 12, name);
  }
  for (let y = bounds.top; y <= bounds.bottom; y++) {
    const name = origin ? rowName(y, origin) : String(y);
    const at = corner([0, y], down);
    yield down ? label(at[0] + width / 2, top - 12, name) : label(left - 20, at[1] + height / 2 + 6, name);
  }
}

const tick = (width: number): string =>
  `<g transform="translate(${width - 17} 17)"><circle r="17" fill="#1d5a3d" stroke="${palette.ink}" stroke-width="4"/>` +
  `<path d="M-8 0l6 6 10 -12" fill="none" stroke="#fff6e0" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"/></g>`;
