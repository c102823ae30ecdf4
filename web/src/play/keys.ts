import type { Choice } from "./choice.svelte";

/** Whether a key belongs to something else: a field, a dialog, the browser. */
export function taken(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  return event.ctrlKey || event.metaKey || event.altKey || !!target.closest("input, textarea, select, dialog");
}

/** Lets a key choose, turn or throw away a card of the hand; whether it did. */
export function handKey(event: KeyboardEvent, choice: Choice, numbered = true): boolean {
  const pressed = event.key.toLowerCase();
  if (pressed === "r" && choice.canTurn) choice.turn();
  else if (pressed === "d" && choice.asked) choice.discard();
  else if (/^[1-9]$/.test(pressed) && choice.asked && numbered && Number(pressed) <= choice.hand.length)
    choice.pickCard(Number(pressed) - 1, true);
  else return false;
  return true;
}
