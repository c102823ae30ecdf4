/** The displayed light: it runs along newly connected paths and goes out card by card from where something changed. */
import { moving } from "../settings.svelte";
import type { Lit } from "./reached";

const RUNS = 90;
const DIES = 60;
const LONGEST = 900;

export class Glow {
  ways = $state.raw<Lit>(new Map());
  #timers: ReturnType<typeof setTimeout>[] = [];
  #begun = false;

  /** Set what is lit; a running change is finished at once. `from` is where the change began. */
  take(next: Lit, from: string): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    const before = this.ways;
    const changed = [...new Set([...before.keys(), ...next.keys()])].filter(
      (key) => (before.get(key) ?? []).join() !== (next.get(key) ?? []).join(),
    );
    if (!this.#begun || changed.length < 2 || !moving()) {
      this.#begun = true;
      this.ways = next;
      return;
    }
    this.#run(changed, next, from);
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #run(changed: string[], next: Lit, from: string): void {
    const order = changed
      .map((key) => ({ key, step: stepsBetween(key, from), out: !next.has(key) }))
      .sort((a, b) => a.step - b.step);
    const first = order.find(({ out }) => !out)?.step ?? 0;
    const last = Math.max(...order.map(({ step }) => step));
    const pace = Math.min(RUNS, LONGEST / Math.max(1, last - first));
    order.forEach(({ key, step, out }, i) => {
      const wait = out ? Math.min(LONGEST, i * DIES) : (step - first) * pace;
      const show = (): void => {
        const ways = new Map(this.ways);
        const lit = next.get(key);
        if (lit) ways.set(key, lit);
        else ways.delete(key);
        this.ways = ways;
      };
      if (wait <= 0) show();
      else this.#timers.push(setTimeout(show, wait));
    });
  }
}

function stepsBetween(one: string, other: string): number {
  const [x = 0, y = 0] = one.split(",").map(Number);
  const [toX = 0, toY = 0] = other.split(",").map(Number);
  return Math.abs(x - toX) + Math.abs(y - toY);
}
