/** The paths of a card as stacked layers: dark edge, wall, floor, glow, and the line of light. */
import { type PathCode, type Side } from "./code";
import { type Course, courses, EXIT, isBridge, overpass, STEP } from "./course";
import { add, blob, outline, type Point, type Turn, turned } from "./geometry";
import { line, round } from "./paper";
import { palette } from "./palette";
import { random } from "./seed";

/** Whether paths are connected to the start: all, none, or those listed by their letters; a leading `~` means only for others. */
export type Lit = boolean | readonly string[];

/** The viewer's own light, the other side's, or none. */
type Glow = "lit" | "far" | "cold";
type Band = (halfWidth: number, rough: number, end: number) => string;

/** The paths of a card as SVG text. */
export function drawWays(path: PathCode, turn: Turn, seed: string, lit: Lit): string {
  const draw = (polygons: Point[][]): string => outline(polygons.map((points) => points.map((p) => turned(p, turn))));
  const reached = (course: Course): boolean =>
    Array.isArray(lit) ? lit.includes(course.segment.join("")) : Boolean(lit) && !course.dead;
  const glowOf = (course: Course): Glow =>
    reached(course) ? "lit" : Array.isArray(lit) && lit.includes(`~${course.segment.join("")}`) ? "far" : "cold";
  const ways = courses(path).map((course) => {
    const shape = bands(course, seed, draw);
    return { course, shape, wall: shape(17, 2, course.dead ? 14 : course.nook ? 21 : 10) };
  });
  const glowing = ways
    .filter(({ course }) => reached(course))
    .map(({ wall }) => wall)
    .join("");
  const halo = glowing && around(glowing, 34, 0.1) + around(glowing, 19, 0.13);
  const parts = ways.map(({ course, shape, wall }) => drawWay(course, shape, wall, glowOf(course), draw, seed, turn));
  return halo + parts.join("") + (isBridge(path) ? planks(overpass(path), turn) : "");
}

function bands(course: Course, seed: string, draw: (polygons: Point[][]) => string): Band {
  return (halfWidth, rough, end) => {
    const rand = random(seed + course.segment.join("") + halfWidth);
    const open = course.dead || course.wide || course.nook;
    const polygons = course.lines.map((points) => band(points, halfWidth, rough, rand, open));
    if (course.dead || course.nook) polygons.push(blob(course.hub, end, rough, rand));
    if (course.wide) polygons.push(...chamfers(course, halfWidth, end, rand));
    return draw(polygons);
  };
}

function drawWay(
  course: Course,
  shape: Band,
  wall: string,
  glowing: Glow,
  draw: (polygons: Point[][]) => string,
  seed: string,
  turn: Turn,
): string {
  const rand = random(`${seed}${course.segment.join("")}stones`);
  const tone = course.dead ? palette.dead : palette[glowing];
  const edge = `<path d="${wall}" fill="${tone.wall}" stroke="${palette.ink}" stroke-width="7" stroke-linejoin="round" paint-order="stroke"/>`;
  if (course.dead) {
    const side = course.segment[0]!;
    const light =
      glowing === "lit"
        ? lower(draw([tongue(side, 8, 15)]), palette.lit.glow) + lower(draw([tongue(side, 3.2, 10)]), palette.lit.core)
        : "";
    return edge + lower(shape(13.5, 1.6, 10), tone.floor) + light + rubble(turned(course.hub, turn), rand);
  }
  const { glow, core } = palette[glowing];
  const [floorEnd, glowEnd, coreEnd] = course.nook ? [17, 11, 4.5] : [9, 7, 3.5];
  return (
    edge +
    lower(shape(13.5, 1.6, floorEnd), tone.floor) +
    lower(draw(pebbles(course.lines, rand)), tone.wall) +
    lower(shape(8, 1.4, glowEnd), glow) +
    (core ? lower(shape(3.2, 0.9, coreEnd), core) : "") +
    (glowing === "far" ? footsteps(course, turn) : "")
  );
}

/** A dotted trail instead of a line: only others can walk here. */
const footsteps = ({ lines }: Course, turn: Turn): string => {
  const trails = lines.map((points) => `M${points.map((p) => turned(p, turn).map(round).join(" ")).join("L")}`);
  return `<g transform="translate(0 2)">${line(trails.join(""), "#efdcb4", 3.6, 1, ".1 9")}</g>`;
};

/** A layer two units lower to reveal the upper wall: cheap depth that matches neighbours in any orientation. */
const lower = (d: string, fill: string): string => `<path d="${d}" fill="${fill}" transform="translate(0 2)"/>`;

