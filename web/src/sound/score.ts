/** Which sound goes with what happened. Only what everyone at the table may know can be heard by all. */
import { readPath } from "../art/code";
import type { Event } from "../net/types";
import type { Sound } from "./sound";

const PLAIN: Record<string, Sound> = {
  break: "break",
  trap: "break",
  repair: "mend",
  free: "mend",
  rockfall: "fall",
  lose: "thud",
  lie: "thud",
  web: "paper",
  chop: "break",
  step: "step",
  prowl: "step",
  vein: "gold",
  collect: "gold",
  leave: "gold",
};

/** The sound of an event for a reader's seat; null for silence. */
export function soundOf(event: Event, seat: number | null): Sound | null {
  if (event.kind === "lay") {
    const path = readPath(event.card ?? "");
    return path?.segments.every((segment) => segment.length === 1) ? "thud" : "lay";
  }
  if (event.kind === "reveal") return event.goal?.startsWith("stone") ? "thud" : "gold";
  if (event.kind === "round-over") return event.winner === "saboteurs" ? "dark" : "gold";
  if (event.kind === "map" || event.kind === "look") return event.seat === seat ? "paper" : null;
  return PLAIN[event.kind] ?? null;
}
