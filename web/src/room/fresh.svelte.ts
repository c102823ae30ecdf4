import type { Connection, Shown } from "../net/connection.svelte";

/** Milliseconds a reaction is shown. */
export const SHOWN = 4000;

/** The reactions of the last moments: the latest of each seat. */
export class Fresh {
  #now = $state(Date.now());
  readonly #connection: () => Connection;

  constructor(connection: () => Connection) {
    this.#connection = connection;
    $effect(() => {
      const last = connection().reactions.at(-1);
      if (!last) return;
      this.#now = Date.now();
      const timer = setTimeout(() => (this.#now = Date.now()), SHOWN + 50);
      return () => clearTimeout(timer);
    });
  }

  readonly bySeat = $derived.by(
    () =>
      new Map<number | null, Shown>(
        this.#connection()
          .reactions.filter(({ at }) => this.#now - at < SHOWN)
          .map((one) => [one.seat, one]),
      ),
  );
}
