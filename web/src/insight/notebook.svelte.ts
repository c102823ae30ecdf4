import type { Connection } from "../net/connection.svelte";
import type { Note } from "../net/types";

/** From trusted to saboteur; told by shape first. */
export const MARKS = ["trusted", "leaning", "open", "doubt", "saboteur"] as const;
export const LONGEST_NOTE = 240;

/** Private marks and notes about players: kept here and in one's own record on the server, shown to nobody else. */
export class Notebook {
  #kept = $state.raw<Note[]>([]);
  readonly #connection: Connection;
  readonly #key: string;

  constructor(connection: Connection, table: string) {
    this.#connection = connection;
    this.#key = `notes-${table}`;
    this.#kept = read(this.#key);
    $effect(() => {
      const told = connection.notes;
      if (told === null) return;
      this.#kept = told;
      this.#save();
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

  /** Keeps a note; a sentence if the server refused it. */
  async keep(note: Note): Promise<string> {
    const others = this.#kept.filter(({ seat }) => seat !== note.seat);
    this.#kept = note.mark === null && !note.text ? others : [...others, note];
    this.#save();
    const answer = await this.#connection.send({ type: "note", seat: note.seat, mark: note.mark, text: note.text });
    return answer.type === "refused" ? answer.sentence : "";
  }

  #of(seat: number): Note | undefined {
    return this.#kept.find((note) => note.seat === seat);
  }

  #save(): void {
    localStorage.setItem(this.#key, JSON.stringify(this.#kept));
  }
}

function read(key: string): Note[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(found) ? (found as Note[]) : [];
  } catch {
    return [];
  }
}
