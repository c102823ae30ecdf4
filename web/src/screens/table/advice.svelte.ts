/** Which sentence of the advice is told now: the most urgent one that was not told often enough. */

/** How many turns of a match the same sentence is told in. */
const TOLD = 2;

export class Advisor {
  readonly #told = new Map<string, Set<number>>();

  /** The sentence for the turn after so many moves; the same as long as that turn lasts. */
  pick(found: readonly string[], moved: number): string | null {
    const known = found.find((one) => this.#told.get(one)?.has(moved));
    if (known !== undefined) return known;
    const next = found.find((one) => (this.#told.get(one)?.size ?? 0) < TOLD);
    if (next === undefined) return null;
    this.#told.set(next, new Set([...(this.#told.get(next) ?? []), moved]));
    return next;
  }
}
