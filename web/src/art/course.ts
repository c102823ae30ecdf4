/** The paths of a card: where they run, meet and end. */
import { type PathCode, segmentOf, type Side, SIDES } from "./code";
import { add, mix, type Point } from "./geometry";

export const STEP: Record<Side, Point> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
export const EXIT: Record<Side, Point> = { N: [50, 0], E: [100, 70], S: [50, 140], W: [0, 70] };
const MIDDLE: Point = [50, 70];

export interface Course {
  segment: Side[];
  /** Where the arms meet, or the only one ends. */
  hub: Point;
  lines: Point[][];
  /** Three and more arms meet in a small chamber. */
  wide: boolean;
  /** Closed by boulders. */
  dead: boolean;
  /** A single arm that ends in a niche to stand in. */
  nook: boolean;
}

/** Every path of a card. Separate paths are pushed apart so that rock stays between them. */
export function courses(path: PathCode): Course[] {
  const crossing = isBridge(path);
  const found = path.segments.map((segment) => {
    if (segment.length === 1) return single(path, segment);
    return several(path.segments, segment, crossing);
  });
  const upper = crossing && overpass(path);
  return upper ? found.sort((a) => (a.segment === upper ? 1 : -1)) : found;
}

/** Whether two straight paths cross without meeting. */
export const isBridge = (path: PathCode): boolean => path.segments.length === 2 && path.segments.every(isStraight);

/** The upper path of a bridge: the wooden one, else the one from north to south. */
export function overpass(path: PathCode): Side[] {
  const wooden = path.features.find((feature) => feature.name === "bridge");
  return wooden ? segmentOf(path, wooden) : path.segments.find((segment) => segment[0] === "N")!;
}

function single(path: PathCode, segment: Side[]): Course {
  const side = segment[0]!;
  const held = path.features.find((feature) => HELD.has(feature.name) && segmentOf(path, feature) === segment);
  const alone = path.segments.length === 1;
  const nook = Boolean(path.group || held);
  const joined = path.segments.some((other) => other.length > 1);
  const flatwise = STEP[side][0] !== 0;
  const deep = nook && alone ? (flatwise ? 50 : 70) : flatwise ? (joined ? 17 : 26) : joined ? 28 : 38;
  const hub = add(EXIT[side], STEP[side], -deep);
  return { segment, hub, lines: [midline(side, null, hub, nook ? 7 : 4)], wide: false, dead: !nook, nook };
}

/** Features that make a dead end worthwhile. */
const HELD = new Set(["ladder", "hole", "vein", "gold"]);

function several(segments: Side[][], segment: Side[], crossing: boolean): Course {
  const others = crossing ? [] : segments.filter((other) => other !== segment).flat();
  const sum = (sides: Side[], axis: 0 | 1): number => sides.reduce((total, side) => total + STEP[side][axis], 0);
  const bend = others.length && segment.length === 2 && !isStraight(segment);
  const hub: Point = [
    MIDDLE[0] + (bend ? sum(segment, 0) * 7 : 0) - sum(others, 0) * (segment.length === 2 ? 20 : 8),
    MIDDLE[1] + (bend ? sum(segment, 1) * 10 : 0) - sum(others, 1) * 12,
  ];
  const through: Side[] = segment.includes("N") && segment.includes("S") ? ["N", "S"] : ["E", "W"];
  const main = segment.length === 2 ? segment : through;
  const first = midline(main[0]!, main[1]!, hub, 12);
  const meet = first[7]!;
  const rest = segment.filter((side) => !main.includes(side)).map((side) => midline(side, null, meet, 6));
  return { segment, hub: meet, lines: [first, ...rest], wide: segment.length > 2, dead: false, nook: false };
}

const isStraight = (segment: Side[]): boolean =>
  segment.length === 2 && SIDES.indexOf(segment[1]!) - SIDES.indexOf(segment[0]!) === 2;

/** From exit to exit, bent by the hub, or from an exit straight to the hub. Perpendicular at the card's edge. */
function midline(from: Side, to: Side | null, hub: Point, steps: number): Point[] {
  const outside = (side: Side): Point => add(EXIT[side], STEP[side], 6);
  const pull = (side: Side): Point => mix(add(EXIT[side], STEP[side], STEP[side][0] ? -26 : -40), hub, 0.55);
  const along = (t: number): Point => {
    if (!to) return mix(EXIT[from], hub, t);
    const [p, q] = [pull(from), pull(to)];
    const inner = mix(p, q, t);
    return mix(mix(mix(EXIT[from], p, t), inner, t), mix(inner, mix(q, EXIT[to], t), t), t);
  };
  const points = Array.from({ length: steps + 1 }, (_, i) => along(i / steps));
  return [outside(from), ...points, ...(to ? [outside(to)] : [])];
}