const around = (d: string, width: number, opacity: number): string =>
  `<path d="${d}" fill="none" stroke="${palette.halo}" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linejoin="round"/>`;

/** A band along a line; rough, except at the card's edge, where it must match its neighbour. */
function band(points: Point[], halfWidth: number, rough: number, rand: () => number, openEnd: boolean): Point[] {
  const last = points.length - 1;
  const left: Point[] = [];
  const right: Point[] = [];
  points.forEach((p, i) => {
    const a = points[Math.max(0, i - 1)]!;
    const b = points[Math.min(last, i + 1)]!;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const normal: Point = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
    const wobble = i < 2 || (!openEnd && i > last - 2) ? 0 : rough * 2;
    left.push(add(p, normal, halfWidth + (rand() - 0.5) * wobble));
    right.push(add(p, normal, -halfWidth - (rand() - 0.5) * wobble));
  });
  return [...left, ...right.reverse()];
}

/** Cut off the inner corner where neighbouring arms meet: a junction looks like a small chamber. */
function chamfers({ segment, hub: [x, y] }: Course, halfWidth: number, depth: number, rand: () => number): Point[][] {
  const corners: [Side, Side][] = [
    ["N", "E"],
    ["S", "E"],
    ["S", "W"],
    ["N", "W"],
  ];
  return corners
    .filter(([a, b]) => segment.includes(a) && segment.includes(b))
    .map(([a, b]) => {
      const [right, down] = [STEP[b][0], STEP[a][1]];
      const [c, d] = [depth + rand() * 3, depth + rand() * 3];
      return [
        [x, y],
        [x + right * halfWidth, y + down * (halfWidth + c)],
        [x + right * (halfWidth + d), y + down * halfWidth],
      ];
    });
}

/** Light that fades at the mouth of a dead end. */
function tongue(side: Side, width: number, length: number): Point[] {
  const step = STEP[side];
  const at = (deep: number, aside: number): Point => add(add(EXIT[side], step, -deep), [step[1], step[0]], aside);
  return [at(-6, width), at(3, width * 0.9), at(length, 0), at(3, -width * 0.9), at(-6, -width)];
}

/** A few stones at the foot of the wall: the light is a trodden floor, not lava. */
const pebbles = (lines: Point[][], rand: () => number): Point[][] =>
  lines.flatMap((points) =>
    points.flatMap((p, i) => {
      if (i % 3 || i < 3 || i > points.length - 3) return [];
      const q = points[i + 1]!;
      const length = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
      const aside = (i % 2 ? 10.5 : -10.5) + (rand() - 0.5) * 2;
      const normal: Point = [-(q[1] - p[1]) / length, (q[0] - p[0]) / length];
      return [blob(add(p, normal, aside), 2 + rand() * 1.4, 0.6, rand, 6)];
    }),
  );

/** Three boulders close a dead end: readable without colour. */
const rubble = ([x, y]: Point, rand: () => number): string =>
  (
    [
      [-7, 3, 8],
      [7, 2, 8.5],
      [0, -6, 8],
    ] as const
  )
    .map(([dx, dy, r]) => {
      const body = outline([blob([x + dx, y + dy], r, 1.4, rand, 7)]);
      const top = outline([blob([x + dx - 1.5, y + dy - 2], r * 0.5, 0.8, rand, 6)]);
      return (
        `<path d="${body}" fill="${palette.boulder}" stroke="${palette.ink}" stroke-width="2.4" stroke-linejoin="round"/>` +
        `<path d="${top}" fill="${palette.boulderHigh}"/>`
      );
    })
    .join("");

/** Planks and railings of the upper path. */
function planks(upper: Side[], turn: Turn): string {
  const upright = upper.includes("N");
  const bar = (along: number, from: number, to: number, colour: string, width: number, across: boolean): string => {
    const ends: [Point, Point] = across
      ? [
          [from, along],
          [to, along],
        ]
      : [
          [along, from],
          [along, to],
        ];
    const [a, b] = ends.map(([x, y]) => turned(upright ? [x, y] : [50 + (y - 70), 70 + (x - 50)], turn)) as [
      Point,
      Point,
    ];
    return line(`M${a[0]} ${a[1]}L${b[0]} ${b[1]}`, colour, width);
  };
  const boards = [-16, -8, 0, 8, 16].map((k) => bar(70 + k, 39, 61, palette.woodDark, 2, true));
  const rails = [33, 67].map((x) => bar(x, 44, 96, palette.ink, 8, false) + bar(x, 45, 95, palette.wood, 4.5, false));
  return boards.join("") + rails.join("");
}
