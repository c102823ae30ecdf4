/** What somebody who was away has to be told. */
import type { Event } from "../../net/types";
import { tell, telling, type Reader } from "../../words/tell";

export interface Missed {
  text: string;
  /** Whether it was done in the reader's name: by a bot, for the reader was away. */
  own: boolean;
}

/** Every line from this event on. */
export function missed(events: Event[], from: number, reader: Reader): Missed[] {
  return events.flatMap((event, index) => {
    if (index < from || !telling(events, index, reader)) return [];
    const own = reader.seat !== null && event.seat === reader.seat && !["draw", "round"].includes(event.kind);
    return [{ text: tell(event, reader), own }];
  });
}
