/** Informs people who are not looking: by screen reader, sound, and system notification. */
import type { Event } from "../../net/types";
import { settings } from "../../settings.svelte";
import { Ear, layBed } from "../../sound/ear";
import { tell, telling, type Reader } from "../../words/tell";
import { t } from "../../words/words.svelte";

export class Herald {
  polite = $state("");
  urgent = $state("");
  readonly ear = new Ear();
  /** By number: claims between rounds are heard before the next one begins. */
  #heard: Set<number> | null = null;
  #mine = false;

  constructor(
    private readonly reader: () => Reader,
    /** Whether anything is to be heard. */
    private readonly aloud: () => boolean = () => true,
  ) {
    // Only where a match is seen, and silent at once when it is switched off.
    $effect(() => layBed(this, settings.sound && settings.bed && this.aloud()));
    $effect(() => () => layBed(this, false));
  }

  /** Called on every change with all shown events; `mine`: the reader is asked. */
  listen(events: Event[], mine: boolean): void {
    const reader = this.reader();
    const heard = (this.#heard ??= new Set(events.map(({ seq }) => seq)));
    const fresh = events.filter((event, index) => !heard.has(event.seq) && telling(events, index, reader));
    this.ear.listen(events, reader.seat, this.aloud());
    if (fresh.length) this.polite = fresh.map((event) => tell(event, reader)).join(" ");
    for (const { seq } of events) heard.add(seq);
    if (mine && !this.#mine) {
      this.urgent = t("page-your-turn-now");
      if (this.aloud()) this.ear.bell();
      this.#notify();
    }
    if (!mine) this.urgent = "";
    this.#mine = mine;
  }

  say(text: string): void {
    // Screen readers skip identical text, so a repetition is made to differ.
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
      // Phone browsers define it but allow it only in workers; sound and title tell it, too.
    }
  }
}
