/** The curve of a round as numbers: what is drawn, and what is said about it. */
import type { Point, RoundStory, Side } from "../net/types";

export type Spot = readonly [x: number, y: number];

export interface Run {
  lit: boolean;
  spots: Spot[];
}

/** How well a side was going to do. */
export function valueOf(point: Pick<Point, "chances">, side: Side): number {
  return side.seats.reduce((sum, seat) => sum + (point.chances[seat] ?? 0), 0) / Math.max(1, side.seats.length);
}

/** The line of a side from 0 to 1, one value for each move and one for the end; gold is measured by its most. */
export function lineOf(round: RoundStory, side: Side): number[] {
  const values = (round.curve ?? []).map((point) => valueOf(point, side));
  const most = Math.max(1, ...values);
  return values.map((value) => value / most);
}

/** What a seat could think of the first side's chances; null where it is not known. */
export function seenBy(round: RoundStory, seat: number): (number | null)[] {
  const first = round.sides?.[0];
  const own = first?.seats.includes(seat) ?? false;
  // What diggers win saboteurs lose; everywhere else every side has its line.
  const turned = !own && first?.name === "diggers";
  // Gold of somebody who plays alone is measured as in `lineOf`.
  const most =
    round.sides?.length === 1 ? Math.max(1, ...(round.curve ?? []).map(({ chances }) => chances[0] ?? 0)) : 1;
  return (round.curve ?? []).map((point) => {
    const seen = point.eyes?.[seat];
    if (seen === undefined) return null;
    return turned ? 1 - seen : Math.min(1, seen / most);
  });
}

/** A line cut where it crosses the middle: lit on the bright side, dark on the other. */
export function runsOf(spots: readonly Spot[], middle: number, axis: 0 | 1): Run[] {
  const lit = (spot: Spot): boolean => (axis === 1 ? spot[1] <= middle : spot[0] >= middle);
  const runs: Run[] = [];
  spots.forEach((spot, i) => {
    const before = spots[i - 1];
    if (before && lit(before) !== lit(spot)) {
      const part = (middle - before[axis]) / (spot[axis] - before[axis]);
      const cut: Spot = [before[0] + (spot[0] - before[0]) * part, before[1] + (spot[1] - before[1]) * part];
      runs.at(-1)!.spots.push(cut);
      runs.push({ lit: lit(spot), spots: [cut] });
    } else if (!before) runs.push({ lit: lit(spot), spots: [] });
    runs.at(-1)!.spots.push(spot);
  });
  return runs;
}

export const pathOf = (spots: readonly Spot[]): string =>
  `M${spots.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;

export interface Turning {
  /** The number of the move in its round, from 0 on. */
  index: number;
  point: Point;
  /** What it changed for a side, in points. */
  change: number;
  /** That side: the first one, unless it changed much more for another. */
  side: Side;
}

/** The moves that turned the round, in order. */
export function turningsOf(round: RoundStory): Turning[] {
  const side = round.sides?.[0];
  const curve = round.curve ?? [];
  if (!side) return [];
  return curve.flatMap((point, index) => {
    const after = curve[index + 1];
    if (!point.turning || !after) return [];
    const changes = (round.sides ?? []).map((one) => ({
      side: one,
      change: valueOf(after, one) - valueOf(point, one),
    }));
    const most = changes.reduce((a, b) => (Math.abs(b.change) > Math.abs(a.change) + 0.1 ? b : a));
    return [{ index, point, ...most }];
  });
}

export interface Label {
  x: number;
  y: number;
  up: boolean;
}

/** Half the room a pin takes. */
const PIN = 20;
/** How close the light of the curve may come to words. */
const NEAR = 8;

interface Pin {
  x: number;
  y: number;
  up: boolean;
}

interface Room {
  wide: number;
  high: number;
  width: number;
}

/**
 * Where labels stand beside a curve that runs to the right: above rises, below dips, none on another, a pin or the curve.
 * Where many pins are close, labels are stacked from that end from which fewer of their stems run through words.
 */
export function labelled(pins: readonly Pin[], size: Room, line: readonly Spot[] = []): Label[] {
  const [fromLeft, fromRight] = [laidOut(pins, size, line), laidOut([...pins].reverse(), size, line).reverse()];
  return crossings(pins, fromRight, size) < crossings(pins, fromLeft, size) ? fromRight : fromLeft;
}

function laidOut(pins: readonly Pin[], size: Room, line: readonly Spot[]): Label[] {
  const placed: Label[] = [];
  for (const pin of pins) {
    const x = Math.min(Math.max(0, pin.x - 14), size.width - size.wide);
    let y = pin.up ? pin.y - 30 - size.high : pin.y + 30;
    const step = pin.up ? -size.high - 6 : size.high + 6;
    const taken = (): boolean =>
      placed.some((one) => Math.abs(one.x - x) < size.wide && Math.abs(one.y - y) < size.high + 4) ||
      pins.some(
        (one) => one.x > x - PIN && one.x < x + size.wide + PIN && one.y > y - PIN && one.y < y + size.high + PIN,
      ) ||
      line.some((from, i) => i + 1 < line.length && runsThrough(from, line[i + 1]!, { x, y }, size));
    for (let tries = 0; taken() && tries < 6; tries++) y += step;
    placed.push({ x, y, up: pin.up });
  }
  return placed;
}

/** Whether a piece of the curve runs through a label, or close by. */
function runsThrough(from: Spot, to: Spot, label: { x: number; y: number }, { wide, high }: Room): boolean {
  const left = Math.max(from[0], label.x);
  const right = Math.min(to[0], label.x + wide);
  if (left > right) return false;
  const at = (x: number): number => from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0] || 1);
  const heights = [at(left), at(right)];
  return Math.max(...heights) > label.y - NEAR && Math.min(...heights) < label.y + high + NEAR;
}

/** How often a stem runs through the label of another pin. */
function crossings(pins: readonly Pin[], labels: readonly Label[], size: Room): number {
  const crossed = (pin: Pin, own: Label, other: Label): boolean =>
    pin.x > other.x &&
    pin.x < other.x + size.wide &&
    Math.min(pin.y, own.y) < other.y + size.high &&
    Math.max(pin.y, own.y) > other.y;
  return pins.flatMap((pin, i) => labels.filter((other, j) => i !== j && crossed(pin, labels[i]!, other))).length;
}

/** Heights of notes along a curve that runs down: near their points, but none over another. */
export function stacked(wanted: readonly number[], high: readonly number[]): number[] {
  const found: number[] = [];
  wanted.forEach((y, i) => {
    const before = i ? found[i - 1]! + high[i - 1]! : -Infinity;
    found.push(Math.max(y - high[i]! / 2, before));
  });
  return found;
}
