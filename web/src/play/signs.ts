/** What stands for a choice that is no card of the hand: a card, a drawing, or a plain sign. */
import Check from "@lucide/svelte/icons/check";
import Flag from "@lucide/svelte/icons/flag";
import Footprints from "@lucide/svelte/icons/footprints";
import Hand from "@lucide/svelte/icons/hand";
import ThumbsDown from "@lucide/svelte/icons/thumbs-down";
import ThumbsUp from "@lucide/svelte/icons/thumbs-up";
import Trash2 from "@lucide/svelte/icons/trash-2";
import X from "@lucide/svelte/icons/x";
import type { Move, View } from "../net/types";

const SIGNS: Record<string, typeof Check> = {
  done: Check,
  stop: Hand,
  step: Footprints,
  pass: X,
  agree: ThumbsUp,
  refuse: ThumbsDown,
  discard: Trash2,
  "propose-end": Flag,
  remove: Check,
};

/** The plain sign of a move, if it has one. */
export const signOf = (move: Move | null | undefined): typeof Check | undefined => SIGNS[move?.verb ?? ""];

/** The cards a move shows that are not in the hand: gold, or a goal as it will lie. */
export function faces(move: Move | null | undefined, view: View): string[] {
  if (move?.verb === "take" && view.prompt?.kind !== "vein") return [`gold/${move.value}`];
  if (move?.verb === "pay") return (move.values ?? []).map((value) => `gold/${value}`);
  if (move?.verb !== "orient") return [];
  const [x, y] = view.prompt?.cell ?? [];
  const goal = view.goals.find(({ cell }) => cell[0] === x && cell[1] === y);
  return [goal?.card.startsWith("stone") ? `goal/stone ${move.card}` : `goal/${move.card}`];
}

/** The name of a drawing for a move. */
export function drawing(move: Move | null | undefined, view: View): string | null {
  if (!move) return null;
  if (move.verb === "take") return "nugget";
  if (move.verb === "fend" || move.verb === "chop") return "axe";
  if (move.verb === "suffer") return view.prompt?.creature ?? null;
  if (move.verb === "bribe" || move.verb === "mark") return `marker-${view.duel?.colours[view.seat ?? 0] ?? "green"}`;
  if (move.tool) return move.tool;
  const card = (move.card ?? "").replace(/^I{1,3}\./, "");
  if (["web", "rat", "lindworm", "goblin", "key", "theft"].includes(card)) return card;
  return null;
}
