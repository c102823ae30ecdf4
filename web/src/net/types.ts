/** What the server sends and takes. Written by tools/page_types.py: do not change by hand. */

export type ClientMessage = Hello | Sit | Stand | SetBot | Ready | Kick | Start | PlayMove | Say | Talk | Next | Resign | Pause | Rematch | Mute | Here | Ping;
export type ServerMessage = TableMessage | StateMessage | UpdateMessage | ChatMessage | Ack | Refused | ErrorMessage | Pong;

/** Done and safely kept. `seq` is the number of the next event after it. */
export interface Ack {
  type: "ack";
  id: string;
  seq: number;
}

/** A bot that can be seated. */
export interface BotInfo {
  name: string;
}

/** What is special about The Dark Cave. Groups are counted as (I, II, III). */
export interface Cave {
  figures: string[];
  lying: boolean[];
  stunned: boolean;
  clans: string[];
  aside_clans: string[];
  aside: string[];
  shown: boolean[];
  left: number[];
  webs: Web[];
  creatures: Creature[];
  veins: [number, number][];
  supply: number;
  proposed: boolean;
  hand_groups: number[][];
  pile_groups: number[];
  discard_groups: number[];
  known: Known[];
}

/** Something said in a person's own words. Plain text: never markup. */
export interface ChatMessage {
  type: "chat";
  number: number;
  person: string;
  name: string;
  seat: number | null;
  text: string;
  at: number;
}

/** A legal move: its text, which is what `move` sends, and its parts. */
export interface Choice {
  text: string;
  move: Move;
}

/** How long people may think: `none`, seconds for each `move`, or `slow`: the same, also while nobody is there. */
export interface Clock {
  kind?: "move" | "none" | "slow";
  seconds?: number;
}

/** A creature in the cave, its field, and before whom its card lies. */
export interface Creature {
  name: string;
  field: string;
  owner: number;
  card: string;
}

/** A card out of play and the seat it came from; ``?`` if thrown away unseen. */
export interface Discard {
  card: string;
  seat: number;
}

/** What is special about the Duel and its solo game. */
export interface Duel {
  colours: string[];
  markers: number;
  marked: Marker[];
  keys: Key[];
  gold_cards: number[][];
  unused_goals: number;
  boxed_goals: string[];
  taken: string[];
  aside: number;
}

/** The message could not be read, or the connection ends; then the socket is closed next. */
export interface ErrorMessage {
  type: "error";
  reason: string;
  sentence: string;
}

/** Something that happened. */
export interface Event {
  seq: number;
  kind: string;
  seat?: number | null;
  round?: number | null;
  role?: string | null;
  card?: string | null;
  cell?: [number, number] | null;
  target?: number | null;
  tool?: string | null;
  goal?: string | null;
  winner?: string | null;
  value?: number | string | null;
  values?: (number | string)[];
  claim?: string | null;
  field?: string | null;
  side?: string | null;
  creature?: string | null;
  vote?: string | null;
  reason?: string | null;
}

/** What is special about Saboteur 2. */
export interface Expansion {
  old_roles: OldRole[];
  role_pile: number;
  aside: number;
  sitting_out: number[];
  known: Known[];
}

/** The last part of a personal link one wishes to follow, though one is somebody else here. */
export interface Follow {
  token: string;
}

/** A game that can be played here. */
export interface GameInfo {
  name: string;
  least: number;
  most: number;
  rounds: number;
  editions: string[];
  options: OptionInfo[];
}

/** A goal: what it shows if open, what the seat has seen under it if not, else ``?``. */
export interface Goal {
  cell: [number, number];
  card: string;
  open: boolean;
}

/** The first message: asks for everything, of the events only those from number `since` on. */
export interface Hello {
  type: "hello";
  since?: number;
  id?: string;
}

/** Say that one is there, so that no bot plays for one, or none any more. */
export interface Here {
  type: "here";
  id?: string;
}

/** The code of a table. */
export interface Join {
  code: string;
}

/** A key in the maze and for whom it opens the door. */
export interface Key {
  cell: [number, number];
  seat: number;
}

/** The host removes a guest before the start. */
export interface Kick {
  type: "kick";
  seat: number;
  id?: string;
}

/** Cards of others that the seat has held: they are among so many, in a hand or among the discards (by index). */
export interface Known {
  cards: string[];
  among: number;
  seat?: number | null;
  discards?: number[];
}

