/** Short descriptions that distinguish places: the first that fits, and more if that is not enough. */
import { readPath } from "../art/code";
import type { View } from "../net/types";
import type { Spot } from "../play/choice.svelte";
import type { Lit } from "../play/reached";
import { sideName } from "../words/card";
import { type Cell, cellKey, cellName, origin } from "../words/place";
import { t } from "../words/words.svelte";

type Place = Pick<Spot, "key" | "cell" | "field">;
const SIDES: readonly [side: string, x: number, y: number, back: string, from: string][] = [
  ["W", -1, 0, "E", "right-of"],
  ["E", 1, 0, "W", "left-of"],
  ["N", 0, -1, "S", "below"],
  ["S", 0, 1, "N", "above"],
];

const THIRDS = ["room-left-third", "room-middle-third", "room-right-third"];

/** The words for each of these places, by its key: no two of different cells read alike. */
export function landmarks(
  spots: readonly Place[],
  view: View,
  lit: Lit,
  last: readonly number[] | null,
): Map<string, string> {
  const found = new Map(spots.map((spot) => [spot.key, landmark(spot.cell, view, lit, last)]));
  const first = new Map(found);
  for (const said of new Set(first.values())) {
    const alike = spots.filter(({ key }) => first.get(key) === said);
    if (alike.length < 2) continue;
    // How high it lies is enough if that differs for all of them; else on which side of which card.
    const heights = alike.map(({ cell }) => height(cell, view));
    const enough = new Set(heights).size === alike.length;
    alike.forEach(({ key, cell, field }, i) => {
      const by = beside(cell, view, lit);
      const more = enough || !by ? (heights[i] ?? "") : by;
      const pair = more === by ? { one: said, other: by } : { one: more, other: said };
      const one = more === by && among(said) ? by : t("room-both", pair);
      const shared = alike.filter((other) => cellKey(other.cell) === cellKey(cell)).length > 1;
      const part = shared && field && /^[NESW]$/.test(field) ? sideName(field) : "";
      found.set(key, part ? t("room-both", { one, other: part }) : one);
    });
  }
  return found;
}

function landmark(at: Cell, view: View, lit: Lit, last: readonly number[] | null): string {
  const [x, y] = at;
  const gates = view.goals.map(({ cell }) => cell[1]).sort((a, b) => a - b);
  if (gates.length === 3 && view.goals.some(({ cell }) => cellKey(cell) === cellKey(at)))
    return t(["room-upper-gate", "room-middle-gate", "room-lower-gate"][gates.indexOf(y)] ?? "room-middle-gate");
  const around = SIDES.map(([, dx, dy]): Cell => [x + dx, y + dy]);
  const shut = view.goals.filter(({ open }) => !open).map(({ cell }) => cell);
  const by = (gate: Cell): string => t("room-by-gate", { gate: cellName(gate, origin(view)) });
  const goal = shut.find((cell) => around.some((one) => cellKey(one) === cellKey(cell)));
  if (goal) return by(goal);
  const cold = view.board.some(({ cell, card }) => {
    const side = SIDES.find(([, dx, dy]) => cell[0] === x + dx && cell[1] === y + dy);
    if (!side || (lit.get(cellKey(cell))?.length ?? 0) > 0) return false;
    return readPath(card)?.segments.some((segment) => ([...segment] as string[]).includes(side[3])) ?? false;
  });
  if (cold) return t("room-joins-cold");
  // Of two gates whose corners it touches the outer one tells where it is.
  const [gate] = shut
    .filter((cell) => Math.abs(cell[0] - x) === 1 && Math.abs(cell[1] - y) === 1)
    .sort((a, b) => Math.abs(b[1]) - Math.abs(a[1]));
  if (gate) return t("room-both", { one: height(at, view), other: by(gate) });
  if (last && around.some((one) => cellKey(one) === cellKey(last))) return t("room-by-last");
  return t(THIRDS[third(x, 0, view)] ?? "room-middle-third");
}

/** Whether these words only say in which third it is: the name of a card beside it says more. */
const among = (said: string): boolean => THIRDS.some((key) => t(key) === said);

const height = (cell: Cell, view: View): string =>
  t(["room-upper-third", "room-half-way", "room-lower-third"][third(cell[1], 1, view)] ?? "room-half-way");

/** In which third of the mine a column or row is. */
function third(at: number, axis: 0 | 1, { board, goals }: View): number {
  const all = [...board, ...goals].map(({ cell }) => cell[axis]);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return Math.min(2, Math.max(0, Math.floor((3 * (at - least + 0.5)) / (most - least + 1))));
}

/** On which side of which card a place is, if possible of one that light has reached. */
function beside([x, y]: Cell, view: View, lit: Lit): string {
  const near = SIDES.flatMap(([, dx, dy, , from]) =>
    view.board.filter(({ cell }) => cell[0] === x + dx && cell[1] === y + dy).map(({ cell }) => ({ cell, from })),
  );
  const best = near.find(({ cell }) => lit.has(cellKey(cell))) ?? near[0];
  return best ? t(`room-${best.from}`, { place: cellName(best.cell, origin(view)) }) : "";
}
