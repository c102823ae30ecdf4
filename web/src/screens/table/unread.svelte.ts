import { untrack } from "svelte";

/** How much of what was said at a table is new; kept, for a reload makes nothing new. */
export class Unread {
  #read = $state(0);
  #spoken: () => number;

  constructor(table: string, spoken: () => number, visible: () => boolean) {
    const key = `read-${table}`;
    this.#spoken = spoken;
    this.#read = Number(localStorage.getItem(key) ?? 0);
    $effect(() => {
      if (!visible()) return;
      const all = spoken();
      untrack(() => (this.#read = all));
      localStorage.setItem(key, String(all));
    });
  }

  get count(): number {
    return Math.max(0, this.#spoken() - this.#read);
  }
}
