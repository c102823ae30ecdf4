/** Guides are written with the cells of the notation, and read with the names of the table. */
import { type Cell, cellName } from "../words/place";

/** The cell called A1 at each game's table: the upper left corner of what lies there from the start. */
export const ORIGINS: Record<string, Cell> = {
  saboteur: [0, -2],
  saboteur2: [0, -2],
  duel: [0, -2],
  solo: [0, -2],
  // With six or more players the goals lie nearer; the guide shows the larger cave.
  "dark-cave": [-4, -4],
};

export const withNames = (html: string, game: string): string =>
  html.replace(
    /<code>(-?\d+),(-?\d+)<\/code>/g,
    (_, x: string, y: string) => `<b class="cell">${cellName([Number(x), Number(y)], ORIGINS[game] ?? [0, 0])}</b>`,
  );
