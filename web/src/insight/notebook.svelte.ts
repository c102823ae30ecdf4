import type { Connection } from "../net/connection.svelte";
import type { Note } from "../net/types";

/** From trusted to saboteur; distinguished by shape first. */
export const MARKS = ["trusted", "leaning", "open", "doubt", "saboteur"] as const;
export const LONGEST_NOTE = 240;

/** Private marks and notes about players: stored here and in the player's own data on the server. */
export class Notebook {
  #kept = $state.raw<Note[]>([]);
  readonly #connection: Connection;
  readonly #key: string;
  readonly #shared: boolean;
  /** By seat, unacknowledged changes: the server's data about these seats may be older. */
  readonly #unanswered = new Map<number, Note>();

  /** `shared`: nothing is stored on a shared device, because the next person would read it. */
  constructor(connection: Connection, table: string, shared = false) {
    this.#connection = connection;
    this.#key = `notes-${table}`;
    this.#shared = shared;
    if (shared) localStorage.removeItem(this.#key);
    this.#kept = read(this.#key);
    $effect(() => {
      const told = connection.notes;
      if (told === null) return;
      const settled = told.filter(({ seat }) => !this.#unanswered.has(seat));
      this.#keep([...settled, ...[...this.#unanswered.values()].filter(says)]);
    });
  }

  text(seat: number): string {
    return this.#of(seat)?.text ?? "";
  }

  /** A mark belongs to its round: roles are dealt anew. */
  mark(seat: number, round: number): number | null {
    const note = this.#of(seat);
    return note?.round === round ? note.mark : null;
  }

  /** Saves a note; returns a sentence if the server refused it. */
  async keep(note: Note): Promise<string> {
    const others = this.#kept.filter(({ seat }) => seat !== note.seat);
    this.#keep(says(note) ? [...others, note] : others);
    this.#unanswered.set(note.seat, note);
    const answer = await this.#connection.send({ type: "note", seat: note.seat, mark: note.mark, text: note.text });
    if (this.#unanswered.get(note.seat) === note) this.#unanswered.delete(note.seat);
    return answer.type === "refused" ? answer.sentence : "";
  }

  #of(seat: number): Note | undefined {
    return this.#kept.find((note) => note.seat === seat);
  }

  /** Reads no state: an effect that called this and read the stored notes would undo every later change. */
  #keep(notes: Note[]): void {
    this.#kept = notes;
    if (!this.#shared) localStorage.setItem(this.#key, JSON.stringify(notes));
  }
}

const says = (note: Note): boolean => note.mark !== null || note.text !== "";

function read(key: string): Note[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(found) ? (found as Note[]) : [];
  } catch {
    return [];
  }
}
