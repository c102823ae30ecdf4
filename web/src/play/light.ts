/** Which ways glow: those that lead back to a start. For drawing only; what may be laid where comes from the server. */
import { isStart } from "../art/card";
import { opposite, readPath, segmentOf, type PathCode, type Side } from "../art/code";
import type { Duel, View } from "../net/types";
import type { Cell } from "../words/place";

export interface Light {
  /** The ways of each card that are reached, by their letters. */
  ways: Map<string, string[]>;
  /** How many cards away from a start each card is. */
  steps: Map<string, number>;
}

export const cellKey = (cell: readonly number[]): string => `${cell[0]},${cell[1]}`;

const STEP: Record<Side, Cell> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

/** The path card that lies open as a goal. */
export function goalPath(card: string): PathCode | null {
  const [what = "", shape] = card.split(" ");
  if (what === "gold") return readPath("NESW");
  return readPath(what === "stone" ? (shape ?? "NESW") : what);
}

type Cards = Map<string, { cell: Cell; path: PathCode }>;
type Lighted = Pick<View, "board" | "goals"> & Partial<Pick<View, "duel" | "seat">>;

/** Which ways lead to a start. In the Duel those that only the other side can walk are marked by a `~` before their letters. */
export function light(view: Lighted): Light {
  const cards: Cards = new Map();
  for (const { card, cell } of view.board) put(cards, cell, readPath(card));
  for (const { card, cell, open } of view.goals) if (open) put(cards, cell, goalPath(card));
  const colours = [...new Set([...cards.values()].filter(({ path }) => isStart(path)).map(({ path }) => kindOf(path)))];
  const own = view.duel?.colours[view.seat ?? -1];
  const walks = colours.map((colour) => ({ colour, walked: walk(cards, colour, passing(view.duel, colour)) }));
  walks.sort((a, b) => Number(b.colour === own) - Number(a.colour === own));
  const found: Light = { ways: new Map(), steps: new Map() };
  for (const { colour, walked } of walks) {
    const far = own !== undefined && colour !== own ? "~" : "";
    for (const [key, names] of walked.ways) {
      const known = found.ways.get(key) ?? [];
      found.ways.set(key, [...known, ...names.filter((name) => !known.includes(name)).map((name) => far + name)]);
      if (!found.steps.has(key)) found.steps.set(key, walked.steps.get(key) ?? 0);
    }
  }
  return found;
}

const kindOf = (path: PathCode): string => path.features.find(({ name }) => name === "ladder")?.kind ?? "";

/** Whether whoever has this colour gets through a side of a card: past its door, past its troll. */
type Passing = (key: string, path: PathCode, side: Side) => boolean;

function passing(duel: Duel | null | undefined, colour: string): Passing {
  if (!duel) return () => true;
  const bribed = new Set(duel.marked.filter(({ troll }) => troll).map(({ cell }) => cellKey(cell)));
  const unlocked = new Set(
    duel.keys.filter(({ seat }) => duel.colours[seat] === colour).map(({ cell }) => cellKey(cell)),
  );
  return (key, path, side) =>
    path.features.every(({ name, kind, arm }) => {
      if (arm !== side) return true;
      if (name === "door") return kind === colour || unlocked.has(key);
      return name !== "troll" || bribed.has(key);
    });
}

/** Walks from the starts of a colour through all that is joined: ways, ladders of one colour, tunnels. */
function walk(cards: Cards, colour: string, passes: Passing): Light {
  const ladders = [...cards].flatMap(([key, { path }]) =>
    path.features
      .filter(({ name }) => name === "ladder")
      .map((feature) => ({ key, kind: feature.kind, segment: segmentOf(path, feature) })),
  );
  const found: Light = { ways: new Map(), steps: new Map() };
  let todo: { key: string; segment: Side[] }[] = [...cards]
    .filter(([, { path }]) => isStart(path) && kindOf(path) === colour)
    .map(([key, { path }]) => ({ key, segment: path.segments[0]! }));
  for (let step = 0; todo.length; step += 1) {
    const next: typeof todo = [];
    for (const { key, segment } of todo) {
      const reached = found.ways.get(key) ?? [];
      const name = segment.join("");
      if (reached.includes(name)) continue;
      found.ways.set(key, [...reached, name]);
      if (!found.steps.has(key)) found.steps.set(key, step);
      const { cell, path } = cards.get(key)!;
      const own = ladders.filter((ladder) => ladder.key === key && ladder.segment === segment);
      next.push(...ladders.filter((other) => own.some((ladder) => ladder.kind === other.kind)));
      if (path.features.some((feature) => feature.name === "tunnel")) {
        next.push(...path.segments.map((other) => ({ key, segment: other })));
      }
      if (segment.length === 1 && !own.length && !path.group) continue;
      for (const side of segment) {
        const beside = cellKey([cell[0] + STEP[side][0], cell[1] + STEP[side][1]]);
        const there = cards.get(beside)?.path;
        const onward = there?.segments.find((other) => other.includes(opposite(side)));
        if (!there || !onward || !passes(key, path, side) || !passes(beside, there, opposite(side))) continue;
        next.push({ key: beside, segment: onward });
      }
    }
    todo = next;
  }
  return found;
}

function put(cards: Cards, cell: Cell, path: PathCode | null): void {
  if (path) cards.set(cellKey(cell), { cell, path });
}
