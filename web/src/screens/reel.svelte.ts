/** A recorded match from the server: loaded in pieces, each once and on demand. */
import { Refusal } from "../net/api";
import type { Replay, Step } from "../net/types";

/** The viewing seat, or null for a spectator. */
export type Eyes = number | null;
type Fetch = (seat: Eyes, first: number, count: number) => Promise<Replay>;

const PIECE = 50;
const PATIENCE = 1500;

export class Reel {
  total = $state(0);
  trouble = $state.raw<Refusal | null>(null);
  /** Increases with every piece, so that waiting readers try again. */
  #pieces = $state.raw<ReadonlyMap<string, Step[]>>(new Map());
  readonly #asked = new Set<string>();
  readonly #fetch: Fetch;

  constructor(fetch: Fetch) {
    this.#fetch = fetch;
  }

  /** Everything this viewer has seen without a gap, from the start to where the pieces end. */
  known(eyes: Eyes): Step[] {
    const found: Step[] = [];
    for (let at = 0; ; at += PIECE) {
      const piece = this.#pieces.get(key(eyes, at));
      if (!piece) return found;
      found.push(...piece);
    }
  }

  /** One step for this viewer, if loaded. */
  step(eyes: Eyes, at: number): Step | undefined {
    const first = at - (at % PIECE);
    return this.#pieces.get(key(eyes, first))?.[at - first];
  }

  /** Load the whole match for this viewer, piece by piece. */
  async follow(eyes: Eyes, still: () => boolean = () => true): Promise<void> {
    for (let first = 0; (first === 0 || first < this.total) && !this.trouble && still(); first += PIECE)
      await this.want(eyes, first);
  }

  /** Load the piece around a step. */
  async want(eyes: Eyes, at: number): Promise<void> {
    const first = at - (at % PIECE);
    const name = key(eyes, first);
    if (this.#asked.has(name)) return;
    this.#asked.add(name);
    for (;;) {
      try {
        const part = await this.#fetch(eyes, first, PIECE);
        this.total = part.total;
        this.#pieces = new Map(this.#pieces).set(name, part.steps);
        return;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        // Too many requests, or no connection: what is loaded can be watched meanwhile.
        if (error.status !== 429 && (error.reason !== "unreachable" || !this.total)) {
          this.#asked.delete(name);
          this.trouble = error;
          return;
        }
        await new Promise((resolve) => setTimeout(resolve, PATIENCE));
      }
    }
  }
}

const key = (eyes: Eyes, first: number): string => `${eyes ?? "-"} ${first}`;
