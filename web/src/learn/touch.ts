/** Interpret touches on things that cannot be played. */
import { readPath } from "../art/code";
import type { Choice } from "../play/choice.svelte";
import type { View } from "../net/types";
import type { Cell } from "../words/place";

/** The intended move, "" if unclear, null if the touch does something by itself. */
export function touched(target: EventTarget | null, choice: Choice, view: View): string | null {
  if (!(target instanceof Element)) return null;
  const cell = target.closest<HTMLElement>("[data-cell]")?.dataset["cell"];
  const shown = choice.cards.find((card) => card.picked)?.shown ?? null;
  if (cell) {
    const spots = choice.spotsAt(cell.split(",").map(Number) as Cell);
    const walks = ["walk", "prowl"].includes(view.prompt?.kind ?? "");
    // While walking, a touch on a card beyond a web means the card, not the web.
    if (spots.some((spot) => !(walks && spot.side))) return null;
    if (walks) return `step ${cell}`;
    if (spots.length) return null;
    return shown === null ? "" : `${shown} ${cell}`;
  }
  const seat = target.closest<HTMLElement>("[data-seat]")?.dataset["seat"];
  if (seat === undefined || choice.seats.includes(Number(seat))) return null;
  return shown === null ? "" : `${shown} p${Number(seat) + 1}`;
}

/** The cell of a move. */
export const badCell = (move: string): string => /-?\d+,-?\d+/.exec(move)?.[0] ?? "";

/** The path card a move lays. */
export function badCard(move: string): string | null {
  const card = move.split(" ", 1)[0] ?? "";
  return readPath(card) ? card : null;
}
