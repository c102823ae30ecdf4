/** The story of a finished match, polled until it is computed. */
import { api, Refusal } from "../net/api";
import type { Event, RoundStory, Story } from "../net/types";
import { t } from "../words/words.svelte";

const PAUSE = 700;
/** Milliseconds after which a hidden page polls less often. */
const LONG = 30_000;

export class Telling {
  told = $state.raw<Story | null>(null);
  /** Why there is none. */
  trouble = $state("");
  #ask: () => Promise<Story>;
  #timer = 0;
  #began = Date.now();
  #over = false;

  /** Of a table by its id, or of a record. */
  constructor(source: { id: string } | { record: string }) {
    this.#ask = "id" in source ? () => api.story(source.id) : () => api.storyOf(source.record);
    void this.#look();
  }

  get ready(): boolean {
    return this.told?.story != null;
  }

  get rounds(): RoundStory[] {
    return this.told?.story?.rounds ?? [];
  }

  /** What happened from this number on. */
  event(seq: number): Event | null {
    return this.told?.events.find((one) => one.seq === seq) ?? null;
  }

  close(): void {
    this.#over = true;
    clearTimeout(this.#timer);
  }

  async #look(): Promise<void> {
    try {
      this.told = await this.#ask();
      this.trouble = "";
    } catch (error) {
      const refusal = error instanceof Refusal ? error : null;
      // A busy or lost server is asked again.
      if (refusal && refusal.status !== 503 && refusal.status !== 0) {
        this.trouble = refusal.sentence || t("page-failed");
        return;
      }
    }
    if (this.#over || this.ready) return;
    this.#timer = window.setTimeout(() => void this.#look(), Date.now() - this.#began > LONG ? 4 * PAUSE : PAUSE);
  }
}
