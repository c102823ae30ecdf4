/** What tells a place apart from the others, in a few words; the first that fits. */
import { readPath } from "../art/code";
import type { View } from "../net/types";
import type { Spot } from "../play/choice.svelte";
import type { Lit } from "../play/reached";
import { type Cell, cellKey, cellName, origin } from "../words/place";
import { t } from "../words/words.svelte";

const SIDES: readonly [side: string, x: number, y: number, back: string][] = [
  ["N", 0, -1, "S"],
  ["E", 1, 0, "W"],
  ["S", 0, 1, "N"],
  ["W", -1, 0, "E"],
];

export function landmark(spot: Pick<Spot, "cell">, view: View, lit: Lit, last: readonly number[] | null): string {
  const [x, y] = spot.cell;
  const gates = view.goals.map(({ cell }) => cell[1]).sort((a, b) => a - b);
  if (gates.length === 3 && view.goals.some(({ cell }) => cellKey(cell) === cellKey(spot.cell)))
    return t(["room-upper-gate", "room-middle-gate", "room-lower-gate"][gates.indexOf(y)] ?? "room-middle-gate");
  const beside = SIDES.map(([, dx, dy]): Cell => [x + dx, y + dy]);
  const goal = view.goals.find(({ open, cell }) => !open && beside.some((one) => cellKey(one) === cellKey(cell)));
  if (goal) return t("room-by-gate", { gate: cellName(goal.cell, origin(view)) });
  const cold = view.board.some(({ cell, card }) => {
    const side = SIDES.find(([, dx, dy]) => cell[0] === x + dx && cell[1] === y + dy);
    if (!side || (lit.get(cellKey(cell))?.length ?? 0) > 0) return false;
    return readPath(card)?.segments.some((segment) => ([...segment] as string[]).includes(side[3])) ?? false;
  });
  if (cold) return t("room-joins-cold");
  if (last && beside.some((one) => cellKey(one) === cellKey(last))) return t("room-by-last");
  const columns = [...view.board, ...view.goals].map(({ cell }) => cell[0]);
  const [least, most] = [Math.min(...columns), Math.max(...columns)];
  const third = Math.min(2, Math.max(0, Math.floor((3 * (x - least)) / Math.max(1, most - least + 1))));
  return t(["room-left-third", "room-middle-third", "room-right-third"][third] ?? "room-middle-third");
}
