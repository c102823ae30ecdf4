import { untrack } from "svelte";
import type { View } from "../../net/types";
import { roundBefore } from "../../play/finished";
import { moving } from "../../settings.svelte";
import { HIDDEN } from "../../words/card";

/** Between rounds the server's view is already that of the next one, but people still see how the last one ended. */
export class Curtain {
  /** The last card is seen to land and the light to run before the end is told. */
  fallen = $state(false);
  #now: () => { view: View; between: boolean; over: boolean };

  constructor(now: () => { view: View; between: boolean; over: boolean }) {
    this.#now = now;
    this.fallen = untrack(() => this.done);
    $effect(() => {
      if (!this.done) this.fallen = false;
      else if (!this.fallen) {
        const timer = setTimeout(() => (this.fallen = true), moving() ? 1800 : 0);
        return () => clearTimeout(timer);
      }
      return undefined;
    });
  }

  /** The round that just ended, while its end is shown. */
  readonly past = $derived.by(() => (this.#now().between ? roundBefore(this.#now().view) : null));
  readonly done = $derived.by(() => this.past !== null || this.#now().over);

  /** What is shown: until the curtain has fallen, nobody's role is open yet. */
  readonly view = $derived.by((): View => {
    const { view } = this.#now();
    if (!this.past || this.fallen) return this.past ?? view;
    return { ...this.past, roles: (this.past.roles ?? []).map((role, at) => (at === view.seat ? role : HIDDEN)) };
  });
}
