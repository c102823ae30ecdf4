/** A piece of the board at one moment, as SVG text: what was played, and what would have been better. */
import { cardSymbol, type Shelf } from "../art/symbol";
import type { Move, View } from "../net/types";
import { around, type Bounds, cellSize, corner, rectangle } from "../play/geometry";
import { last, legal, target } from "../play/marks";
import { litWays } from "../play/reached";
import { things } from "../play/things";
import { HIDDEN } from "../words/card";
import { type Cell, cellKey, columnName, origin, rowName } from "../words/place";

export interface Scene {
  box: readonly [left: number, top: number, width: number, height: number];
  body: string;
}

const LONG = 7;
const SHORT = 3;

/** The piece of the board to show: seven by three around the cells that matter, more if these lie apart; else the newest. */
export function pieceOf(view: View, cells: readonly Cell[]): Bounds {
  const used = [...view.board.map(({ cell }) => cell), ...view.goals.map(({ cell }) => cell), ...cells] as Cell[];
  const all = around(used);
  const wanted = around(cells.length ? cells : [view.board.at(-1)?.cell ?? [all.right, 0]]);
  const widen = (from: number, to: number, least: number, most: number, size: number): [number, number] => {
    while (to - from + 1 < size && (from > least || to < most)) {
      if (to < most && (to - wanted.right <= wanted.left - from || from <= least)) to++;
      else if (from > least) from--;
      else break;
    }
    return [from, to];
  };
  const [left, right] = widen(wanted.left, wanted.right, all.left, all.right, LONG);
  const [top, bottom] = widen(wanted.top, wanted.bottom, all.top, all.bottom, SHORT);
  return { left, right, top, bottom };
}

export interface Shown {
  view: View;
  played: Move | null;
  better: Move | null;
  seat: number | null;
  down: boolean;
  shelf: Shelf;
}

export function sceneOf({ view, played, better, seat, down, shelf }: Shown): Scene {
  const cells = [played?.cell, better?.cell].filter((cell): cell is Cell => cell != null);
  const bounds = pieceOf(view, cells);
  const size = cellSize(down);
  const lit = litWays(view);
  const from = origin(view);
  const inside = ({ cell: [x, y] }: { cell: readonly number[] }): boolean =>
    x! >= bounds.left && x! <= bounds.right && y! >= bounds.top && y! <= bounds.bottom;
  const at = (cell: readonly number[]): string => `transform="translate(${corner(cell, down).join(" ")})"`;
  const card = (code: string, cell: readonly number[], ways: string[], opacity = 1): string => {
    const rock = (cell[0]! & 1) + 2 * (cell[1]! & 1);
    const id = cardSymbol(code, { turn: down ? 90 : 0, lit: ways, rock }, shelf);
    return `<g ${at(cell)}${opacity < 1 ? ` opacity="${opacity}"` : ""}><use href="#${id}" width="${size[0]}" height="${size[1]}"/></g>`;
  };
  const goals = new Set(view.goals.map(({ cell }) => cellKey(cell)));
  const [left, top, wide, high] = rectangle(bounds, down);
  const label = (x: number, y: number, name: string): string => `<text class="axis" x="${x}" y="${y}">${name}</text>`;
  const axes: string[] = [];
  for (let x = bounds.left; x <= bounds.right; x++) {
    const [cx, cy] = corner([x, 0], down);
    axes.push(
      down
        ? label(left - 22, cy + size[1] / 2 + 7, columnName(x, from))
        : label(cx + size[0] / 2, top - 14, columnName(x, from)),
    );
  }
  for (let y = bounds.top; y <= bounds.bottom; y++) {
    const [cx, cy] = corner([0, y], down);
    axes.push(
      down
        ? label(cx + size[0] / 2, top - 14, rowName(y, from))
        : label(left - 22, cy + size[1] / 2 + 7, rowName(y, from)),
    );
  }
  const lays = (move: Move | null): move is Move & { cell: Cell; card: string } =>
    move?.verb === "lay" && move.cell != null && !!move.card;
  const body = [
    ...axes,
    ...view.board
      .filter((laid) => inside(laid) && !goals.has(cellKey(laid.cell)))
      .map((laid) => card(laid.card, laid.cell, lit.get(cellKey(laid.cell)) ?? [])),
    ...view.goals
      .filter(inside)
      .map((goal) => card(`goal/${goal.open ? goal.card : HIDDEN}`, goal.cell, lit.get(cellKey(goal.cell)) ?? [])),
    ...(lays(better) ? [card(better.card, better.cell, [], 0.6)] : []),
    ...(better?.cell ? [`<g class="better" ${at(better.cell)}>${legal(size)}</g>`] : []),
    ...(lays(played) ? [card(played.card, played.cell, [])] : []),
    ...(played?.cell
      ? [
          `<g ${at(played.cell)}>${played.card === "rockfall" ? target(size) : ""}${last(size, seat, goals.has(cellKey(played.cell)))}</g>`,
        ]
      : []),
    ...(view.cave
      ? things(view, down).map(
          ({ drawing, draw, at: [x, y], scale }) =>
            `<use href="#${shelf(`thing ${drawing}`, "-40 -40 80 80", draw)}" x="${x - 40 * scale}" y="${y - 40 * scale}" width="${80 * scale}" height="${80 * scale}"/>`,
        )
      : []),
  ];
  return { box: [left - 40, top - 40, wide + 56, high + 56], body: body.join("") };
}
