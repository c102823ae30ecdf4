/** What someone who was away needs to be told. */
import type { Event } from "../../net/types";
import { tell, telling, type Reader } from "../../words/tell";

export interface Missed {
  text: string;
  /** Whether a bot did it in the reader's name. */
  own: boolean;
  /** Whether a bot did it in somebody else's name. */
  other: boolean;
}

/** Fewer of the others' moves are seen on the board. */
const LEAST = 3;

/** Every line of the events from one number to another. */
export function missed(events: Event[], from: number, upto: number, reader: Reader): Missed[] {
  return events.slice(0, upto).flatMap((event, index) => {
    if (index < from || !telling(events, index, reader)) return [];
    const own = event.seat === reader.seat;
    return [{ text: tell(event, reader), own: !!event.by_bot && own, other: !!event.by_bot && !own }];
  });
}

/** What is worth telling: much of the others, or anything that was done in the reader's name. */
export const digest = (lines: Missed[]): Missed[] =>
  lines.length >= LEAST || lines.some(({ own }) => own) ? lines : [];

/** The number behind the last thing a bot did in the reader's name: it may come a moment after one is back. */
export const behindLastOwn = (events: Event[], seat: number | null): number =>
  1 + events.findLastIndex((event) => !!event.by_bot && event.seat === seat);
