/** Which ways glow: those that lead back to a start. For drawing only; what may be laid where comes from the server. */
import { isStart } from "../art/card";
import { opposite, readPath, segmentOf, type PathCode, type Side } from "../art/code";
import type { View } from "../net/types";
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

/** Walks from every start through all that is joined: ways, ladders of one colour, tunnels. */
export function light(view: Pick<View, "board" | "goals">): Light {
  const cards = new Map<string, { cell: Cell; path: PathCode }>();
  for (const { card, cell } of view.board) put(cards, cell, readPath(card));
  for (const { card, cell, open } of view.goals) if (open) put(cards, cell, goalPath(card));
  const ladders = [...cards].flatMap(([key, { path }]) =>
    path.features
      .filter(({ name }) => name === "ladder")
      .map((feature) => ({ key, kind: feature.kind, segment: segmentOf(path, feature) })),
  );
  const found: Light = { ways: new Map(), steps: new Map() };
  let todo: { key: string; segment: Side[] }[] = [...cards]
    .filter(([, { path }]) => isStart(path))
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
      if (path.features.some((feature) => feature.name === "tunnel"))
        next.push(...path.segments.map((other) => ({ key, segment: other })));
      if (segment.length === 1 && !own.length && !path.group) continue;
      for (const side of segment) {
        const beside = cellKey([cell[0] + STEP[side][0], cell[1] + STEP[side][1]]);
        const onward = cards.get(beside)?.path.segments.find((other) => other.includes(opposite(side)));
        if (onward) next.push({ key: beside, segment: onward });
      }
    }
    todo = next;
  }
  return found;
}

function put(cards: Map<string, { cell: Cell; path: PathCode }>, cell: Cell, path: PathCode | null): void {
  if (path) cards.set(cellKey(cell), { cell, path });
}