/** A card in the maze, as it lies. */
export interface Laid {
  card: string;
  cell: [number, number];
}

/** A personal link: whoever opens it is signed in as this person. An older one no longer works. */
export interface Link {
  path: string;
}

/** A marker in the maze and whose colour it shows; on a troll it is a bribe. */
export interface Marker {
  cell: [number, number];
  seat: number;
  troll: boolean;
}

/** The person behind this browser; without a name nobody yet. */
export interface Me {
  id: string | null;
  name: string | null;
  language: string;
}

/** What a player asks for: a verb, and whichever of the other parts it needs. */
export interface Move {
  verb: string;
  card?: string | null;
  cards?: string[];
  cell?: [number, number] | null;
  seat?: number | null;
  tool?: string | null;
  value?: number | null;
  field?: string | null;
  side?: string | null;
  values?: number[];
}

/** Hear no more of what a person says, or hear it again. */
export interface Mute {
  type: "mute";
  person: string;
  on?: boolean;
  id?: string;
}

/** How one wishes to be called, and in which language to be spoken to. */
export interface NewMe {
  name: string;
  language?: string | null;
}

/** A table to open. */
export interface NewTable {
  game: string;
  players: number;
  edition?: string | null;
  options?: Record<string, string | boolean | number>;
  seats?: Place[];
  public?: boolean;
  spectators?: boolean;
  clock?: Clock;
}

/** Go on to the next round. */
export interface Next {
  type: "next";
  id?: string;
}

/** A role card that was given up, and by whom; ``?`` unless the seat has seen it. */
export interface OldRole {
  seat: number;
  role: string;
}

/** A table by its id, which is part of its link, and by the code to join it. */
export interface Opened {
  id: string;
  code: string;
}

/** An option of a game with its values, the default first. */
export interface OptionInfo {
  name: string;
  values: (string | boolean | number)[];
}

/** How a match ended: the winning seats, everyone's gold, and why. */
export interface Outcome {
  winners: number[];
  gold: number[];
  reason: string;
}

/** Agree to a pause, or go on with the match. */
export interface Pause {
  type: "pause";
  on?: boolean;
  id?: string;
}

/** Ask for a sign of life. */
export interface Ping {
  type: "ping";
  id?: string;
}

/** Who shall sit at a seat: a bot by name, me, or nobody yet. */
export interface Place {
  bot?: string | null;
  me?: boolean;
}

/** Play a move, given as text, as it stood in `moves` of the message with number `seq`. */
export interface PlayMove {
  type: "move";
  id: string;
  seq: number;
  move: string;
  moved?: number | null;
}

/** A match against bots that starts at once. */
export interface PlayNow {
  game: string;
  players?: number | null;
  bots?: string[];
  edition?: string | null;
  options?: Record<string, string | boolean | number>;
}

/** A sign of life. */
export interface Pong {
  type: "pong";
  id?: string;
}

/** Why a request was refused: a name and a sentence in the person's language. */
export interface Problem {
  reason: string;
  sentence: string;
}

/** The question now put to a seat. */
export interface Prompt {
  kind: string;
  seat: number;
  cell?: [number, number] | null;
  creature?: string | null;
  steps?: number | null;
}

/** Say whether one is ready to start. */
export interface Ready {
  type: "ready";
  ready?: boolean;
  id?: string;
}

/** A record of a match, and which of its steps are asked for: as whom to see them, from which on, and how many. */
export interface Recorded {
  record: string;
  seat?: number | null;
  first?: number;
  count?: number;
}

/** Not done; why, as a name and as a sentence in your language. */
export interface Refused {
  type: "refused";
  id: string;
  reason: string;
  sentence: string;
}

/** Open a table with the same seats once the match is over. */
export interface Rematch {
  type: "rematch";
  id?: string;
}

/** Steps of a match; without an id it was a record that somebody brought. */
export interface Replay {
  id: string | null;
  seat: number | null;
  total: number;
  first: number;
  steps: Step[];
}

/** Give up one's seat for good; a bot plays on. */
export interface Resign {
  type: "resign";
  id?: string;
}

/** How a round ended: the winning side and seats, why, all roles, and the nuggets each seat gained (or ``?``). */
export interface Result {
  round: number;
  winner: string;
  winners: number[];
  reason: string;
  reached_by: number | null;
  roles: string[];
  aside: string;
  gold: (number | string)[];
  rescued?: number[];
  multipliers?: number[];
  treasures?: number[];
  verdict?: Verdict | null;
}

