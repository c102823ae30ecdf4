/** Primitives of the paper-cut style: SVG text, drawn around 0,0. */
import { palette } from "./palette";

/** A shape with an ink outline. */
export const cut = (d: string, fill: string, width = 2.4): string =>
  `<path d="${d}" fill="${fill}" stroke="${palette.ink}" stroke-width="${round(width)}" stroke-linejoin="round"/>`;

/** A shape without an outline. */
export const flat = (d: string, fill: string, opacity = 1): string =>
  `<path d="${d}" fill="${fill}"${faded(opacity)}/>`;

/** A line with round caps. */
export const line = (d: string, stroke: string, width: number, opacity = 1, dash = ""): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"` +
  `${faded(opacity)}${dash && ` stroke-dasharray="${dash}"`}/>`;

/** A line with an ink edge on both sides. */
export const rod = (d: string, stroke: string, width: number, edge = width + 3): string =>
  line(d, palette.ink, edge) + line(d, stroke, width);

/** A circle; without outline if width is 0. */
export const disc = (x: number, y: number, r: number, fill: string, width = 2.4): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${width ? ` stroke="${palette.ink}" stroke-width="${width}"` : ""}/>`;

/** Translate shapes. */
export const moved = (transform: string, body: string): string => `<g transform="${transform}">${body}</g>`;

/** Shapes and their mirror image. */
export const mirrored = (body: string): string => body + moved("scale(-1 1)", body);

/** A small glint. */
export const star = (x: number, y: number, r: number, fill: string): string => {
  const k = r * 0.22;
  const tips = [
    [x, y - r],
    [x + k, y - k],
    [x + r, y],
    [x + k, y + k],
    [x, y + r],
    [x - k, y + k],
    [x - r, y],
    [x - k, y - k],
  ];
  return flat(`M${tips.map(([a, b]) => `${round(a!)} ${round(b!)}`).join("L")}Z`, fill);
};

/** A toothed sun. */
export const burst = (teeth: number, outer: number, inner: number, fill: string, shift = 0): string => {
  const points = Array.from({ length: teeth * 2 }, (_, i) => {
    const angle = ((i + shift) * Math.PI) / teeth;
    const radius = i % 2 ? inner : outer * (i % 4 ? 0.92 : 1.04);
    return `${round(Math.sin(angle) * radius)} ${round(-Math.cos(angle) * radius)}`;
  });
  return flat(`M${points.join("L")}Z`, fill);
};

/** A number, as short as possible. */
export const round = (value: number): number => +value.toFixed(1);

const faded = (opacity: number): string => (opacity < 1 ? ` opacity="${opacity}"` : "");
