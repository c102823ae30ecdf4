/** Cells by letter and number, the same on the board, in the log and in speech. */
import type { View } from "../net/types";

export type Cell = [number, number];

export const cellKey = (cell: readonly number[]): string => `${cell[0]},${cell[1]}`;

/** The cell called A1: the upper left corner of the initial layout. */
export function origin(view: Pick<View, "goals">): Cell {
  const cells: Cell[] = [[0, 0], ...view.goals.map((goal) => goal.cell)];
  return [Math.min(...cells.map(([x]) => x)), Math.min(...cells.map(([, y]) => y))];
}

/** A column's letter; Z comes left of A. */
export function columnName(x: number, from: Cell): string {
  return String.fromCharCode(65 + ((((x - from[0]) % 26) + 26) % 26));
}

export function rowName(y: number, from: Cell): string {
  return String(y - from[1] + 1);
}

export function cellName([x, y]: Cell, from: Cell): string {
  return columnName(x, from) + rowName(y, from);
}

/** The cell beyond the east or south side of a cell. */
export const beyond = ([x, y]: Cell, side: string): Cell => (side === "E" ? [x + 1, y] : [x, y + 1]);

/** A field of The Dark Cave, `2,1.N`, by its cell; the board, which may be rotated, shows which field it is. */
export function fieldName(field: string, from: Cell): string {
  const [x, y] = field.split(".", 1)[0]!.split(",").map(Number);
  if (x === undefined || y === undefined || Number.isNaN(x + y)) return field;
  return cellName([x, y], from);
}
