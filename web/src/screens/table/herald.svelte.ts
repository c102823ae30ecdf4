/** Tells those who do not look: by screen reader, by sound, by a notification of the system. */
import type { Connection } from "../../net/connection.svelte";
import { settings } from "../../settings.svelte";
import { Ear } from "../../sound/ear";
import { tell, telling, type Reader } from "../../words/tell";
import { t } from "../../words/words.svelte";

export class Herald {
  polite = $state("");
  urgent = $state("");
  readonly ear = new Ear();
  #heard = -1;
  #mine = false;

  constructor(
    private readonly connection: Connection,
    private readonly reader: () => Reader,
  ) {}

  /** Called whenever something changes; `mine`: the reader is asked. */
  listen(mine: boolean): void {
    const events = this.connection.events;
    const reader = this.reader();
    if (this.#heard < 0) this.#heard = events.length;
    const fresh = events
      .map((event, index) => ({ event, index }))
      .slice(this.#heard)
      .filter(({ index }) => telling(events, index, reader.seat));
    this.ear.listen(events, reader.seat);
    if (fresh.length) this.polite = fresh.map(({ event }) => tell(event, reader)).join(" ");
    this.#heard = events.length;
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
    const shown = new Notification(t("page-your-turn-now"), { body: this.polite, tag: "turn", icon: "/icon.svg" });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  }
}
