/** The connection to one table: recovers from any loss, and executes nothing twice. */
import { closing } from "../parts/closing.svelte";
import type {
  Ack,
  Chat,
  Choice,
  ClientMessage,
  Event,
  Hint,
  Insight,
  Know,
  Watch,
  Note,
  Led,
  Outcome,
  Pointed,
  Reaction,
  Refused,
  Result,
  ServerMessage,
  Table,
  Update,
  View,
} from "./types";

export type Status = "connecting" | "open" | "waiting" | "refused";
/** Why there is no connection; each has a sentence `page-lost-…`. */
export type Loss = "offline" | "restart" | "slow" | "crowded" | "silent" | "lost";

type Bare<Message> = Message extends { type: string } ? Omit<Message, "id"> : never;
/** A message without its id, which is added here. */
export type Wish = Bare<Exclude<ClientMessage, { type: "hello" | "ping" }>>;

/** Close codes for which retrying is pointless. */
const FINAL = new Map([
  [4401, "bad-origin"],
  [4403, "no-spectators"],
  [4404, "no-such-table"],
  [4409, "damaged-table"],
  [4410, "signed-out"],
]);
const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 5000;

export interface Shown extends Reaction {
  number: number;
  /** When it came. */
  at: number;
  /** The number of the last chat message before it. */
  after: number;
  /** The number of the next event. */
  before: number;
}

interface Pending {
  message: ClientMessage;
  settle: (answer: Ack | Refused) => void;
}

export class Connection {
  status = $state<Status>("connecting");
  loss = $state<Loss | null>(null);
  /** The time of the next attempt. */
  retryAt = $state(0);
  /** Why the server rejected the client for good. */
  refusal = $state.raw<{ reason: string; sentence: string } | null>(null);
  table = $state.raw<Table | null>(null);
  /** When that was received: clocks count from then. */
  tableAt = $state(0);
  view = $state.raw<View | null>(null);
  moves = $state.raw<Choice[]>([]);
  /** All events so far, indexed by number. */
  events = $state.raw<Event[]>([]);
  /** How many events were known when the last state came after a loss; null before that. */
  caughtUpFrom = $state.raw<number | null>(null);
  results = $state.raw<Result[]>([]);
  /** In a first match: ids of sentences that help, the most urgent first. */
  advice = $state.raw<string[]>([]);
  outcome = $state.raw<Outcome | null>(null);
  chat = $state.raw<Chat[]>([]);
  /** What people showed a moment ago, the oldest first. */
  reactions = $state.raw<Shown[]>([]);
  /** Who leads the replay, and to which step. */
  led = $state.raw<Led | null>(null);
  /** Where people point at in the replay. */
  pointed = $state.raw<Pointed[]>([]);
  /** The player's private notes as the server stores them; null until they arrive. */
  notes = $state.raw<Note[] | null>(null);
  /** The server's latest insights. */
  insight = $state.raw<Insight | null>(null);
  /** The latest hints and beliefs. */
  hint = $state.raw<Hint | null>(null);
  know = $state.raw<Know | null>(null);
  watch = $state.raw<Watch | null>(null);
  /** Number of unanswered messages. */
  unanswered = $state(0);
  seq = 0;
  /** Number of moves played: a few produce no event. */
  moved = $state(0);

  readonly #url: string;
  readonly #open: (url: string) => WebSocket;
  #socket: WebSocket | null = null;
  #pending = new Map<string, Pending>();
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pinging: ReturnType<typeof setInterval> | undefined;
  #ponging: ReturnType<typeof setTimeout> | undefined;
  #numbers = 0;
  /** The event each chat message preceded. */
  readonly #placed = new Map<number, number>();
  readonly #name = Math.random().toString(36).slice(2, 10);

