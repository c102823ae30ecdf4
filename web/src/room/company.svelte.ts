/** A shared replay: one person leads, the others follow, and each can point at a card. */
import { Connection } from "../net/connection.svelte";
import type { Cell } from "../words/place";

/** Milliseconds between two steps that are sent: the server limits their rate. */
const TELL_EVERY = 150;

export class Company {
  readonly connection: Connection;
  /** Whether this device follows the leader. */
  following = $state(true);
  leading = $state(false);
  #told: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string) {
    this.connection = new Connection(table);
  }

  readonly table = $derived.by(() => this.connection.table);
  readonly me = $derived.by(() => this.table?.you ?? null);
  /** Whether there is anybody to share it with. */
  readonly shared = $derived.by(() => {
    const people = this.table?.seats.filter(({ person, you }) => person !== null && !you) ?? [];
    return this.connection.status === "open" && (people.length > 0 || (this.table?.watching ?? 0) > 1);
  });
  /** Somebody else who leads. */
  readonly leader = $derived.by(() => {
    const led = this.connection.led;
    return led && led.person !== this.me ? led : null;
  });
  /** The step to go to, if one follows. */
  readonly wanted = $derived.by(() => (this.following ? (this.leader?.step ?? null) : null));
  readonly pointed = $derived.by(() => this.connection.pointed);

  /** Called when somebody else leads: two cannot. */
  yield(): void {
    if (this.leading) this.following = true;
    this.leading = false;
  }

  lead(step: number): void {
    this.leading = true;
    this.following = false;
    this.#told = null;
    this.tell(step);
  }

  /** Tell the others where one is now. */
  tell(step: number): void {
    if (!this.leading || step === this.#told) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      // Somebody else may lead by now.
      if (!this.leading) return;
      this.#told = step;
      void this.connection.send({ type: "lead", step });
    }, TELL_EVERY);
  }

  /** Tell it once more: the server may have forgotten. */
  again(step: number): void {
    this.#told = null;
    this.tell(step);
  }

  stop(): void {
    clearTimeout(this.#timer);
    if (this.leading) void this.connection.send({ type: "lead", step: null });
    this.leading = false;
    this.following = true;
  }

  /** Point at a place, or at the same one again to point nowhere. */
  point([x, y]: Cell): void {
    if (this.me === null || !this.shared) return;
    const mine = this.pointed.find(({ person }) => person === this.me)?.cell;
    const again = mine?.[0] === x && mine[1] === y;
    void this.connection.send({ type: "point", cell: again ? null : [x, y] });
  }

  close(): void {
    this.stop();
    this.connection.close();
  }
}
