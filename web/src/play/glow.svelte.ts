/** The light as it is shown: it runs along newly joined ways and goes out from a break, card by card. */
import { moving } from "../settings.svelte";
import type { Light } from "./light";

const RUNS = 90;
const DIES = 60;
const LONGEST = 900;

export class Glow {
  ways = $state.raw<Map<string, string[]>>(new Map());
  #timers: ReturnType<typeof setTimeout>[] = [];
  #begun = false;

  /** From now on this is lit; a change that still runs is finished at once. */
  take(next: Light): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    const before = this.ways;
    const changed = [...new Set([...before.keys(), ...next.ways.keys()])].filter(
      (key) => (before.get(key) ?? []).join() !== (next.ways.get(key) ?? []).join(),
    );
    if (!this.#begun || changed.length < 2 || !moving()) {
      this.#begun = true;
      this.ways = next.ways;
      return;
    }
    this.#run(changed, next);
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #run(changed: string[], next: Light): void {
    const order = changed
      .map((key) => ({ key, step: next.steps.get(key) ?? 0, out: !next.ways.has(key) }))
      .sort((a, b) => a.step - b.step);
    const first = order.find(({ out }) => !out)?.step ?? 0;
    const last = Math.max(...order.map(({ step }) => step));
    const pace = Math.min(RUNS, LONGEST / Math.max(1, last - first));
    order.forEach(({ key, step, out }, i) => {
      const wait = out ? Math.min(LONGEST, i * DIES) : (step - first) * pace;
      const show = (): void => {
        const ways = new Map(this.ways);
        const lit = next.ways.get(key);
        if (lit) ways.set(key, lit);
        else ways.delete(key);
        this.ways = ways;
      };
      if (wait <= 0) show();
      else this.#timers.push(setTimeout(show, wait));
    });
  }
}
