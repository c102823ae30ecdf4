/** How a phone shows a table: as a hand beside a television, or whole. Kept over a reload, and changed at any time. */
import type { Table } from "../net/types";
import { screen } from "../play/screen.svelte";

type Mode = "hand" | "page";

export class HandMode {
  #chosen = $state<Mode | null>(null);
  /** Whether cards and role are covered until somebody touches them. */
  covered = $state(false);
  readonly #key: string;
  readonly #table: () => Table;

  constructor(table: () => Table) {
    this.#table = table;
    this.#key = `hand-${table().id}`;
    const kept = localStorage.getItem(this.#key);
    this.#chosen = kept === "hand" || kept === "page" ? kept : null;
    // A phone that has met a television stays a hand, even if the television is lost.
    $effect(() => {
      if (this.#chosen === null && this.fits && (this.#table().screens ?? 0) > 0) this.choose("hand");
    });
    // Whoever locks the phone or looks at something else finds it covered, and so does the system's picture of it.
    $effect(() => {
      const hide = (): void => {
        if (document.hidden && this.on) this.covered = true;
      };
      document.addEventListener("visibilitychange", hide);
      return () => document.removeEventListener("visibilitychange", hide);
    });
  }

  /** Whether this device can be a hand. */
  readonly fits = $derived.by(() => screen.phone && this.#table().seats.some((seat) => seat.you));

  readonly on = $derived(this.fits && this.#chosen === "hand");

  choose(mode: Mode): void {
    this.#chosen = mode;
    localStorage.setItem(this.#key, mode);
  }
}
