/** The maze as it was when a round ended. The server already tells of the next one, so it is rebuilt from what happened. */
import { isStart } from "../art/card";
import { readPath } from "../art/code";
import type { Event, Goal, Laid, View } from "../net/types";
import { HIDDEN } from "../words/card";
import { cellKey } from "./light";

/** The view with the board of the round before; null if there was none. */
export function roundBefore(view: View, events: readonly Event[]): View | null {
  const begun = events.flatMap((event, i) => (event.kind === "round" ? [i] : []));
  if (begun.length < 2) return null;
  const [from, to] = begun.slice(-2);
  const board = new Map<string, Laid>();
  const goals = new Map<string, Goal>(
    view.goals.map(({ cell }) => [cellKey(cell), { cell, card: HIDDEN, open: false }]),
  );
  for (const laid of view.board) {
    const path = readPath(laid.card);
    if (path && isStart(path)) board.set(cellKey(laid.cell), laid);
  }
  for (const event of events.slice(from, to)) apply(event, board, goals);
  return { ...view, round: view.round - 1, board: [...board.values()], goals: [...goals.values()] };
}

function apply({ kind, cell, card, goal }: Event, board: Map<string, Laid>, goals: Map<string, Goal>): void {
  if (!cell) return;
  const key = cellKey(cell);
  if (kind === "lay" && card) board.set(key, { card, cell });
  else if (kind === "rockfall") board.delete(key);
  else if (kind === "reveal" && goal) goals.set(key, { cell, card: goal, open: true });
  else if (kind === "map" && goal && goal !== HIDDEN && !goals.get(key)?.open)
    goals.set(key, { cell, card: goal, open: false });
}
