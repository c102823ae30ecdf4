/** Where things are on a card: its features, and the fields of The Dark Cave. */
import { type Feature, type PathCode, segmentOf, type Side } from "./code";
import { courses, isBridge, overpass } from "./course";
import { mix, type Point } from "./geometry";

export interface Spot {
  feature: Feature;
  at: Point;
  scale: number;
}

const ARM: Record<Side, Point> = { N: [50, 22], E: [79, 70], S: [50, 118], W: [21, 70] };
const ROCK: Record<Side, Point> = { W: [18, 70], E: [82, 70], N: [50, 26], S: [50, 114] };
const CORNERS: readonly Point[] = [
  [83, 23],
  [17, 117],
  [17, 23],
  [83, 117],
];
const ON_ARM = new Set(["door", "troll"]);

/** A card's features and their positions, upright. */
export function spots(path: PathCode): Spot[] {
  const placed = path.features
    .filter((feature) => feature.name !== "bridge")
    .map((feature) => ({ feature, ...place(path, feature) }));
  placed.forEach((spot, i) => {
    const crowded = placed.slice(0, i).some(({ at }) => Math.hypot(at[0] - spot.at[0], at[1] - spot.at[1]) < 24);
    if (crowded) spot.at = [spot.at[0], spot.at[1] + 30];
  });
  return placed;
}

/** The position of a field by name, upright; the centre for unknown names. */
export function fieldSpot(path: PathCode, field: string): Point {
  const ways = courses(path);
  if (field === "t" || field === "") return field ? [50, 70] : ways[0]!.hub;
  const arm = ways.find(({ segment }) => segment.includes(field as Side));
  if (arm && field.length === 1 && arm.segment.length === 1) return mix(ARM[field as Side], arm.hub, 0.1);
  if (arm && field.length === 1) return ARM[field as Side];
  if (field === "end") return ways[0]!.hub;
  if (field === "c")
    return ways[0]!.segment.length === 1 ? mix(ARM[ways[0]!.segment[0]!], ways[0]!.hub, 0.6) : ways[0]!.hub;
  const way = ways.find(({ segment }) => segment.join("") === field);
  return way ? middle(path, way.segment, way.hub) : ways[0]!.hub;
}

/** The names of a card's fields in The Dark Cave. */
export function fields(path: PathCode, group = path.group): string[] {
  const level = group.length;
  const alone = path.segments.length === 1;
  const arms = path.segments.flat();
  const tunnel = path.features.some((feature) => feature.name === "tunnel") ? ["t"] : [];
  const names = path.segments.map((segment) => segment.join(""));
  if (level < 2) return alone ? [""] : [...names, ...tunnel];
  if (!alone) return [...arms, ...(level > 2 ? names : []), ...tunnel];
  if (arms.length === 1) return [...arms, ...(level > 2 ? ["c"] : []), "end"];
  return [...arms, ...(level > 2 ? ["c"] : [])];
}

function place(path: PathCode, feature: Feature): { at: Point; scale: number } {
  if (feature.name === "crystal") return { at: inRock(path), scale: 0.85 };
  if (feature.name === "tunnel") return { at: [50, 70], scale: 0.72 };
  const segment = segmentOf(path, feature);
  const way = courses(path).find((course) => course.segment === segment)!;
  const own = path.group.length > 1 && segment.length > 1;
  if (feature.arm && (own || ON_ARM.has(feature.name))) return { at: ARM[feature.arm], scale: own ? 0.8 : 1 };
  return {
    at: middle(path, segment, way.hub),
    scale: way.nook && path.segments.length > 1 ? 0.7 : isBridge(path) ? 0.8 : 1,
  };
}

/** The middle of a path; off-centre on a bridge to tell the two apart. */
function middle(path: PathCode, segment: Side[], hub: Point): Point {
  if (!isBridge(path)) return hub;
  const over = overpass(path) === segment;
  if (segment.includes("N")) return over ? [50, 56] : [50, 30];
  return over ? [40, 70] : [26, 70];
}

/** Free rock for minerals: next to the path, else in a corner. */
function inRock(path: PathCode): Point {
  const open = path.segments.flat();
  const free = (["W", "E", "N", "S"] as const).find((side) => !open.includes(side));
  return free ? ROCK[free] : CORNERS[0]!;
}