/** Claim something at the table: `gold 8,2`, `trust p2`, `no-path` … */
export interface Say {
  type: "claim";
  id: string;
  claim: string;
}

/** Who sits at a seat; neither person nor bot if it is free. */
export interface SeatInfo {
  seat: number;
  name: string;
  person: string | null;
  bot: string | null;
  connected: boolean;
  ready: boolean;
  absent: boolean;
  resigned: boolean;
  clock: number | null;
  you: boolean;
}

/** The host seats a bot by name, or with null frees the seat. */
export interface SetBot {
  type: "bot";
  seat: number;
  bot: string | null;
  id?: string;
}

/** Take a free seat in the lobby, or change to it. */
export interface Sit {
  type: "sit";
  seat: number;
  id?: string;
}

/** Leave one's seat in the lobby. */
export interface Stand {
  type: "stand";
  id?: string;
}

/** The host starts the match; free seats are an error, people must be ready. */
export interface Start {
  type: "start";
  id?: string;
}

/** The match as you may know it, whole: after hello, after a gap, after a stale move. */
export interface StateMessage {
  type: "state";
  seq: number;
  moved: number;
  view: View;
  moves: Choice[];
  since: number;
  events: Event[];
  results: Result[];
  outcome: Outcome | null;
}

/** A step of a match: what was done, what happened, and what the chosen viewer then knew. */
export interface Step {
  by: number | null;
  did: string;
  events: Event[];
  view: View;
}

/** A theft at the end of a round; victim None if the thief took nothing. */
export interface Stolen {
  thief: number;
  victim: number | null;
}

/** A table in a list. */
export interface TableInfo {
  id: string;
  code: string;
  game: string;
  players: number;
  phase: "between" | "lobby" | "over" | "paused" | "playing";
  public: boolean;
  free: number;
  names: string[];
  yours: number | null;
  turn: boolean;
  changed: number;
}

/** All about the table but the match; sent whole whenever something of it changes. */
export interface TableMessage {
  type: "table";
  seq: number;
  id: string;
  code: string;
  phase: "between" | "lobby" | "over" | "paused" | "playing";
  host: string;
  you: string | null;
  game: string;
  players: number;
  options: Record<string, string | boolean | number>;
  public: boolean;
  spectators: boolean;
  clock: Clock;
  seats: SeatInfo[];
  watching: number;
  waiting: number[];
  resumes: number | null;
  pausing: number[];
  muted: string[];
  rematch: string | null;
}

/** Say something in one's own words. */
export interface Talk {
  type: "chat";
  id: string;
  text: string;
}

/** What changed: `events` begin where the last message's `seq` ended; if not, say hello again. */
export interface UpdateMessage {
  type: "update";
  seq: number;
  moved: number;
  view: View;
  moves: Choice[];
  since: number;
  events: Event[];
  outcome: Outcome | null;
}

/** How the gold of a round was shared out. What is kept for each seat stands in the order of the seats. */
export interface Verdict {
  connector: number | null;
  connector_role: string | null;
  blue_way: [number, number][];
  green_way: [number, number][];
  counted: number[];
  left_out: number[];
  share: number;
  deductions: number[];
  paid: number[];
  crystals: number;
  mined: number[];
  stolen: Stolen[];
  spare_roles: string[];
}

/** What a seat knows; seat None is a spectator. Prints as JSON and parses back. */
export interface View {
  game: string;
  options: Record<string, string | boolean | number>;
  players: number;
  seat: number | null;
  round: number;
  turn: number;
  actor: number | null;
  prompt: Prompt | null;
  board: Laid[];
  goals: Goal[];
  hand: string[];
  hand_sizes: number[];
  front: string[][];
  draw_pile: number;
  discards: Discard[];
  role?: string | null;
  roles?: string[];
  aside_role?: string;
  passes?: number;
  gold?: (number | string)[];
  offer?: (number | string)[];
  offers_seen?: number[][];
  picks?: number[];
  results?: Result[];
  cave?: Cave | null;
  duel?: Duel | null;
  expansion?: Expansion | null;
  finished?: View | null;
}

/** A web on the east or south side of a cell, the rounds it still lasts, and whose card it came from. */
export interface Web {
  cell: [number, number];
  side: string;
  strength: number;
  owner: number;
  card: string;
}
