/** Shared definitions: the rock and the two halves of the crack in broken tools. Once per page. */
import { mix, outline, type Point } from "./geometry";
import { palette } from "./palette";
import { random } from "./seed";

const WIDE = 200;
const HIGH = 280;

/** Definitions for the page: patterns `rock-0` to `rock-3`, clip paths `crack-left` and `crack-right`. */
export function definitions(): string {
  const tear = "L-3 -16 5 -5 -5 8 3 20 -4 40";
  const shifted = (
    [
      [1, -100, 0],
      [2, 0, -140],
      [3, -100, -140],
    ] as const
  ).map(([i, x, y]) => `<pattern id="rock-${i}" href="#rock-0" patternTransform="translate(${x} ${y})"/>`);
  return (
    `<pattern id="rock-0" width="${WIDE}" height="${HIGH}" patternUnits="userSpaceOnUse">${tile()}</pattern>${shifted.join("")}` +
    `<clipPath id="crack-left"><path d="M-40 -40H6${tear}H-40Z"/></clipPath>` +
    `<clipPath id="crack-right"><path d="M40 -40H6${tear}H40Z"/></clipPath>`
  );
}

interface Seed {
  x: number;
  y: number;
  id: number;
}

/** Tileable Voronoi cells, each a low pyramid lit from the top left. */
function tile(): string {
  const tones = palette.rock.map(() => "");
  const all = seeds();
  for (const seed of all) {
    if (seed.x < -40 || seed.x > WIDE + 40 || seed.y < -40 || seed.y > HIGH + 40) continue;
    const tint = random(`cell${seed.id}`)();
    const apex: Point = [seed.x - 3 + tint * 6, seed.y - 4 + tint * 4];
    const corners = cell(seed, all);
    corners.forEach((v, i) => {
      const u = corners[(i + 1) % corners.length]!;
      const [mx, my] = mix(u, v, 0.5);
      const [dx, dy] = [mx - apex[0], my - apex[1]];
      const light = ((-dx * 0.5 - dy * 0.85) / (Math.hypot(dx, dy) || 1)) * 0.42 + 0.5 + (tint - 0.5) * 0.35;
      tones[Math.max(0, Math.min(4, Math.round(light * 4)))] += outline([[apex, v, u]]);
    });
  }
  return tones
    .map((d, i) => `<path d="${d}" fill="${palette.rock[i]}" stroke="${palette.rock[i]}" stroke-width=".5"/>`)
    .join("");
}

function seeds(): Seed[] {
  const rand = random("mountain");
  const inner = Array.from({ length: 48 }, (_, k): Point => {
    const row = Math.floor(k / 6);
    const x = (((k % 6) + 0.5 + (rand() - 0.5) * 0.85 + (row & 1) * 0.5) * WIDE) / 6;
    return [x % WIDE, ((row + 0.5 + (rand() - 0.5) * 0.8) * HIGH) / 8];
  });
  return inner.flatMap(([x, y], id) =>
    [-1, 0, 1].flatMap((a) => [-1, 0, 1].map((b) => ({ x: x + a * WIDE, y: y + b * HIGH, id }))),
  );
}

/** The region closer to one seed than to all others: a square cut along the bisectors. */
function cell(seed: Seed, all: Seed[]): Point[] {
  let corners: Point[] = [
    [seed.x - 60, seed.y - 60],
    [seed.x + 60, seed.y - 60],
    [seed.x + 60, seed.y + 60],
    [seed.x - 60, seed.y + 60],
  ];
  for (const other of all) {
    if (other === seed || Math.hypot(other.x - seed.x, other.y - seed.y) > 120) continue;
    const beyond = ([x, y]: Point): number =>
      (x - (seed.x + other.x) / 2) * (other.x - seed.x) + (y - (seed.y + other.y) / 2) * (other.y - seed.y);
    corners = corners.flatMap((v, i) => {
      const u = corners[(i + 1) % corners.length]!;
      const [a, b] = [beyond(v), beyond(u)];
      return [...(a <= 0 ? [v] : []), ...(a * b < 0 ? [mix(v, u, a / (a - b))] : [])];
    });
  }
  return corners;
}
