/** What happened before a puzzle, in lines. */
import type { Event } from "../net/types";
import { tell, telling, type Reader } from "../words/tell";

export interface LogLine {
  /** The events it tells. */
  seqs: number[];
  text: string;
}

const WALKS = new Set(["step", "prowl"]);

/** The events from the given one on; steps on one card, from one end of it to another, are one line. */
export function logLines(events: Event[], reader: Reader, from = 0): LogLine[] {
  const lines: LogLine[] = [];
  events.forEach((event, at) => {
    if (at < from || !telling(events, at, reader)) return;
    const text = tell(event, reader);
    const before = lines.at(-1);
    if (before?.text === text && WALKS.has(event.kind) && events[at - 1]?.kind === event.kind)
      before.seqs.push(event.seq);
    else lines.push({ seqs: [event.seq], text });
  });
  return lines;
}
