import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Connection } from "../net/connection.svelte";
import type { Ack, Note, Refused } from "../net/types";
import { Notebook } from "./notebook.svelte";

const doubt: Note = { seat: 2, mark: 3, round: 1, text: "" };
const trust: Note = { seat: 1, mark: 0, round: 1, text: "" };

/** A line to the server that answers when it is told to. */
class Line {
  notes = $state.raw<Note[] | null>(null);
  answer: (message: Ack | Refused) => void = () => undefined;

  send(): Promise<Ack | Refused> {
    return new Promise((settle) => (this.answer = settle));
  }

  say(notes: Note[]): void {
    this.notes = notes;
    flushSync();
  }
}

let line: Line;
let book: Notebook;
let stop: () => void;

beforeEach(() => {
  localStorage.clear();
  line = new Line();
  stop = $effect.root(() => {
    book = new Notebook(line as unknown as Connection, "table");
  });
  flushSync();
});

afterEach(() => stop());

test("notes told before the server heard of a new one do not undo it", async () => {
  const kept = book.keep(doubt);
  line.say([trust]);
  expect(book.mark(2, 1)).toBe(3);
  expect(book.mark(1, 1)).toBe(0);
  line.say([trust, doubt]);
  line.answer({ type: "ack", id: "1", seq: 1 });
  await kept;
  line.say([trust]);
  expect(book.mark(2, 1)).toBeNull();
});

test("of two notes about one player the later one waits for its own answer", async () => {
  const first = book.keep(doubt);
  const answered = line.answer;
  void book.keep({ ...doubt, text: "said nothing" });
  answered({ type: "ack", id: "1", seq: 1 });
  await first;
  line.say([doubt]);
  expect(book.text(2)).toBe("said nothing");
});

test("a note taken back stays away until the server has heard of it", () => {
  line.say([doubt]);
  void book.keep({ ...doubt, mark: null });
  line.say([doubt]);
  expect(book.mark(2, 1)).toBeNull();
});
