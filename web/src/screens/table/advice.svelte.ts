/** Which sentence of the advice is shown now: the most urgent one that was not shown often enough. */
import { notices } from "../../parts/notices.svelte";
import { choose } from "../../settings.svelte";
import { t } from "../../words/words.svelte";

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

/** Switches the advice off, and says where it comes back. */
export function silence(): void {
  choose("advice", false);
  notices.say(t("page-advice-off.done"));
}
