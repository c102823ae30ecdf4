/** Short vibrations of a phone, for what concerns its owner. */
import { settings } from "../settings.svelte";

const PATTERNS = { turn: [30], broken: [60, 40, 60], gold: [25, 30, 25, 30, 90] } as const;
export type Buzz = keyof typeof PATTERNS;

export function buzz(what: Buzz): void {
  if (!settings.buzz || !("vibrate" in navigator) || document.hidden) return;
  // Browsers ignore it, with a complaint, before the first touch.
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  navigator.vibrate(PATTERNS[what]);
}

/** What an event is to the person at a seat. It is felt by them alone, and tells only what everybody sees. */
export function feltAs(
  event: { kind: string; seat?: number | null; target?: number | null },
  seat: number,
): Buzz | null {
  if (event.kind === "break" && event.target === seat) return "broken";
  if ((event.kind === "take" || event.kind === "paid" || event.kind === "collect") && event.seat === seat)
    return "gold";
  return null;
}