  /** `screen`: a television, which watches without a name. */
  constructor(id: string, open: (url: string) => WebSocket = (url) => new WebSocket(url), screen = false) {
    const address = `${location.origin.replace(/^http/, "ws")}/ws/tables/${encodeURIComponent(id)}`;
    this.#url = screen ? `${address}?screen` : address;
    this.#open = open;
    addEventListener("online", this.#again);
    addEventListener("offline", this.#check);
    document.addEventListener("visibilitychange", this.#again);
    this.#connect();
  }

  /** Send a request; it is answered even if the connection is lost in between. */
  send(wish: Wish): Promise<Ack | Refused> {
    const id = `${this.#name}-${this.#numbers++}`;
    const message = { ...wish, id } as ClientMessage;
    return new Promise((settle) => {
      this.#pending.set(id, { message, settle });
      this.unanswered = this.#pending.size;
      this.#write(message);
    });
  }

  /** The number of the event that followed a chat message; -1 if it is older than the known events. */
  placeOf(message: Chat): number {
    return this.#placed.get(message.number) ?? -1;
  }

  close(): void {
    removeEventListener("online", this.#again);
    removeEventListener("offline", this.#check);
    document.removeEventListener("visibilitychange", this.#again);
    this.status = "refused";
    this.#forget();
  }

  /** Reconnect: the server learns the person's identity when the socket opens. */
  reopen(): void {
    this.#connect();
  }

  /** Retry now rather than later. */
  retry(): void {
    if (this.status === "waiting") this.#connect();
  }

  #again = (): void => {
    if (document.visibilityState === "hidden") return;
    if (this.status === "waiting") this.#connect();
    else this.#check();
  };

  /** Check the connection: a phone that slept does not know that its socket is dead. */
  #check = (): void => {
    if (this.status !== "open" || this.#ponging !== undefined) return;
    this.#write({ type: "ping" });
    this.#ponging = setTimeout(() => this.#lose("silent"), PONG_WITHIN);
  };

  #connect(): void {
    this.#forget();
    this.status = "connecting";
    const socket = this.#open(this.#url);
    this.#socket = socket;
    socket.onopen = () => {
      // The server answers, so an earlier announcement is obsolete; it is repeated if the server stops.
      closing.hear(null);
      // Reset what people show: the server sends it again.
      this.led = null;
      this.pointed = [];
      this.#hello();
      for (const { message } of this.#pending.values()) this.#write(message);
      this.#pinging = setInterval(this.#check, PING_EVERY);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#take(JSON.parse(event.data) as ServerMessage);
    socket.onclose = (event: CloseEvent) => {
      if (FINAL.has(event.code)) {
        this.refusal ??= { reason: FINAL.get(event.code) ?? "", sentence: "" };
        this.status = "refused";
        this.#forget();
      } else this.#lose(reasonOf(event.code));
    };
  }

  #forget(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#pinging);
    clearTimeout(this.#ponging);
    this.#ponging = undefined;
    const socket = this.#socket;
    this.#socket = null;
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #lose(loss: Loss): void {
    this.#forget();
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries) * (0.8 + 0.4 * Math.random());
    this.#tries += 1;
    this.status = "waiting";
    this.loss = navigator.onLine === false ? "offline" : loss;
    this.retryAt = Date.now() + wait;
    this.#timer = setTimeout(() => this.#connect(), loss === "crowded" ? LONGEST_WAIT : wait);
  }

  #write(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #hello(): void {
    // A device that asked goes on asking: after a loss it may be back before the one that shows the hand.
    const waits = this.table?.elsewhere === true;
    this.#write(waits ? { type: "hello", since: 0, waits } : { type: "hello", since: this.seq });
  }

  #take(message: ServerMessage): void {
    switch (message.type) {
      case "table":
        if (this.table === null || message.seq >= this.table.seq) {
          this.table = message;
          this.tableAt = Date.now();
          if (message.elsewhere) this.#cover();
        }
        this.#settled();
        break;
      case "state":
        if (this.view !== null && this.view.seat !== message.view.seat) {
          this.#cover();
          // Stored events belong to another viewer.
          if (message.since > 0) {
            this.#hello();
            break;
          }
        }
        if (this.view !== null && message.seq > this.events.length) this.caughtUpFrom = this.events.length;
        this.events = [...this.events.slice(0, message.since), ...message.events];
        this.#show(message);
        this.results = message.results;
        break;
      case "update":
        if (message.since !== this.seq) {
          if (message.since > this.seq) this.#hello();
          break;
        }
        this.events = [...this.events, ...message.events];
        this.#show(message);
        // The end reveals what was hidden, but only on request.
        if (message.outcome !== null) this.#hello();
        break;
      case "chat":
        if (message.number > (this.chat.at(-1)?.number ?? -1)) {
          this.chat = [...this.chat, message];
          this.#placed.set(message.number, this.view === null ? -1 : this.seq);
        }
        break;
      case "reaction":
        this.reactions = [
          ...this.reactions,
          {
            ...message,
            number: this.#numbers++,
            at: Date.now(),
            after: this.chat.at(-1)?.number ?? -1,
            before: this.seq,
          },
        ].slice(-12);
        break;
      case "led":
        // Somebody else may lead by now.
        if (message.step !== null) this.led = message;
        else if (this.led?.person === message.person) this.led = null;
        break;
      case "pointed":
        this.pointed = [
          ...this.pointed.filter(({ person }) => person !== message.person),
          ...(message.cell ? [message] : []),
        ];
        break;
      case "notes":
        this.notes = message.notes;
        break;
      case "insight":
        this.insight = message;
        break;
      case "hint":
        this.hint = message;
        break;
      case "know":
        this.know = message;
        break;
      case "watch":
        this.watch = message;
        break;
      case "ack":
      case "refused":
        this.#pending.get(message.id)?.settle(message);
        this.#pending.delete(message.id);
        this.unanswered = this.#pending.size;
        break;
      case "error":
        this.refusal = { reason: message.reason, sentence: message.sentence };
        break;
      case "closing":
        closing.hear(message.seconds);
        break;
      case "pong":
        clearTimeout(this.#ponging);
        this.#ponging = undefined;
        break;
    }
  }

  #show(message: Pick<Update, "seq" | "moved" | "view" | "moves" | "outcome" | "advice">): void {
    this.seq = message.seq;
    this.moved = message.moved;
    this.view = message.view;
    this.moves = message.moves;
    this.outcome = message.outcome;
    this.advice = message.advice ?? [];
  }

  /** Forget the hand: it is shown on another device, or this one is handed to somebody else. */
  #cover(): void {
    this.view = null;
    this.moves = [];
    this.events = [];
    this.notes = null;
    this.insight = null;
    this.hint = null;
    this.know = null;
    this.seq = 0;
  }

  #settled(): void {
    this.status = "open";
    this.loss = null;
    this.refusal = null;
    this.#tries = 0;
  }
}

function reasonOf(code: number): Loss {
  if (code === 1012) return "restart";
  if (code === 4408) return "slow";
  if (code === 4429) return "crowded";
  return "lost";
}
