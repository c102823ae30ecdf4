/** The sounds of events. They depend only on what the viewer is told, so nothing hidden becomes audible. */
import { readPath } from "../art/code";
import type { Event } from "../net/types";
import type { Voice } from "./voice";

/** After a long gap only the last few events are heard. */
const AT_ONCE = 3;
/** Milliseconds between voices that would be heard at once. */
const APART = 140;
/** Milliseconds until the bell for whose turn it is: it rings after what led to it. */
export const BELL = AT_ONCE * APART;

/** A voice, from 0 to 1 how high it is, and after how many milliseconds it is heard. */
export interface Cue {
  voice: Voice;
  height: number;
  delay: number;
}

/** What a viewer hears of the events from number `from` on. */
export function cuesOf(events: readonly Event[], from: number, seat: number | null): Cue[] {
  const voices = events.slice(from).flatMap((event) => voiceOf(event, seat) ?? []);
  // The further the tunnels lead, the higher they sound.
  const height = Math.min(1, events.filter((event) => event.kind === "lay").length / 40);
  return voices.slice(-AT_ONCE).map((voice, i) => ({ voice, height, delay: i * APART }));
}

const PLAIN: Partial<Record<string, Voice>> = {
  repair: "mend",
  rockfall: "rockfall",
  reveal: "light",
  discard: "shuffle",
  round: "shuffle",
  take: "coin",
  paid: "coin",
  vein: "coin",
  steal: "coin",
  collect: "coin",
  mark: "coin",
  bribe: "coin",
  pay: "coin",
  step: "step",
  creature: "growl",
  prowl: "growl",
  web: "web",
  chop: "break-pick",
  trap: "trap",
  lie: "dead-end",
  free: "free",
  remove: "free",
  key: "mend",
  equip: "mend",
  "hands-off": "trap",
  "swap-hats": "shuffle",
  "swap-hands": "shuffle",
  leave: "gold",
};

/** The voice of an event for a viewer; null for silence. */
export function voiceOf(event: Event, seat: number | null): Voice | null {
  if (event.kind === "lay") return isDeadEnd(event.card ?? "") ? "dead-end" : "lay";
  if (event.kind === "break") return `break-${event.tool as "pick" | "lantern" | "cart"}`;
  if (event.kind === "map" || event.kind === "look" || event.kind === "look-aside")
    return event.seat === seat ? "map" : null;
  // Whoever reached it, gold is gold.
  if (event.kind === "round-over") return typeof event.seat === "number" ? "gold" : "dark";
  return PLAIN[event.kind] ?? null;
}

const isDeadEnd = (card: string): boolean => readPath(card)?.segments.every((segment) => segment.length === 1) ?? false;
