/** Tells those who do not look: by screen reader, by sound, by a notification of the system. */
import type { Connection } from "../../net/connection.svelte";
import type { Event } from "../../net/types";
import { settings } from "../../settings.svelte";
import { Ear } from "../../sound/ear";
import { soundOf } from "../../sound/score";
import { sound } from "../../sound/sound";
import { tell, telling, type Reader } from "../../words/tell";
import { t } from "../../words/words.svelte";

export class Herald {
  polite = $state("");
  urgent = $state("");
  readonly #ear = new Ear();
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
    this.#sound(events.slice(this.#heard), reader.seat);
    if (fresh.length) this.polite = fresh.map(({ event }) => tell(event, reader)).join(" ");
    this.#heard = events.length;
    this.#ear.listen(events, reader.seat);
    if (mine && !this.#mine) {
      this.urgent = t("page-your-turn-now");
      sound("bell");
      this.#ear.bell();
      this.#notify();
    }
    if (!mine) this.urgent = "";
    this.#mine = mine;
  }

  say(text: string): void {
    // The same words twice are heard twice only if they differ.
    this.polite = this.polite === text ? `${text}\u00a0` : text;
  }

  /** At most a few at once: after a long absence nobody wants to hear all of it. */
  #sound(events: Event[], seat: number | null): void {
    const heard = events.flatMap((event) => soundOf(event, seat) ?? []).slice(-3);
    const laid = this.reader().view.board.length;
    heard.forEach((name, i) => setTimeout(() => sound(name, Math.min(12, laid / 2)), i * 160));
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
