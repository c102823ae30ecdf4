/** A player at a puzzle: asks the server, and stores the progress in this browser. */
import { api, Refusal } from "../net/api";
import type { PuzzleState, PuzzleWish } from "../net/types";
import { notices } from "../parts/notices.svelte";
import { keep, markOf, type Mark } from "./marks";

export class Asking {
  state = $state.raw<PuzzleState | null>(null);
  /** The clue, once asked for. */
  clue = $state.raw<PuzzleState | null>(null);
  mark = $state.raw<Mark>({ tries: 0, solved: false });
  gone = $state(false);
  busy = $state(false);
  readonly done = $derived((this.state?.solution ?? null) !== null);

  constructor(readonly id: string) {
    this.mark = markOf(id);
    void this.#ask({ act: "look" });
  }

  /** Whether the answer could be read. */
  async answer(text: string): Promise<boolean> {
    if (this.done) return true;
    const found = await this.#ask({ act: "answer", answer: text });
    const verdict = found?.verdict;
    // An illegal move does not count as an attempt.
    if (verdict && !verdict.wrong) this.mark = keep(this.id, { tries: this.mark.tries + 1, solved: verdict.right });
    return found !== null;
  }

  async ask(): Promise<void> {
    const found = await this.#ask({ act: "hint" }, false);
    if (found) this.clue = found;
    this.mark = keep(this.id, { clue: true });
  }

  async solve(): Promise<void> {
    this.mark = keep(this.id, { shown: true });
    await this.#ask({ act: "solve" });
  }

  again(): void {
    this.clue = null;
    void this.#ask({ act: "look" });
  }

  async #ask(wish: PuzzleWish, show = true): Promise<PuzzleState | null> {
    if (this.busy) return null;
    this.busy = true;
    try {
      const found = await api.puzzle(this.id, wish);
      if (show) this.state = found;
      return found;
    } catch (error) {
      if (error instanceof Refusal && error.status === 404) this.gone = true;
      else if (!(error instanceof Refusal && error.status === 400))
        notices.fail(error instanceof Refusal ? error : null);
      return null;
    } finally {
      this.busy = false;
    }
  }
}
