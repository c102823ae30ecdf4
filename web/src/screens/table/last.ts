import type { Event } from "../../net/types";
import type { Cell } from "../../words/place";

export interface LastMove {
  cell: Cell;
  seat: number;
}

/** The place of the last move that changed the board, and who made it. */
export function lastMove(events: Event[]): LastMove | null {
  for (let at = events.length - 1; at >= 0; at--) {
    const event = events[at];
    if (!event || event.kind === "round") return null;
    if (["lay", "rockfall", "map"].includes(event.kind) && event.cell && typeof event.seat === "number") {
      return { cell: event.cell, seat: event.seat };
    }
  }
  return null;
}
