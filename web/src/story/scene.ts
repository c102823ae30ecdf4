/** A piece of the board at one moment, as SVG text: what was played, and what would have been better. */
import { opposite, readPath, type Side } from "../art/code";
import { STEP } from "../art/course";
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

/** The piece of the board to show: at most seven by three around the cells that matter, where most cards lie; no empty edges. */
export function pieceOf(view: View, cells: readonly Cell[]): Bounds {
  const used = [...view.board.map(({ cell }) => cell), ...view.goals.map(({ cell }) => cell), ...cells] as Cell[];
  const wanted = around(cells.length ? cells : [view.board.at(-1)?.cell ?? [0, 0]]);
  const wide = Math.max(LONG, wanted.right - wanted.left + 1);
  const high = Math.max(SHORT, wanted.bottom - wanted.top + 1);
  let best: Cell[] = [];
  let off = Infinity;
  for (let left = wanted.right - wide + 1; left <= wanted.left; left++)
    for (let top = wanted.bottom - high + 1; top <= wanted.top; top++) {
      const inside = used.filter(([x, y]) => x >= left && x < left + wide && y >= top && y < top + high);
      const aside =
        Math.abs(2 * left + wide - 1 - wanted.left - wanted.right) +
        Math.abs(2 * top + high - 1 - wanted.top - wanted.bottom);
      if (inside.length > best.length || (inside.length === best.length && aside < off)) [best, off] = [inside, aside];
    }
  return around([...best, [wanted.left, wanted.top], [wanted.right, wanted.bottom]]);
}

/** The ways of a card not yet laid that would be lit: those that meet a lit arm of a neighbour. */
export function wouldLight(card: string, [x, y]: Cell, board: View["board"]): string[] {
  const reached = new Map(board.map((laid) => [cellKey(laid.cell), (laid.reached ?? []).join("")]));
  const meets = (side: Side): boolean => {
    const [dx, dy] = STEP[side];
    return reached.get(cellKey([x + dx, y + dy]))?.includes(opposite(side)) ?? false;
  };
  return (readPath(card)?.segments ?? []).filter((ways) => ways.some(meets)).map((ways) => ways.join(""));
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
    ...(lays(better) ? [card(better.card, better.cell, wouldLight(better.card, better.cell, view.board), 0.6)] : []),
    ...(better?.cell ? [`<g class="better" ${at(better.cell)}>${legal(size)}</g>`] : []),
    ...(lays(played) ? [card(played.card, played.cell, wouldLight(played.card, played.cell, view.board))] : []),
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
