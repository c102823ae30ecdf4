/** Interpret touches on things that cannot be played. */
import { readPath } from "../art/code";
import type { Choice } from "../play/choice.svelte";
import type { View } from "../net/types";
import type { Cell } from "../words/place";

/** What does something by itself when it is touched. */
const ACTS = "a, button, input, select, textarea, dialog, [role=dialog], [data-spot]";

/** The intended move, "" if unclear, null if the touch does something by itself. */
export function touched(target: EventTarget | null, choice: Choice, view: View): string | null {
  if (!(target instanceof Element)) return null;
  const cell = target.closest<HTMLElement>("[data-cell]")?.dataset["cell"];
  const slot = target.closest<HTMLElement>("[data-slot]")?.dataset["slot"];
  if (slot !== undefined) return answers(choice, Number(slot)) ? null : "";
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
  // The board beyond its places, the piles: nothing there does anything.
  if (seat === undefined) return !target.closest(ACTS) && target.closest("div.board, .dock") ? "" : null;
  if (choice.seats.includes(Number(seat))) return null;
  return shown === null ? "" : `${shown} p${Number(seat) + 1}`;
}

/** Whether a card of the hand can be chosen now. */
export function answers(choice: Choice, slot: number): boolean {
  const card = choice.cards[slot];
  return choice.mode !== "free" || (choice.asked && !!card && (card.usable || card.discardable));
}

/** The cell of a move. */
export const badCell = (move: string): string => /-?\d+,-?\d+/.exec(move)?.[0] ?? "";

/** The path card a move lays. */
export function badCard(move: string): string | null {
  const card = move.split(" ", 1)[0] ?? "";
  return readPath(card) ? card : null;
}
