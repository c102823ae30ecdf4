import type { Connection } from "../net/connection.svelte";
import type { Insight } from "../net/types";

/** What the server works out from one's view, asked anew after every move while somebody looks at it. */
export class Asked {
  trouble = $state("");
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
    $effect(() => {
      // A new view is a new question.
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
