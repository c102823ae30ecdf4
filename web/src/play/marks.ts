/** Marks on the board: possible actions, the last move, and the player's own knowledge. */
import { head } from "../art/dwarf";
import { wardrobe } from "../art/wardrobe.svelte";
import { feature } from "../art/feature";
import { nugget, nuggets, stones } from "../art/nugget";
import { palette } from "../art/palette";
import { readPath } from "../art/code";

type Size = readonly [number, number];
const { ink, lamp, danger, secret } = palette;

/** The frame of a place for a card; it takes the colour of the page's background. */
export const legal = ([w, h]: Size): string =>
  `<rect class="lit" x="4" y="4" width="${w - 8}" height="${h - 8}" rx="7" fill="currentColor" fill-opacity=".1" stroke="currentColor" stroke-width="3" stroke-dasharray="9 7"/>`;

/** A frame around the first touch. */
export const ring = ([w, h]: Size, colour: string = lamp): string =>
  (
    [
      [ink, 7],
      [colour, 4],
    ] as const
  )
    .map(
      ([stroke, width]) =>
        `<rect x="-1" y="-1" width="${w + 2}" height="${h + 2}" rx="6" fill="none" stroke="${stroke}" stroke-width="${width}"/>`,
    )
    .join("");

/** Cross hairs on what will be destroyed. */
export const target = ([w, h]: Size): string =>
  (
    [
      [ink, 10],
      [danger, 4.5],
    ] as const
  )
    .map(
      ([stroke, width]) =>
        `<g transform="translate(${w / 2} ${h / 2})" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"><circle r="26"/><path d="M0 -38v20M0 18v20M-38 0h20M18 0h20"/></g>`,
    )
    .join("");

/** A round spot: a field to step on, or an edge for a web; hollow if something inside must stay visible. */
export const spot = (radius: number, hollow = false): string =>
  `<circle r="${radius}" fill="${ink}" fill-opacity="${hollow ? 0 : 0.55}" stroke="${ink}" stroke-width="9"/>` +
  `<circle class="${hollow ? "" : "lit"}" r="${radius}" fill="${lamp}" fill-opacity="${hollow ? 0 : 0.28}" stroke="${lamp}" stroke-width="4.4"/>` +
  (hollow ? "" : `<circle r="5" fill="${lamp}"/>`);

/** Four corners and the last mover's dwarf; at the top where the bottom is taken. */
export const last = ([w, h]: Size, seat: number | null, above = false): string => {
  const k = 18;
  const d = `M0 ${k}V0H${k}M${w - k} 0H${w}V${k}M${w} ${h - k}V${h}H${w - k}M${k} ${h}H0V${h - k}`;
  const lines = (
    [
      [ink, 8],
      ["#fff6e0", 3.6],
    ] as const
  ).map(
    ([stroke, width]) =>
      `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"/>`,
  );
  const who =
    seat === null
      ? ""
      : `<g transform="translate(${w - 16} ${above ? 14 : h - 14})"><circle r="19" fill="#2c231e" stroke="#fff6e0" stroke-width="2.4"/><g transform="scale(.58) translate(0 1)">${head(wardrobe.at(seat))}</g></g>`;
  return lines.join("") + who;
};

/** The player's own knowledge of a hidden goal. */
export const peek = ([w, h]: Size, card: string): string =>
  `<g transform="translate(${w / 2} ${h - 17})"><rect x="-33" y="-15" width="66" height="30" rx="15" fill="#2b1f3d" stroke="${secret}" stroke-width="2.4"/>` +
  `<g fill="none" stroke="${secret}" stroke-width="2.6"><path d="M-26 0q9 -11 18 0q-9 11 -18 0z"/><circle cx="-17" r="2.6" fill="${secret}"/></g>` +
  `<g transform="translate(14 0) scale(.52)">${found(card)}</g></g>`;

function found(card: string): string {
  if (card === "gold") return nugget(0, 0, 1.4);
  const first = readPath(card)?.features.find(({ name }) => ["gold", "exit", "ladder", "hole", "vein"].includes(name));
  if (!first) return stones();
  return first.name === "gold"
    ? nuggets(Number(first.kind))
    : `<g transform="scale(${first.name === "exit" ? 0.6 : 0.95})">${feature(first.name)}</g>`;
}

/** The number of rounds a web still lasts. */
export const strength = (count: number): string =>
  Array.from(
    { length: count },
    (_, i) =>
      `<circle cx="${i * 9 - (count - 1) * 4.5}" cy="27" r="3.4" fill="${palette.bone}" stroke="${ink}" stroke-width="1.6"/>`,
  ).join("");

/** Rays of light when gold is found. */
export const RAYS = Array.from({ length: 14 }, (_, i) => {
  const point = (angle: number, radius: number): string =>
    `${Math.round(Math.cos(angle) * radius)} ${Math.round(Math.sin(angle) * radius)}`;
  const middle = (i * Math.PI) / 7;
  return `M${point(middle, 26)}L${point(middle - 0.1, 150)}L${point(middle + 0.1, 150)}Z`;
}).join("");

/** The side as it appears on the screen; on a board that lies down, north is at the right. */
export function seenSide(side: string, down: boolean): string {
  const order = "NESW";
  return order[(order.indexOf(side) + Number(down)) % 4] ?? side;
}

/** A jagged line along a side of a place, and the middle of that side. */
export function zigzag([w, h]: Size, side: string): { path: string; middle: Size } {
  const across = side === "N" || side === "S";
  const [from, to] = [w * 0.06, (across ? w : h) - w * 0.06];
  const teeth = 8;
  const edge = { N: 0, W: 0, E: w, S: h }[side] ?? 0;
  const points = Array.from({ length: teeth + 1 }, (_, i) => {
    const along = Math.round((from + ((to - from) * i) / teeth) * 10) / 10;
    const off = Math.round((edge + (i % 2 ? 0.07 : -0.07) * w) * 10) / 10;
    return across ? `${along} ${off}` : `${off} ${along}`;
  });
  return { path: `M${points.join("L")}`, middle: across ? [w / 2, edge] : [edge, h / 2] };
}

/** A frame around a place where the card does not fit, with a jagged line and a cross on every clashing side. */
export const refusal = (size: Size, sides: readonly string[], down: boolean): string => {
  const [w, h] = size;
  const lines = (d: string, width: number): string =>
    [ink, danger]
      .map(
        (stroke, i) =>
          `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width + 4 - i * 4}" stroke-linecap="round" stroke-linejoin="round"/>`,
      )
      .join("");
  const cross = ([x, y]: Size): string =>
    `<circle cx="${x}" cy="${y}" r="18" fill="#43201a" stroke="${danger}" stroke-width="3.5"/>` +
    `<path d="M${x - 7} ${y - 7}l14 14m0 -14l-14 14" stroke="#fff" stroke-width="4" stroke-linecap="round"/>`;
  const jagged = sides.map((side) => zigzag(size, seenSide(side, down)));
  return (
    `<rect x="3" y="3" width="${w - 6}" height="${h - 6}" rx="7" fill="${danger}" fill-opacity=".16" stroke="${danger}" stroke-width="3"/>` +
    (jagged.length
      ? jagged.map(({ path }) => lines(path, 6.5)).join("") + jagged.map(({ middle }) => cross(middle)).join("")
      : cross([w / 2, h / 2]))
  );
};
