/** Ambiguous touches: places so close together that a touch may mean either. */
import type { Point } from "../art/geometry";
import type { Rect } from "./geometry";

/** Distance in pixels between two places below which a finger often hits the wrong one. */
const APART = 38;
/** Half as wide as a finger. */
const REACH = 22;
/** The distance after magnifying: wider than a finger, because boards are drawn in whole pixels. */
const ROOMY = 48;

/** The places that a finger covers, and the scale from which on it can tell them apart. */
export interface Crowd {
  places: number[];
  scale: number;
}

/** Whether a finger there covers several of these places, drawn at this scale; a single field has no size. */
export function crowded([x, y]: Point, boxes: readonly Rect[], scale: number): Crowd | null {
  const reach = REACH / scale;
  const places = boxes.flatMap(([left, top, width, height], i) => {
    const [dx, dy] = [Math.max(left - x, 0, x - left - width), Math.max(top - y, 0, y - top - height)];
    return Math.hypot(dx, dy) < reach ? [i] : [];
  });
  const gaps = places.flatMap((one, i) => places.slice(i + 1).map((other) => gap(boxes[one]!, boxes[other]!)));
  const least = Math.min(...gaps.filter((length) => length > 0));
  return gaps.length && least * scale < APART ? { places, scale: ROOMY / least } : null;
}

/** How far apart the middles of two places are. */
const gap = ([a, b, c, d]: Rect, [e, f, g, h]: Rect): number =>
  Math.hypot(a + c / 2 - e - g / 2, b + d / 2 - f - h / 2);
