/** The finished round, while the server's view is already that of the next one. */
import type { Event, View } from "../net/types";

/** Its end as the reader sees it: public knowledge plus the reader's own seat, role and gold; null if there is none. */
export function roundBefore({ finished, seat, gold = [], results = [] }: View): View | null {
  if (!finished) return null;
  return { ...finished, seat, role: seat === null ? null : (finished.roles?.[seat] ?? null), gold, results };
}

/** The events before the next round was dealt, and claims made since. */
export function untilDeal(events: Event[]): Event[] {
  const dealt = events.findLastIndex(({ kind }) => kind === "round");
  return events.filter((event, at) => at < dealt || event.kind === "claim");
}
