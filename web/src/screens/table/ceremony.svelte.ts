import type { Event, Table, View } from "../../net/types";
import { HIDDEN } from "../../words/card";

/** What happens to a seat before anybody has done anything. */
const DEALING = new Set(["role", "draw", "claim"]);

/** Whether the role is to be revealed now: once a round, and not to somebody who comes back in the middle of it. */
export class Ceremony {
  #key: string;
  #shown = $state(0);
  #now: () => { table: Table; view: View; events: Event[]; done: boolean };

  constructor(table: string, now: () => { table: Table; view: View; events: Event[]; done: boolean }) {
    this.#key = `role-shown-${table}`;
    this.#shown = Number(localStorage.getItem(this.#key) ?? 0);
    this.#now = now;
  }

  readonly #acted = $derived.by(() => {
    const { view, events } = this.#now();
    const dealt = events.findLastIndex(({ kind }) => kind === "round");
    return events.slice(dealt + 1).some((one) => one.seat === view.seat && !DEALING.has(one.kind));
  });

  readonly due = $derived.by(() => {
    const { table, view, done } = this.#now();
    const known = view.seat !== null && !!view.role && view.role !== HIDDEN;
    return known && table.phase === "playing" && !done && view.round > this.#shown && !this.#acted;
  });

  over(): void {
    this.#shown = this.#now().view.round;
    localStorage.setItem(this.#key, String(this.#shown));
  }
}
