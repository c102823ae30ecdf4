/** Things in the maze besides cards: dwarfs, creatures, webs, markers and keys, and where they are. */
import { type Creature, creature } from "../art/creature";
import { fallen, figure } from "../art/dwarf";
import { lookKey, wardrobe } from "../art/wardrobe.svelte";
import { feature } from "../art/feature";
import type { Point } from "../art/geometry";
import { palette } from "../art/palette";
import { fieldSpot, spots } from "../art/spot";
import { goalPath, readPath } from "../art/code";
import type { View } from "../net/types";
import { cellKey } from "../words/place";
import type { Spot } from "./choice.svelte";
import { onBoard } from "./geometry";
import { strength } from "./marks";

export interface Thing {
  key: string;
  at: Point;
  scale: number;
  /** The drawing's name, and how it is drawn. */
  drawing: string;
  draw: () => string;
}

type Cards = Map<string, string>;

/** Everything in the maze, back to front. */
export function things(view: View, down: boolean): Thing[] {
  const cards = cardsOf(view);
  return [
    ...markers(view, cards, down),
    ...webs(view, down),
    ...creatures(view, cards, down),
    ...figures(view, cards, down),
  ];
}

/** The middle of a field, written like `2,1.N`, on the board. */
export function fieldPoint(field: string, cards: Cards, down: boolean): Point | null {
  const [cell = "", part = ""] = field.split(".", 2);
  const xy = cell.split(",").map(Number);
  if (xy.length !== 2 || xy.some(Number.isNaN)) return null;
  const card = cards.get(cell);
  const path = card === undefined ? null : goalPath(card);
  return onBoard(xy, path ? fieldSpot(path, part) : [50, 70], down);
}

export const cardsOf = (view: View): Cards => {
  const cards: Cards = new Map(view.board.map(({ card, cell }) => [cellKey(cell), card]));
  for (const goal of view.goals) if (goal.open) cards.set(cellKey(goal.cell), goal.card);
  return cards;
};

/** Dwarfs who share a field stand side by side. */
function figures(view: View, cards: Cards, down: boolean): Thing[] {
  const all = view.cave?.figures ?? [];
  return all.flatMap((field, seat) => {
    const point = fieldPoint(field, cards, down);
    if (!point) return [];
    const group = all.flatMap((other, i) => (other === field ? [i] : []));
    const [aside, behind] = standing(group.indexOf(seat), group.length);
    const lying = view.cave!.lying[seat] ?? false;
    const looks = wardrobe.at(seat);
    const moves = view.prompt?.kind === "walk" && view.prompt.seat === seat;
    const scale = group.length > 2 ? 0.72 : group.length > 1 ? 0.86 : 1.02;
    return [
      {
        key: `figure ${seat}`,
        at: [point[0] + aside, point[1] - 10 + behind] as const,
        scale,
        drawing: `${lying ? "fallen" : "figure"} ${lookKey(looks)}${moves ? " moves" : ""}`,
        draw: () => (moves ? ground() : "") + (lying ? fallen(looks) : figure(looks)),
      },
    ];
  });
}

/** The position of one among several: side by side, more than four in two rows. */
function standing(place: number, count: number): [aside: number, behind: number] {
  const rows = count > 4 ? 2 : 1;
  const wide = Math.ceil(count / rows);
  const row = Math.floor(place / wide);
  const inRow = row < rows - 1 ? wide : count - wide * (rows - 1);
  return [((place % wide) - (inRow - 1) / 2) * (wide > 2 ? 20 : 26), rows > 1 ? row * 24 - 12 : 0];
}

/** Warm light under the figure being moved. */
const ground = (): string =>
  `<ellipse cy="20" rx="25" ry="11" fill="${palette.ink}"/><ellipse cy="20" rx="21" ry="8" fill="${palette.lamp}"/>`;

function creatures(view: View, cards: Cards, down: boolean): Thing[] {
  return (view.cave?.creatures ?? []).flatMap(({ name, field }) => {
    const at = fieldPoint(field, cards, down);
    const moves = view.prompt?.kind === "prowl" && view.prompt.creature === name;
    const draw = (): string => (moves ? ground() : "") + creature(name as Creature);
    return at ? [{ key: `creature ${name}`, at, scale: 1.1, drawing: `${name}${moves ? " moves" : ""}`, draw }] : [];
  });
}

function webs(view: View, down: boolean): Thing[] {
  return (view.cave?.webs ?? []).map((web) => ({
    key: `web ${web.cell.join()} ${web.side}`,
    at: edgePoint(web.cell, web.side, down),
    scale: 0.9,
    drawing: `web ${web.strength}`,
    draw: () => feature("web") + strength(web.strength),
  }));
}

/** The middle of the edge on a cell's side. */
export const edgePoint = (cell: readonly number[], side: string, down: boolean): Point =>
  onBoard(cell, side === "E" ? [100, 70] : [50, 140], down);

function markers(view: View, cards: Cards, down: boolean): Thing[] {
  const { duel } = view;
  if (!duel) return [];
  const thing = (kind: string, cell: readonly number[], seat: number, on: string): Thing =>
    token(kind, cell, duel.colours[seat] ?? "", on, cards, down);
  return [
    ...duel.marked.map(({ cell, seat, troll }) => thing("marker", cell, seat, troll ? "troll" : "gold")),
    ...duel.keys.map(({ cell, seat }) => thing("key", cell, seat, "door")),
  ];
}

const OFFERED: Record<string, readonly [kind: string, on: string]> = {
  mark: ["marker", "gold"],
  bribe: ["marker", "troll"],
  key: ["key", "door"],
};

/** The marker or key that choosing a place would put there. */
export function offered(view: View, spot: Pick<Spot, "act" | "cell">, down: boolean): Thing | null {
  const what = OFFERED[spot.act];
  const colour = view.duel?.colours[view.seat ?? -1];
  return what && colour ? token(what[0], spot.cell, colour, what[1], cardsOf(view), down) : null;
}

function token(kind: string, cell: readonly number[], colour: string, on: string, cards: Cards, down: boolean): Thing {
  const card = cards.get(cellKey(cell));
  const path = card === undefined ? null : (readPath(card) ?? goalPath(card));
  const found = path && spots(path).find((spot) => spot.feature.name === on);
  return {
    key: `${kind} ${cell.join()} ${colour}`,
    at: onBoard(cell, found ? [found.at[0] + 10, found.at[1] - 12] : [50, 70], down),
    scale: 0.72,
    drawing: `${kind} ${colour}`,
    draw: () => feature(kind, colour),
  };
}
