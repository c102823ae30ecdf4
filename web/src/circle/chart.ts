/** The numbers of the running score, ready to be drawn. */
import { type Looks, SEAT_COLOURS, usualOf } from "../art/dwarf";
import type { Score } from "../net/types";

export const FORMS = ["disc", "square", "triangle", "diamond", "cross"] as const;
export type Form = (typeof FORMS)[number];
/** Dashes of the lines, as different as the marks. */
export const DASHES = ["", "9 5", "3 5", "14 4 3 4", "2 4 9 4"] as const;
/** Lines that can be told apart. */
const MOST = 8;
/** Lines around one's own in a larger circle. */
const AROUND = 3;

export interface Line {
  id: string;
  name: string;
  looks: Looks;
  colour: string;
  form: Form;
  dash: string;
  /** The sum after each evening, and whether the person was there. */
  values: number[];
  there: boolean[];
  end: number;
  /** One of many: drawn without a mark of its own. */
  quiet: boolean;
}

/** How a member looks, chosen or not. */
export const looksOf = ({ id, looks }: { id: string; looks: Looks | null }): Looks => looks ?? usualOf(id);

/** One line for each person of the circle, the most gold first; `latest` evenings of them. */
export function lines(score: Score, order: readonly string[], you: string, latest = Infinity): Line[] {
  const own = Math.max(
    0,
    score.honours.findIndex(({ id }) => id === you),
  );
  const from = Math.max(0, Math.min(own - 1, score.honours.length - AROUND - 1));
  const first = Math.max(0, score.evenings.length - latest);
  return score.honours.map((one, i) => {
    let sum = score.before[one.id] ?? 0;
    const values = score.evenings.map((evening) => (sum += evening.gold[one.id] ?? 0));
    const place = Math.max(0, order.indexOf(one.id));
    const looks = looksOf(one);
    return {
      id: one.id,
      name: one.name,
      looks,
      colour: SEAT_COLOURS[looks.colour] ?? SEAT_COLOURS[0],
      form: FORMS[place % FORMS.length]!,
      dash: DASHES[place % DASHES.length]!,
      values: values.slice(first),
      there: score.evenings.slice(first).map((evening) => one.id in evening.gold),
      end: values.at(-1) ?? sum,
      quiet: score.honours.length > MOST && (i < from || i > from + AROUND),
    };
  });
}

/** Round numbers up to the highest sum, about four of them. */
export function ticks(most: number): number[] {
  const rough = Math.max(1, most) / 4;
  const size = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((one) => one * size).find((one) => one >= rough) ?? size;
  const whole = Math.max(1, Math.round(step));
  return Array.from({ length: Math.floor(Math.max(most, whole) / whole) + 1 }, (_, i) => i * whole);
}

/** Heights at least a gap apart, in the order given (downwards), within limits, as near to the wished ones as that allows. */
export function apart(wished: readonly number[], gap: number, top: number, bottom: number): number[] {
  const found: number[] = [];
  for (const y of wished) found.push(Math.max(y, found.length ? found.at(-1)! + gap : top));
  let limit = bottom;
  for (let i = found.length - 1; i >= 0; i--) {
    found[i] = Math.min(found[i]!, limit);
    limit = found[i]! - gap;
  }
  return found;
}
