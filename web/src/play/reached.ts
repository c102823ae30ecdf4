/** Which paths are lit: the view says which arms of a card lead back to a start. */
import { readPath } from "../art/code";
import type { View } from "../net/types";
import { cellKey } from "../words/place";

/** The lit paths of each card, by letters; after a `~` those only the other side of the Duel can walk. */
export type Lit = Map<string, string[]>;

export function litWays({ board, duel, seat }: Pick<View, "board" | "duel" | "seat">): Lit {
  const own = duel ? seat : null;
  const lit: Lit = new Map();
  for (const { card, cell, reached = [] } of board) {
    const near = own === null ? reached.join("") : (reached[own] ?? "");
    const ways = (readPath(card)?.segments ?? []).flatMap((segment) => {
      const leads = (arms: string): boolean => segment.every((side) => arms.includes(side));
      if (leads(near)) return [segment.join("")];
      return reached.some(leads) ? [`~${segment.join("")}`] : [];
    });
    if (ways.length) lit.set(cellKey(cell), ways);
  }
  return lit;
}
