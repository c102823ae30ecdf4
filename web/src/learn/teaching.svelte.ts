/** A learner in a lesson: requests every step from the server and stores the position in this browser. */
import { api, Refusal } from "../net/api";
import type { LessonState, LessonWish } from "../net/types";
import { notices } from "../parts/notices.svelte";
import { isDone, keep, placeIn } from "./progress";

/** The result of an attempt: the lesson went on, it was wrong, unreadable, lost, or another one was pending. */
export type Outcome = "taken" | "wrong" | "unreadable" | "lost" | "early";

export class Teaching {
  state = $state.raw<LessonState | null>(null);
  /** The last wrong attempt, until something else is done. */
  tried = $state.raw<string | null>(null);
  busy = $state(false);
  /** How many answers were right; a step that was skipped was not answered. */
  right = 0;
  readonly finished = $derived(this.state !== null && (this.state.say ?? null) === null);

  constructor(readonly game: string) {
    const { chapter, answers } = placeIn(game);
    void this.#ask({ chapter, answers, act: "look" }).then((found) => {
      // The lesson may have changed since then.
      if (found === "unreadable") void this.#ask({ chapter: 0, answers: [], act: "look" });
    });
  }

  get done(): boolean {
    return isDone(this.game);
  }

  answer(text: string): Promise<Outcome> {
    if (!this.busy) this.tried = text;
    return this.#act("answer", text);
  }

  skip(): Promise<Outcome> {
    return this.#act("skip");
  }

  back(): Promise<Outcome> {
    return this.#act("back");
  }

  /** Forget the wrong attempt. */
  calm(): void {
    this.tried = null;
    if (this.state?.wrong) this.state = { ...this.state, wrong: null };
  }

  #act(act: NonNullable<LessonWish["act"]>, answer = ""): Promise<Outcome> {
    const { chapter = 0, answers = [] } = this.state ?? {};
    return this.#ask({ chapter, answers, act, answer });
  }

  async #ask(wish: LessonWish): Promise<Outcome> {
    if (this.busy) return "early";
    this.busy = true;
    try {
      const found = await api.lesson(this.game, wish);
      if (!found.wrong) this.tried = null;
      if (!found.wrong && wish.act === "answer") this.right += 1;
      this.state = found;
      keep(this.game, { chapter: found.chapter, answers: found.answers }, (found.say ?? null) === null);
      return found.wrong ? "wrong" : "taken";
    } catch (error) {
      if (error instanceof Refusal && error.status === 400) return "unreadable";
      notices.fail(error instanceof Refusal ? error : null);
      return "lost";
    } finally {
      this.busy = false;
    }
  }
}
