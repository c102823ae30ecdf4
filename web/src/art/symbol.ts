/** One `<symbol>` per distinct drawing, shown by `<use>`: a hundred cards cost few nodes. */
import { cardBody, type Look } from "./card";
import { sizeOf } from "./geometry";
import { definitions } from "./rock";

const SVG = "http://www.w3.org/2000/svg";
const ids = new Map<string, string>();
let shelf: SVGDefsElement | null = null;

/** Stores a drawing under a key and returns the id to reference it. */
export type Shelf = (key: string, viewBox: string, body: () => string) => string;

/** The id of a card's symbol, made when it is first asked for. Codes come from our own decks, never from people. */
export function cardSymbol(code: string, look: Look = {}, shelf: Shelf = symbol): string {
  const { turn = 0, lit = true, rock = 0, bare = false } = look;
  const key = `${code} ${turn} ${typeof lit === "boolean" ? lit : lit.join(".") || "-"} ${rock % 4} ${bare}`;
  const [width, height] = sizeOf(turn);
  return shelf(key, `0 0 ${width} ${height}`, () => cardBody(code, look));
}

/** The id of any other drawing's symbol. */
export function symbol(key: string, viewBox: string, body: () => string): string {
  const home = defs();
  let id = ids.get(key);
  if (!id) {
    id = `d${ids.size}`;
    ids.set(key, id);
    const element = document.createElementNS(SVG, "symbol");
    element.id = id;
    element.setAttribute("viewBox", viewBox);
    element.innerHTML = body();
    home.append(element);
  }
  return id;
}

/** Make sure that rock and cracks are in the page, for drawings that are not symbols. */
export const prepare = (): void => void defs();

function defs(): SVGDefsElement {
  if (shelf?.isConnected) return shelf;
  ids.clear();
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("width", "0");
  svg.setAttribute("height", "0");
  svg.setAttribute("aria-hidden", "true");
  svg.style.position = "absolute";
  shelf = document.createElementNS(SVG, "defs");
  shelf.innerHTML = definitions();
  svg.append(shelf);
  document.body.prepend(svg);
  return shelf;
}
