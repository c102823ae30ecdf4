/** Progress in each lesson, kept in this browser only. */

export interface Place {
  chapter: number;
  answers: string[];
}

interface Kept {
  place: Place;
  done: boolean;
}

const KEY = "lessons";
const CLOSED = "lesson-offer-closed";

function all(): Record<string, Kept> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, Kept>) : {};
  } catch {
    return {};
  }
}

export function placeIn(game: string): Place {
  const place = all()[game]?.place;
  const whole = place && Number.isInteger(place.chapter) && Array.isArray(place.answers);
  return whole ? { chapter: place.chapter, answers: place.answers.map(String) } : { chapter: 0, answers: [] };
}

/** Whether somebody left in the middle of it. */
export function isBegun(game: string): boolean {
  const { chapter, answers } = placeIn(game);
  return chapter > 0 || answers.length > 0;
}

/** Whether the lesson was ever finished. */
export const isDone = (game: string): boolean => all()[game]?.done === true;

export function keep(game: string, place: Place, finished: boolean): void {
  const kept = all();
  // After the end, start over.
  const next = finished ? { chapter: 0, answers: [] } : place;
  kept[game] = { place: next, done: finished || isDone(game) };
  localStorage.setItem(KEY, JSON.stringify(kept));
}

/** Whether the first page should still offer lessons. */
export const isOffered = (): boolean => localStorage.getItem(CLOSED) === null;

export const closeOffer = (): void => localStorage.setItem(CLOSED, "1");
