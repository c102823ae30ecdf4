/** Which puzzles were solved, kept in this browser only. */

export interface Mark {
  /** Tries so far; the last one was right if it is solved. */
  tries: number;
  solved: boolean;
  clue?: boolean;
  shown?: boolean;
}

const KEY = "puzzles";

export function marks(): Record<string, Mark> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, Mark>) : {};
  } catch {
    return {};
  }
}

export const markOf = (id: string): Mark => marks()[id] ?? { tries: 0, solved: false };

/** Remember what happened; a solved puzzle stays as it was solved. */
export function keep(id: string, news: Partial<Mark>): Mark {
  const all = marks();
  const before = all[id] ?? { tries: 0, solved: false };
  if (before.solved) return before;
  // A puzzle whose solution was shown does not count as solved.
  const next = { ...before, ...news, solved: news.solved === true && !before.shown };
  localStorage.setItem(KEY, JSON.stringify({ ...all, [id]: next }));
  return next;
}
