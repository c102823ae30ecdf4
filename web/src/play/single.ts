/** On a phone one plain button stands beside the question it answers, so that the board keeps its size. */
import type { View } from "../net/types";
import type { Choice, Option } from "./choice.svelte";
import { faces } from "./signs";

/** Targets are touched among the players; a list of all of them would cover the board. */
export function isSeat(option: Option, choice: Choice): boolean {
  const seat = option.offer?.move.seat ?? null;
  return seat !== null && choice.selected !== null && !choice.narrowed.length;
}

/** Whether all there is to touch besides cards, places and players is one button, and perhaps the way back. */
export function isSingle(choice: Choice, view: View): boolean {
  const shown = choice.options.filter((option) => !isSeat(option, choice));
  const [first, ...others] = shown.filter(({ act }) => act !== "cancel");
  return first !== undefined && !others.length && !faces(first.offer?.move, view).length;
}
