/** The sounds of a lesson: a tap on wood for new text, a dull thud for a wrong touch, a match for a right answer. */
import type { Voice } from "../sound/voice";

export interface Heard {
  /** What the teacher says. */
  said: string;
  /** Whether that answers a wrong touch. */
  bad: boolean;
  /** How many answers were right so far. */
  answers: number;
}

export interface Sound {
  voice: Voice;
  /** Milliseconds to wait. */
  after: number;
}

/** Until the match has burnt down. */
const LATER = 500;

/** The sounds between two moments of a lesson. */
export function soundsOf(before: Heard | null, now: Heard): Sound[] {
  if (now.bad) return [{ voice: "dead-end", after: 0 }];
  const right = before !== null && now.answers > before.answers;
  const news = now.said !== before?.said;
  return [
    ...(right ? [{ voice: "match", after: 0 } as const] : []),
    ...(news ? [{ voice: "tap", after: right ? LATER : 0 } as const] : []),
  ];
}
