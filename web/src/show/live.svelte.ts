/** A match between bots, asked for after every move while somebody wants to see it. */
import type { Connection } from "../net/connection.svelte";
import type { Live } from "../net/types";
import { valueOf } from "../story/curve";

export class LiveShow {
  now = $state.raw<Live | null>(null);
  /** The chances of the first side in the present round, one for each moment that was seen. */
  values = $state.raw<number[]>([]);
  trouble = $state("");
  #round = 0;
  #wanted = -1;
  #told = -1;
  #asking = false;
  #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Ask about the present moment; one question at a time, and only about the newest moment. */
  async ask(moved: number): Promise<void> {
    this.#wanted = moved;
    if (this.#asking) return;
    this.#asking = true;
    // While an older moment was reckoned for somebody else, that is what is told.
    while (this.#told < this.#wanted) {
      const answer = await this.#connection.send({ type: "watch" });
      if (answer.type === "refused") {
        this.trouble = answer.sentence;
        break;
      }
      this.#take();
    }
    this.#asking = false;
  }

  #take(): void {
    const told = this.#connection.watch;
    if (!told || told.moved === this.#told) return;
    this.#told = told.moved;
    this.trouble = "";
    this.now = told.live;
    if (told.live.round !== this.#round) {
      this.#round = told.live.round;
      this.values = [];
    }
    const [side] = told.live.sides;
    if (side && told.live.chances.length) this.values = [...this.values, valueOf(told.live, side)];
  }
}
