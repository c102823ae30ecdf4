/** Where cells are on the board: horizontal, or rotated by a quarter so that everyone digs down. */
import { goalPath, opposite, readPath, SIDES, type PathCode, type Side } from "../art/code";
import { STEP } from "../art/course";
import { HEIGHT, type Point, turned, WIDTH } from "../art/geometry";
import type { View } from "../net/types";
import type { Cell } from "../words/place";

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The size of what covers the middle of the board's lower end. */
export type Covered = readonly [width: number, height: number];

/** The smallest bounds around cells. */
export function around(cells: readonly Cell[]): Bounds {
  const xs = cells.map(([x]) => x);
  const ys = cells.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** The smallest bounds around both. */
export const joined = (one: Bounds, other: Bounds): Bounds => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
});

/** The cells in use, including the places offered. */
export function extent(view: Pick<View, "board" | "goals">, more: readonly Cell[] = []): Bounds {
  return around([[0, 0], ...view.board.map((laid) => laid.cell), ...view.goals.map((goal) => goal.cell), ...more]);
}

/** What has been dug, with one cell around it: enough to see where things happen. At least so many cells from the start. */
export function dug(view: Pick<View, "board" | "goals">, least = 0): Bounds {
  const open = view.goals.filter((goal) => goal.open);
  const { left, top, right, bottom } = around([...view.board, ...open].map(({ cell }) => cell));
  return {
    left: Math.min(left - 1, -least),
    top: Math.min(top - 1, -least),
    right: Math.max(right + 1, least),
    bottom: Math.max(bottom + 1, least),
  };
}

/** Whether a cell lies within bounds. */
export const within = ([x, y]: Cell, { left, top, right, bottom }: Bounds): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

export type Rect = readonly [left: number, top: number, width: number, height: number];

/** Half the size of a sign that points to something out of sight, with some margin. */
const SIGN = [30, 21] as const;

/** How much of something must be seen to be told from its beginning: three quarters of its width and height. */
const SEEN = 0.75;

/** Whether enough of it lies within the frame. */
export const seen = ([left, top, width, height]: Rect, [wide, high]: readonly [number, number]): boolean => {
  const shown = (from: number, length: number, room: number): boolean =>
    Math.min(from + length, room) - Math.max(from, 0) >= length * SEEN;
  return shown(left, width, wide) && shown(top, height, high);
};

/** The frame above a question in the middle of its lower end, for what lies there. */
export function above([left, , width]: Rect, [wide, high]: readonly [number, number], [broad, tall]: Covered): Covered {
  return left < (wide + broad) / 2 && left + width > (wide - broad) / 2 ? [wide, high - tall] : [wide, high];
}

/** Where a sign, so many times as large, points to something cut off by the frame's edge; null if it is seen, or something lies there. */
export function beyond(
  [left, top, width, height]: Rect,
  [wide, high]: readonly [number, number],
  kept: readonly Rect[],
  times = 1,
  rim = 0,
): { x: number; y: number; angle: number } | null {
  const [x, y] = [left + width / 2, top + height / 2];
  if (seen([left, top, width, height], [wide, high])) return null;
  const [w, h] = [SIGN[0] * times, SIGN[1] * times];
  const at = [Math.min(wide - w, Math.max(rim + w, x)), Math.min(high - h, Math.max(rim + h, y))] as const;
  const covers = kept.some(([a, b, c, d]) => at[0] + w > a && at[0] - w < a + c && at[1] + h > b && at[1] - h < b + d);
  const angle = Math.round((Math.atan2(y - high / 2, x - wide / 2) * 180) / Math.PI);
  return covers ? null : { x: Math.round(at[0]), y: Math.round(at[1]), angle };
}

/** Width and height of a cell. */
export const cellSize = (down: boolean): Point => (down ? [HEIGHT, WIDTH] : [WIDTH, HEIGHT]);

/** The upper left corner of a cell. */
export function corner([x, y]: readonly number[], down: boolean): Point {
  return down ? [-y! * HEIGHT, x! * WIDTH] : [x! * WIDTH, y! * HEIGHT];
}

/** A point of an upright card, on the board. */
export function onBoard(cell: readonly number[], at: Point, down: boolean): Point {
  const [left, top] = corner(cell, down);
  const [x, y] = turned(at, down ? 90 : 0);
  return [left + x, top + y];
}

/** The rectangle around cells: left, top, width, height. */
export function rectangle({ left, top, right, bottom }: Bounds, down: boolean): [number, number, number, number] {
  const wide = right - left + 1;
  const high = bottom - top + 1;
  if (down) return [-bottom * HEIGHT, left * WIDTH, high * HEIGHT, wide * WIDTH];
  return [left * WIDTH, top * HEIGHT, wide * WIDTH, high * HEIGHT];
}

/** How much larger a rotated board must be on a wide screen: digging to the right is what people are used to. */
const WORTH = 1.2;

/** Whether to rotate the board by a quarter: if the initial layout is larger that way. */
export function liesDown(
  view: Pick<View, "goals">,
  width: number,
  height: number,
  wish: "auto" | "across" | "down" = "auto",
): boolean {
  if (wish !== "auto") return wish === "down";
  if (!width || !height) return false;
  const bounds = extent({ board: [], goals: view.goals });
  const fit = (down: boolean): number => {
    const [, , w, h] = rectangle(bounds, down);
    return Math.min(width / w, height / h);
  };
  return fit(true) > fit(false) * (height > width ? 1 : WORTH);
}

/** A cell's size in whole pixels, so that no hairline shows between cards. */
export function snapped(scale: number, ratio: number): number {
  const step = 5 / ratio / WIDTH;
  return Math.max(step, Math.round(scale / step) * step);
}

/** The initial bounds with an extra row and column, half at each end, until they are used. */
export function withSpare(bounds: Bounds, view: Pick<View, "goals">): Bounds {
  const first = extent({ board: [], goals: view.goals });
  const lack = (from: number, to: number, least: number): number => Math.max(0, least - (to - from)) / 2;
  const wide = lack(bounds.left, bounds.right, first.right - first.left + 1);
  const high = lack(bounds.top, bounds.bottom, first.bottom - first.top + 1);
  return {
    left: bounds.left - wide,
    right: bounds.right + wide,
    top: bounds.top - high,
    bottom: bounds.bottom + high,
  };
}

/** The sides on which path would meet rock. */
export function clashes(card: string, cell: Cell, view: Pick<View, "board" | "goals">): Side[] {
  const own = readPath(card);
  if (!own) return [];
  const lying = [
    ...view.board.map((one) => ({ ...one, path: readPath(one.card) })),
    ...view.goals.filter(({ open }) => open).map((one) => ({ ...one, path: goalPath(one.card) })),
  ];
  const opens = (path: PathCode, side: Side): boolean => path.segments.some((segment) => segment.includes(side));
  return SIDES.filter((side) => {
    const [x, y] = [cell[0] + STEP[side][0], cell[1] + STEP[side][1]];
    const beside = lying.find((one) => one.cell[0] === x && one.cell[1] === y)?.path;
    return beside != null && opens(own, side) !== opens(beside, opposite(side));
  });
}
