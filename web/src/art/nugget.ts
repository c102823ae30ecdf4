/** Nuggets and stones. */
import { cut, flat, moved } from "./paper";
import { palette } from "./palette";

const LUMP = "M-13 3L-9 -8 1 -12 11 -7 14 4 6 11 -7 11Z";

export const nugget = (x = 0, y = 0, scale = 1): string =>
  moved(
    `translate(${x} ${y}) scale(${scale})`,
    cut(LUMP, palette.gold, 2.6 / scale) +
      flat("M-13 3L-9 -8 -3 -1Z", palette.goldHigh) +
      flat("M-9 -8L1 -12 4 -4 -3 -1Z", "#ffe08a") +
      flat("M-13 3L-3 -1 -1 6 -7 11Z", "#eaa92c") +
      flat("M-1 6L14 4 6 11 -7 11Z", palette.goldDark) +
      flat("M4 -4L11 -7 14 4 -1 6Z", "#f0b233"),
  );

export const stone = (
  x: number,
  y: number,
  scale: number,
  body = "#6c6f78",
  high = "#9498a3",
  dark = "#43454d",
): string =>
  moved(
    `translate(${x} ${y}) scale(${scale})`,
    cut(LUMP, body, 2.6 / scale) + flat("M-9 -8L1 -12 4 -4 -3 -1Z", high) + flat("M-1 6L14 4 6 11 -7 11Z", dark),
  );

/** A stone of the mountain. */
export const boulder = (x: number, y: number, scale: number): string =>
  stone(x, y, scale, palette.boulder, palette.boulderHigh, "#473e38");

/** A heap of worthless stones. */
export const stones = (): string => stone(-11, 6, 0.95) + stone(11, 8, 0.85) + stone(0, -7, 1) + stone(2, 12, 0.7);

/** One, two or three nuggets, stacked. */
export const nuggets = (count: number): string =>
  count >= 3
    ? nugget(-9, 7, 0.82) + nugget(10, 8, 0.78) + nugget(0, -7, 0.9)
    : count === 2
      ? nugget(-8, 3, 0.85) + nugget(9, -3, 0.85)
      : nugget(0, 0, 1);
