/** An example or a row of cards of a guide as a picture file, for readers outside the page. */
import { sizeOf } from "../art/geometry";
import { definitions } from "../art/rock";
import { cardSymbol, type Shelf } from "../art/symbol";
import { picture } from "./picture";

const CARD = 100;
const APART = 20;
/** The page's style sheet does not reach into a file. */
const LOOKS: Record<string, string> = {
  axis: 'fill="#c6b198" font-family="system-ui, sans-serif" font-weight="600" text-anchor="middle"',
  letter: 'fill="#ffb84d" font-family="Georgia, serif" font-weight="700" font-size="34" text-anchor="middle"',
  on: 'fill="#ffd9a0" font-family="system-ui, sans-serif" font-weight="700" font-size="18" text-anchor="middle"',
  place: 'fill="#ffb84d" fill-opacity=".13" stroke="#ffb84d" stroke-width="3" stroke-dasharray="9 7"',
  step: 'fill="#150e0a" stroke="#ffb84d" stroke-width="3"',
};

export function drawing(kind: string, codes: string): string {
  const symbols = new Map<string, string>();
  const drawn = new Map<string, string>();
  const shelf: Shelf = (key, viewBox, body) => {
    let id = symbols.get(key);
    if (!id) {
      id = `d${symbols.size}`;
      symbols.set(key, id);
      drawn.set(id, `<symbol id="${id}" viewBox="${viewBox}">${body()}</symbol>`);
    }
    return id;
  };
  const { box, body } = kind === "maze" ? picture(codes, { shelf }) : row(codes.split(", "), shelf);
  const [left, top, width, height] = [box[0] - 8, box[1] - 8, box[2] + 16, box[3] + 16];
  const styled = body.replace(/class="(\w+)"/g, (found, name: string) => LOOKS[name] ?? found);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}" width="${Math.round(width * 0.7)}" height="${Math.round(height * 0.7)}">` +
    `<defs>${definitions()}${[...drawn.values()].join("")}</defs>` +
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="12" fill="#120d0a"/>${styled}</svg>\n`
  );
}

/** Cards beside each other. */
function row(codes: string[], shelf: Shelf): { box: readonly [number, number, number, number]; body: string } {
  const [, high] = sizeOf(0);
  const body = codes.map(
    (code, i) =>
      `<use href="#${cardSymbol(code, {}, shelf)}" x="${i * (CARD + APART)}" y="0" width="${CARD}" height="${high}"/>`,
  );
  const width = codes.length * (CARD + APART) - APART;
  return { box: [-APART, -APART, width + 2 * APART, high + 2 * APART], body: body.join("") };
}
