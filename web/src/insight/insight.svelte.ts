import type { Connection } from "../net/connection.svelte";
import type { Insight } from "../net/types";

/** Insights that the server computes from the view, requested after every move while they are visible. */
export class Asked {
  trouble = $state("");
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
    $effect(() => {
      // Request again for each new view.
      void connection.view;
      if (connection.status === "open") void this.#ask();
    });
  }

  get answer(): Insight | null {
    return this.#connection.insight;
  }

  async #ask(): Promise<void> {
    const answer = await this.#connection.send({ type: "insight" });
    this.trouble = answer.type === "refused" ? answer.sentence : "";
  }
}
