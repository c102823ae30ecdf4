/** The frame of a card: background, plate and centre. */
import { sizeOf, type Turn } from "./geometry";
import { moved } from "./paper";
import { palette } from "./palette";

export interface Frame {
  upright: boolean;
  ground: (fill: string) => string;
  plate: (fill: string, edge: string) => string;
  middle: (body: string) => string;
  /** One to three notches for the group of The Dark Cave. */
  notches: (group: string) => string;
}

export function frameOf(turn: Turn): Frame {
  const [width, height] = sizeOf(turn);
  const rect = (inset: number, radius: number, paint: string): string =>
    `<rect x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" rx="${radius}" ${paint}/>`;
  return {
    upright: height > width,
    ground: (fill) =>
      rect(0, 5, `fill="${fill}"`) + rect(0.7, 4.5, `fill="none" stroke="${palette.ink}" stroke-width="1.4"`),
    plate: (fill, edge) => rect(6, 3, `fill="${fill}" stroke="${edge}" stroke-width="1.6"`),
    middle: (body) => moved(`translate(${width / 2} ${height / 2})`, body),
    notches: (group) => notches(group.length, width),
  };
}

const notches = (count: number, width: number): string =>
  Array.from({ length: count }, (_, i) => {
    const x = width - 11 - i * 9;
    return `<path d="M${x} 6l5 6 -5 6 -5 -6z" fill="#cfe3ea" stroke="${palette.ink}" stroke-width="2" stroke-linejoin="round"/>`;
  }).join("");
