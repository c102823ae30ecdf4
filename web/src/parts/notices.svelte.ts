/** Short notices: refusals and confirmations. */
import type { Refusal } from "../net/api";
import { t } from "../words/words.svelte";

export interface Notice {
  text: string;
  kind: "trouble" | "done";
}

class Notices {
  current = $state.raw<Notice | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  say(text: string, kind: Notice["kind"] = "done"): void {
    this.current = { text, kind };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.current = null), 5000 + 40 * text.length);
  }

  /** Show why something was refused; null if unknown. */
  fail(refusal: Refusal | null): void {
    if (refusal?.sentence) this.say(refusal.sentence, "trouble");
    else this.say(t(refusal?.reason === "unreachable" ? "page-unreachable" : "page-failed"), "trouble");
  }

  dismiss(): void {
    this.current = null;
  }
}

export const notices = new Notices();
