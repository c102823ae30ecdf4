/** Short vibrations of a phone, for what concerns its owner. */
import { settings } from "../settings.svelte";

const PATTERNS = { turn: [30], broken: [60, 40, 60], gold: [25, 30, 25, 30, 90] } as const;
const HURTS: ReadonlySet<string> = new Set(["break", "trap"]);
const PAYS: ReadonlySet<string> = new Set(["take", "paid", "collect", "vein"]);
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
  if (HURTS.has(event.kind) && event.target === seat) return "broken";
  return PAYS.has(event.kind) && event.seat === seat ? "gold" : null;
}
