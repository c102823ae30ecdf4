import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Connection } from "./connection.svelte";
import { closing } from "../parts/closing.svelte";
import type { ClientMessage, Event as Happening, ServerMessage } from "./types";

/** The far end of a line: what was written to it, and what it says. */
class Line {
  static all: Line[] = [];
  readyState = 0;
  written: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    Line.all.push(this);
  }
  static get last(): Line {
    return Line.all.at(-1)!;
  }
  send(text: string): void {
    this.written.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drop(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const table = { type: "table", seq: 1, phase: "playing", seats: [] };
const event = (seq: number): Happening => ({ seq, kind: "lay" });
const state = (seq: number, since = 0, outcome: object | null = null): object => ({
  type: "state",
  seq,
  moved: seq,
  since,
  view: { seq },
  moves: [],
  results: [],
  outcome,
  events: Array.from({ length: seq - since }, (_, i) => event(since + i)),
});
const update = (since: number, seq: number, outcome: object | null = null): object => ({
  ...state(seq, since, outcome),
  type: "update",
});

let connection: Connection;

function connect(): Connection {
  connection = new Connection("t", () => new Line() as unknown as WebSocket);
  Line.last.open();
  Line.last.say(table);
  Line.last.say(state(3));
  return connection;
}

beforeEach(() => {
  vi.useFakeTimers();
  Line.all = [];
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

describe("what the server tells", () => {
  test("updates follow each other", () => {
    connect();
    Line.last.say(update(3, 5));
    expect(connection.seq).toBe(5);
    expect(connection.events.map((one) => one.seq)).toEqual([0, 1, 2, 3, 4]);
  });

  test("a gap asks for everything again", () => {
    connect();
    Line.last.say(update(4, 6));
    expect(connection.seq).toBe(3);
    expect(Line.last.written.at(-1)).toEqual({ type: "hello", since: 3 });
    Line.last.say(state(6, 3));
    expect(connection.events.map((one) => one.seq)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test("an update that is already known changes nothing", () => {
    connect();
    Line.last.say(update(2, 3));
    expect(connection.events).toHaveLength(3);
    expect(Line.last.written).toHaveLength(1);
  });

  test("the end asks for what was hidden", () => {
    connect();
    Line.last.say(update(3, 4, { winners: [0], gold: [1], reason: "most-gold" }));
    expect(Line.last.written.at(-1)).toEqual({ type: "hello", since: 4 });
  });

  test("chat comes once, however often it is sent", () => {
    connect();
    const chat = { type: "chat", number: 7, person: "p", name: "Ada", seat: 0, text: "Hi", at: 1 };
    Line.last.say(chat);
    Line.last.say(chat);
    expect(connection.chat).toHaveLength(1);
    expect(connection.placeOf(connection.chat[0]!)).toBe(3);
  });
});

test("a reaction lies between what was said and done before and after it", () => {
  connect();
  Line.last.say({ type: "chat", number: 7, person: "p", name: "Ada", seat: 0, text: "Hi", at: 1 });
  Line.last.say({ type: "reaction", person: "p", name: "Ada", seat: 0, reaction: "mug" });
  expect(connection.reactions).toMatchObject([{ reaction: "mug", after: 7, before: 3 }]);
});

describe("a lost line", () => {
  test("who leads or points is told anew: they may have gone meanwhile", () => {
    connect();
    Line.last.say({ type: "led", person: "p", name: "Ada", seat: 0, step: 4 });
    Line.last.say({ type: "pointed", person: "p", name: "Ada", seat: 0, cell: [1, 0] });
    Line.last.drop();
    vi.advanceTimersByTime(1000);
    expect(connection.led?.step).toBe(4);
    Line.last.open();
    expect(connection.led).toBeNull();
    expect(connection.pointed).toEqual([]);
  });

  test("what has no answer is sent again with the same id, and settled once", async () => {
    connect();
    const answer = connection.send({ type: "move", seq: 3, move: "EW 1,0" });
    const sent = Line.last.written.at(-1)!;
    Line.last.drop();
    expect(connection.status).toBe("waiting");
    vi.advanceTimersByTime(1000);
    Line.last.open();
    expect(Line.last.written).toEqual([{ type: "hello", since: 3 }, sent]);
    Line.last.say({ type: "ack", id: sent.id!, seq: 5 } satisfies ServerMessage);
    expect((await answer).type).toBe("ack");
    expect(connection.unanswered).toBe(0);
    Line.last.drop();
    vi.advanceTimersByTime(3000);
    Line.last.open();
    expect(Line.last.written).toEqual([{ type: "hello", since: 3 }]);
  });

  test("a device that asks for the hand has nothing of it, and goes on asking when it is back", () => {
    connect();
    Line.last.say({ ...table, elsewhere: true });
    expect(connection.view).toBeNull();
    expect(connection.events).toEqual([]);
    Line.last.drop();
    vi.advanceTimersByTime(1000);
    Line.last.open();
    expect(Line.last.written).toEqual([{ type: "hello", since: 0, waits: true }]);
    Line.last.say({ ...table, elsewhere: false });
    Line.last.drop();
    vi.advanceTimersByTime(3000);
    Line.last.open();
    expect(Line.last.written).toEqual([{ type: "hello", since: 0 }]);
  });

  test("what one person was told is gone when the device shows another hand", () => {
    connect();
    Line.last.say({ type: "notes", notes: [{ seat: 1, mark: 3, round: 1, text: "a liar" }] });
    Line.last.say({ ...state(3), view: { seat: 1 } });
    expect(connection.notes).toBeNull();
    expect(connection.view?.seat).toBe(1);
    // After a loss nobody's hand is open: events that were told to somebody are asked for anew.
    Line.last.say({ ...state(3, 3), view: { seat: null } });
    expect(connection.events).toEqual([]);
    expect(Line.last.written.at(-1)).toEqual({ type: "hello", since: 0 });
  });

  test("attempts become rarer, and one that succeeds begins anew", () => {
    connect();
    const waits: number[] = [];
    for (let i = 0; i < 8; i++) {
      Line.last.drop();
      waits.push(connection.retryAt - Date.now());
      vi.advanceTimersByTime(10_000);
    }
    expect(waits[0]!).toBeLessThan(700);
    expect(waits[7]!).toBeGreaterThan(6000);
    Line.last.open();
    Line.last.say(table);
    expect(connection.status).toBe("open");
    Line.last.drop();
    expect(connection.retryAt - Date.now()).toBeLessThan(700);
  });

  test("when the network or the person is back it is tried at once", () => {
    connect();
    for (let i = 0; i < 6; i++) {
      Line.last.drop();
      vi.advanceTimersByTime(i < 5 ? 10_000 : 0);
    }
    const lines = Line.all.length;
    dispatchEvent(new Event("online"));
    expect(Line.all.length).toBe(lines + 1);
  });

  test("a server that does not answer is given up", () => {
    connect();
    document.dispatchEvent(new Event("visibilitychange"));
    expect(Line.last.written.at(-1)).toEqual({ type: "ping" });
    vi.advanceTimersByTime(5100);
    expect(connection.status).toBe("waiting");
    expect(connection.loss).toBe("silent");
  });

  test("a server that answers is kept", () => {
    connect();
    document.dispatchEvent(new Event("visibilitychange"));
    Line.last.say({ type: "pong", id: "" });
    vi.advanceTimersByTime(6000);
    expect(connection.status).toBe("open");
  });

  test.each([
    [1012, "restart"],
    [4408, "slow"],
    [4429, "crowded"],
    [1006, "lost"],
  ])("code %i is told as %s", (code, loss) => {
    connect();
    Line.last.drop(code);
    expect(connection.loss).toBe(loss);
  });

  test("an announced stop is told until a server answers again", () => {
    connect();
    expect(closing.at).toBeNull();
    Line.last.say({ type: "closing", seconds: 90 });
    expect(closing.at).toBe(Date.now() + 90_000);
    Line.last.drop(1012);
    expect(closing.at).not.toBeNull();
    vi.advanceTimersByTime(10_000);
    Line.last.open();
    expect(closing.at).toBeNull();
  });

  test("who is not welcome is told so, and does not try again", () => {
    connect();
    Line.last.say({ type: "error", reason: "no-spectators", sentence: "Only the players." });
    Line.last.drop(4403);
    vi.advanceTimersByTime(60_000);
    expect(connection.status).toBe("refused");
    expect(connection.refusal?.sentence).toBe("Only the players.");
    expect(Line.all).toHaveLength(1);
  });
});
