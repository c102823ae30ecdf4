/** Interpret touches on things that cannot be played. */
import { readPath } from "../art/code";
import type { Choice } from "../play/choice.svelte";
import type { LessonState } from "../net/types";
import type { Cell } from "../words/place";

/** Elements with their own click handler. */
const ACTS = "a, button, input, select, textarea, dialog, [role=dialog], [data-spot]";

/** What a touched cell means: a move to be answered, "" if nothing, null if the choice takes it. Never two of them. */
export function meaning(cell: Cell, choice: Choice, { task, view }: Pick<LessonState, "task" | "view">): string | null {
  const at = cell.join();
  // A step may ask to walk where the rules refuse it: then a touch beyond a web means the way, not the web.
  const tries = task?.text === "lesson-do-try-step" && task.cell?.join() === at;
  if (!tries && choice.spotsAt(cell).length) return null;
  if (["walk", "prowl"].includes(view.prompt?.kind ?? "")) return `step ${at}`;
  const shown = held(choice);
  return shown === null ? "" : `${shown} ${at}`;
}

/** The intended move beside the board's cells, "" if unclear, null if the touch does something by itself. */
export function touched(target: Element, choice: Choice): string | null {
  const slot = target.closest<HTMLElement>("[data-slot]")?.dataset["slot"];
  if (slot !== undefined) return answers(choice, Number(slot)) ? null : "";
  const seat = target.closest<HTMLElement>("[data-seat]")?.dataset["seat"];
  // The board beyond its places, the piles: nothing there does anything.
  if (seat === undefined) return !target.closest(ACTS) && target.closest("div.board, .dock") ? "" : null;
  if (choice.seats.includes(Number(seat))) return null;
  const shown = held(choice);
  return shown === null ? "" : `${shown} p${Number(seat) + 1}`;
}

const held = (choice: Choice): string | null => choice.cards.find((card) => card.picked)?.shown ?? null;

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
