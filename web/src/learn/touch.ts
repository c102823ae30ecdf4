/** What somebody meant who touched something that cannot be played. */
import type { Choice } from "../play/choice.svelte";
import type { View } from "../net/types";
import type { Cell } from "../words/place";

/** The move that was meant, "" if none can be read from it, null if the touch does something by itself. */
export function touched(target: EventTarget | null, choice: Choice, view: View): string | null {
  if (!(target instanceof Element)) return null;
  const cell = target.closest<HTMLElement>("[data-cell]")?.dataset["cell"];
  const shown = choice.cards.find((card) => card.picked)?.shown ?? null;
  if (cell) {
    if (choice.spotsAt(cell.split(",").map(Number) as Cell).length) return null;
    if (["walk", "prowl"].includes(view.prompt?.kind ?? "")) return `step ${cell}`;
    return shown === null ? "" : `${shown} ${cell}`;
  }
  const seat = target.closest<HTMLElement>("[data-seat]")?.dataset["seat"];
  if (seat === undefined || choice.seats.includes(Number(seat))) return null;
  return shown === null ? "" : `${shown} p${Number(seat) + 1}`;
}

/** The cell a move speaks of. */
export const badCell = (move: string): string => /-?\d+,-?\d+/.exec(move)?.[0] ?? "";
