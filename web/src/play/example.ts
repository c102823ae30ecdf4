/** Examples of the rules, written in one line like `start 0,0; EW 1,0; place a 2,0`, parsed as a view. */
import type { Cave, Duel, Goal, Laid, View } from "../net/types";
import { HIDDEN } from "../words/card";
import { type Cell, cellKey } from "../words/place";
import examples from "./examples.json";

export type Scene = Pick<View, "board" | "goals" | "seat"> & { cave: Cave | null; duel: Duel | null };

export interface Example {
  view: Scene;
  /** Letters on empty cells, and on fields of cards. */
  places: { letter: string; cell: Cell }[];
  steps: { letter: string; field: string }[];
  /** Cards somebody tries to lay: those that fit lie on the board, too. */
  tried: { card: string; cell: Cell; fits: boolean }[];
}

const BEASTS = ["rat", "lindworm", "goblin"];
const STARTS: Record<string, string> = { start: "ladder", "start-green": "ladder-green", "start-blue": "ladder-blue" };
const SEEN: Record<string, string> = { goal: HIDDEN, "seen-gold": "gold", "seen-stone": "stone NE" };
const TRIED = ["fits", "clash", "cut"];
const OPEN = ["gold", "stone", "open"];

/** The connected arms of every card, by example and cell, from the engine. */
const CONNECTED: Record<string, Record<string, string[]>> = examples;

const seatOf = (word = ""): number => Number(word.slice(1)) - 1;

export function readExample(codes: string): Example {
  const board: Laid[] = [];
  const goals: Goal[] = [];
  const duel = { colours: ["green", "blue"], marked: [], keys: [] } as Pick<Duel, "colours" | "marked" | "keys">;
  const cave = { figures: [], lying: [], webs: [], creatures: [], veins: [] } as Pick<
    Cave,
    "figures" | "lying" | "webs" | "creatures" | "veins"
  >;
  const found: Omit<Example, "view"> = { places: [], steps: [], tried: [] };
  for (const part of codes.split(";")) {
    const words = part.trim().split(" ");
    const where = words.pop() ?? "";
    const [what = "", ...rest] = words;
    const [x = 0, y = 0] = (where.split(".")[0] ?? "").split(",").map(Number);
    const cell: Cell = [x, y];
    const first = rest[0] ?? "";
    if (what in STARTS) board.push({ card: `NESW:${STARTS[what]}`, cell });
    else if (what in SEEN) goals.push({ cell, card: SEEN[what] ?? HIDDEN, open: false });
    else if (OPEN.includes(what)) {
      goals.push({ cell, card: what === "open" ? first : [what, ...rest].join(" "), open: true });
      board.push({ card: first || "NESW", cell });
    } else if (TRIED.includes(what)) {
      found.tried.push({ card: first, cell, fits: what === "fits" });
      if (what === "fits") board.push({ card: first, cell });
    } else if (what === "place") found.places.push({ letter: first, cell });
    else if (what === "step") found.steps.push({ letter: first, field: where });
    else if (what === "marker" || what === "bribe")
      duel.marked.push({ cell, seat: rest.length ? seatOf(first) : 0, troll: what === "bribe" });
    else if (what === "key") duel.keys.push({ cell, seat: seatOf(first) });
    else if (what === "dwarf") cave.figures[seatOf(first)] = where;
    else if (what === "web") cave.webs.push({ cell, side: first, strength: 2, owner: 0, card: "" });
    else if (BEASTS.includes(what)) cave.creatures.push({ name: what, field: where, owner: 0, card: "" });
    else {
      board.push({ card: what, cell });
      if (what.includes("vein")) cave.veins.push(cell);
    }
  }
  const duelled = board.some(({ card }) => card === "NESW:ladder-green");
  const caved = cave.figures.length > 0 || cave.webs.length > 0 || cave.creatures.length > 0;
  return {
    // The Duel is shown from green's side.
    view: {
      board: board.map((laid) => ({ ...laid, reached: CONNECTED[codes]?.[cellKey(laid.cell)] ?? [] })),
      goals,
      seat: duelled ? 0 : null,
      cave: caved ? (cave as Cave) : null,
      duel: duelled ? (duel as Duel) : null,
    },
    ...found,
  };
}
