import type { Event } from "../../net/types";

/** The last event on the board in this round. */
export function lastMove(events: Event[]): Event | null {
  for (let at = events.length - 1; at >= 0; at--) {
    const event = events[at];
    if (!event || event.kind === "round") return null;
    if (event.cell && typeof event.seat === "number" && event.kind !== "reveal") return event;
  }
  return null;
}
