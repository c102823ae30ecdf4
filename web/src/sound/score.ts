/** The sounds of events. They depend only on what the viewer is told, so nothing hidden becomes audible. */
import { readPath } from "../art/code";
import type { Event } from "../net/types";
import type { Voice } from "./voice";

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
