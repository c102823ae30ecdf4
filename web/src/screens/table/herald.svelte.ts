/** Tells those who do not look: by screen reader, by sound, by a notification of the system. */
import type { Event } from "../../net/types";
import { settings } from "../../settings.svelte";
import { Ear } from "../../sound/ear";
import { tell, telling, type Reader } from "../../words/tell";
import { t } from "../../words/words.svelte";

export class Herald {
  polite = $state("");
  urgent = $state("");
  readonly ear = new Ear();
  /** By number: what is said between two rounds is heard before the next one begins. */
  #heard: Set<number> | null = null;
  #mine = false;

  constructor(private readonly reader: () => Reader) {}

  /** Called whenever something changes, with all that is shown to have happened; `mine`: the reader is asked. */
  listen(events: Event[], mine: boolean): void {
    const reader = this.reader();
    const heard = (this.#heard ??= new Set(events.map(({ seq }) => seq)));
    const fresh = events.filter((event, index) => !heard.has(event.seq) && telling(events, index, reader));
    this.ear.listen(events, reader.seat);
    if (fresh.length) this.polite = fresh.map((event) => tell(event, reader)).join(" ");
    for (const { seq } of events) heard.add(seq);
    if (mine && !this.#mine) {
      this.urgent = t("page-your-turn-now");
      this.ear.bell();
      this.#notify();
    }
    if (!mine) this.urgent = "";
    this.#mine = mine;
  }

  say(text: string): void {
    // The same words twice are heard twice only if they differ.
    this.polite = this.polite === text ? `${text}\u00a0` : text;
  }

  #notify(): void {
    if (!settings.notify || document.visibilityState === "visible" || !("Notification" in window)) return;
    if (Notification.permission !== "granted") return;
    try {
      const shown = new Notification(t("page-your-turn-now"), { body: this.polite, tag: "turn", icon: "/icon.svg" });
      shown.onclick = () => {
        window.focus();
        shown.close();
      };
    } catch {
      // Browsers of phones have the name, but let only workers use it; bell and title tell it, too.
    }
  }
}
