/** Points and outlines on a card of 100 by 140 units when upright. */
import { round } from "./paper";

export type Point = readonly [number, number];
export type Turn = 0 | 90 | 180 | 270;

export const WIDTH = 100;
export const HEIGHT = 140;

export const add = (p: Point, d: Point, k: number): Point => [p[0] + d[0] * k, p[1] + d[1] * k];
export const mix = (p: Point, q: Point, k: number): Point => [p[0] + (q[0] - p[0]) * k, p[1] + (q[1] - p[1]) * k];

/** Width and height of a card after these quarter turns. */
export const sizeOf = (turn: Turn): Point => (turn % 180 ? [HEIGHT, WIDTH] : [WIDTH, HEIGHT]);

/** A point of the upright card after clockwise quarter turns. */
export function turned([x, y]: Point, turn: Turn): Point {
  if (turn === 90) return [HEIGHT - y, x];
  if (turn === 180) return [WIDTH - x, HEIGHT - y];
  if (turn === 270) return [y, WIDTH - x];
  return [x, y];
}

/** Polygons as one path, all with the same winding so that overlaps do not cut holes. */
export const outline = (polygons: readonly Point[][]): string =>
  polygons
    .map((points) => (area(points) < 0 ? [...points].reverse() : points))
    .map((points) => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`)
    .join("");

/** A roughly hewn circle. */
export const blob = ([x, y]: Point, radius: number, rough: number, rand: () => number, corners = 9): Point[] =>
  Array.from({ length: corners }, (_, i) => {
    const angle = (i / corners) * 2 * Math.PI + 0.3;
    const r = radius + (rand() - 0.5) * rough * 2;
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r] as const;
  });

const area = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], i) => {
    const [u, v] = points[(i + 1) % points.length]!;
    return sum + x * v - u * y;
  }, 0);
