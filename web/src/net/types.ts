/** What the server sends and takes. Written by tools/page_types.py: do not change by hand. */

export type ClientMessage = RequestHello | RequestSit | RequestStand | RequestShare | RequestOpen | RequestTake | RequestDress | RequestBot | RequestReady | RequestKick | RequestRemove | RequestSilence | RequestSpectators | RequestTalk | RequestStart | RequestMove | RequestClaim | RequestChat | RequestReact | RequestLead | RequestPoint | RequestNext | RequestResign | RequestPause | RequestPace | RequestStep | RequestRematch | RequestMute | RequestNote | RequestInsight | RequestHint | RequestKnow | RequestWatch | RequestNudge | RequestHere | RequestPing;
export type ServerMessage = Table | State | Update | Chat | Reaction | Led | Pointed | Notes | Insight | Hint | Know | Watch | Ack | Refused | Error | Closing | Pong;

/** Done and on disk. `seq` is the number of the next event after it. */
export interface Ack {
  type: "ack";
  id: string;
  seq: number;
}

/** A whole match. Prints as JSON and parses back. */
export interface Analysis {
  format?: number;
  version: string;
  game: string;
  players: number;
  rounds: RoundStory[];
  awards?: Award[];
}

/** Whether the guest comes to the next date, and how they look; every field is optional. */
export interface Attending {
  answer?: "" | "maybe" | "no" | "yes" | null;
  looks?: Looks | null;
}

/** A distinction, and the figure behind it. */
export interface Award {
  name: string;
  seat: number;
  figure: number;
}

/** The total effect of a seat's moves and of the cards after them on its chances in a round. */
export interface Balance {
  skill: number;
  luck: number;
}

/** The best match alone, and the latest ones, the oldest first. */
export interface BestSolo {
  id: string;
  gold: number;
  moves: number;
  ended: number;
  latest: number[];
}

/** A bot that can be seated. */
export interface BotInfo {
  name: string;
  depth?: number;
  characters?: string[];
}

/** How the guest is notified when it is their turn. */
export interface CallInfo {
  push_key: string | null;
  devices: number;
  mail: MailInfo | null;
}

/** Identical cards of the box: how many in all, in the seat's hand, seen elsewhere, and still out. */
export interface CardCount {
  card: string;
  kind: "action" | "dead-end" | "tunnel";
  total: number;
  mine: number;
  seen: number;
  out: number;
}

/** The result of an end of the round if the conditions hold; without conditions, always. */
export interface Case {
  connector?: string[];
  present?: string | null;
  absent?: string | null;
  side: string;
  reason: string;
  roles: RoleChance[];
}

/** The part of The Dark Cave. Counts by group are (I, II, III). */
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
  looked?: number[][];
  axes?: string[][];
}

/** The Dark Cave if the match ended now: only gold that was brought out counts. */
export interface CaveForecast {
  clans: ClanChance[];
  winners: string[];
  tied: boolean;
  mine: boolean[];
  suppose: Suppose[];
}

/** Something that happens more or less often after one move than after another; its text is ``change-<kind>``. */
export interface Change {
  kind: "bribe" | "gold" | "hope" | "leave" | "mark" | "near" | "reach";
  seat?: number | null;
  cell?: [number, number] | null;
  share: number;
  other: number;
}

/** A chat message. Plain text: never markup. */
export interface Chat {
  type: "chat";
  number: number;
  person: string;
  name: string;
  seat: number | null;
  text: string;
  at: number;
  phrase?: string | null;
}

/** A legal move: its text, to send in `move`, and its parts. */
export interface Choice {
  text: string;
  move: Move;
}

/** What the founder changes; every field is optional. */
export interface CircleChange {
  name?: string | null;
  zone?: string | null;
  usual?: Usual | null;
  shown?: boolean | null;
}

/** A circle's next date. */
export interface CircleDate {
  at: number;
  minutes: number;
  game: string | null;
  by: string | null;
}

/** A part of a circle's matches, the latest first; `seat` and `roles` are those of one of its people. */
export interface CircleHistory {
  matches: HistoryMatch[];
  next: string | null;
}

/** A circle as its members see it. */
export interface CircleInfo {
  id: string;
  name: string;
  code: string;
  invite: string;
  founded: number;
  zone: string;
  shown: boolean;
  yours: boolean;
  founder: string;
  people: Member[];
  usual: Usual;
  date: CircleDate | null;
  table: CircleTableInfo | null;
}

/** The guest's circles; null if this server has none. */
export interface CircleList {
  circles: CircleInfo[] | null;
}

/** The circle's name, typed as a confirmation. */
export interface CircleName {
  name: string;
}

/** A circle's matches in numbers. */
export interface CircleStatistics {
  matches: MatchShare[];
  roles: RoleShare[];
}

/** A circle's table that is open or running, and the names of the people there. */
export interface CircleTableInfo {
  id: string;
  phase: "between" | "closed" | "lobby" | "over" | "paused" | "playing";
  game: string;
  names: string[];
}

/** How many suspicions, or words of trust, were right. */
export interface ClaimShare {
  what: "accuse" | "trust";
  company: "alone" | "bots" | "people";
  share: Share;
  blind: number | null;
}

/** A clan's result; numbers are pairs of minimum and maximum. */
export interface ClanChance {
  clan: string;
  rescued: [number, number];
  multiplier: [number, number];
  treasure: [number, number];
}

/** Thinking time: `none`, seconds per `move`, or `slow`: per move too, but it runs while nobody is connected. */
export interface Clock {
  kind?: "move" | "none" | "slow";
  seconds?: number;
}

/** The server stops in this many seconds, for maintenance; running matches continue when it is back. */
export interface Closing {
  type: "closing";
  seconds: number;
}

/** A small clue; its text is ``puzzle-hint-<kind>``. */
export interface Clue {
  kind: string;
  card?: string | null;
  seq?: number | null;
}

/** The token of a link in a mail. */
export interface Confirmation {
  token: string;
}

/** All cards of the draw pile as one seat has seen them. */
export interface Count {
  cards: CardCount[];
  mine: number;
  seen: number;
  out: number;
  pile: number;
  hands: number;
  thrown: number;
  aside: number;
}

/** A creature in the cave, its field, and before whom its card lies. */
export interface Creature {
  name: string;
  field: string;
  owner: number;
  card: string;
}

/** What there is today for everybody. */
export interface Daily {
  now: number;
  kinds: DailyKind[];
  puzzle: PuzzleInfo;
}

/** A day, or a week. */
export interface DailyDay {
  label: string;
  phase: "ahead" | "closing" | "open" | "over";
  begins: number;
  ends: number;
  closes: number;
  commitment: string;
  key: string | null;
  own: DailyTry | null;
  count: number;
  median: number | null;
  others: number[];
  beaten: number | null;
  best: boolean;
}

/** The mine of a day, or the Duel of a week. */
export interface DailyDeal {
  kind: "duel" | "mine";
  label: string;
  counts: boolean;
  closes: number;
}

/** The mine of the day, or the Duel of the week, from the oldest that is shown to the last one ahead. */
export interface DailyKind {
  kind: "duel" | "mine";
  game: string;
  bot: string | null;
  streak: number;
  days: DailyDay[];
}

/** The guest's attempt that counts. */
export interface DailyTry {
  table: string;
  over: boolean;
  gold: number | null;
  moves: number | null;
  won: boolean | null;
}

/** Play a day or week; without a label that of today. */
export interface DailyWish {
  label?: string | null;
}

/** A card out of play and the seat it came from; ``?`` if discarded face down. */
export interface Discard {
  card: string;
  seat: number;
  face_down?: boolean;
}

/** The probability that another player works against the others, and the evidence. */
export interface Doubt {
  seat: number;
  suspicion: number;
  known: boolean;
  terms: Term[];
}

/** A picture as SVG, and its text alternative. */
export interface Drawn {
  svg: string;
  alt: string;
}

/** The part of the Duel and its solo game. */
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
  boxed_seen_by?: number[][];
}

/** One way in which a round of Saboteur 2 can end. */
export interface End {
  reached: boolean;
  goal?: [number, number] | null;
  missing?: number;
  way?: [number, number][];
  free?: string[];
  cases: Case[];
}

/** Delete everything: the guest's name, typed as a confirmation. */
export interface Erase {
  name: string;
}

/** Everything is deleted; until `complete`, some tables still have to be changed in the background. */
export interface Erased {
  complete: boolean;
}

/** The message could not be read, or the socket is about to be closed. */
export interface Error {
  type: "error";
  reason: string;
  sentence: string;
}

/** An evening of a circle. */
export interface Evening {
  day: string;
  matches: number;
  games: string[];
  gold: Record<string, number>;
  best: string[];
  last: string;
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
  by_bot?: boolean;
}

/** Evidence in the log for or against an answer. */
export interface Evidence {
  seq: number;
  percent: number;
  term?: Term | null;
}

/** The part of Saboteur 2. */
export interface Expansion {
  old_roles: OldRole[];
  role_pile: number;
  aside: number;
  sitting_out: number[];
  known: Known[];
  role_cards?: RoleCard[];
  thefts?: number[];
  hands_given?: HandGiven[];
  hand_events?: HandEvent[];
}

/** The secret path of the guest's calendar feed for a circle. */
export interface Feed {
  path: string;
}

/** The token of a personal link, to sign in as its person instead of the current guest. */
export interface Follow {
  token: string;
}

/** Who would win if the round ended now. */
export interface Forecast {
  unknown: number[];
  pool: Record<string, number>;
  trapped?: number[];
  crystals?: number;
  ends?: End[];
  cave?: CaveForecast | null;
}

/** A game that can be played here. */
export interface GameInfo {
  name: string;
  least: number;
  most: number;
  rounds: number;
  editions: string[];
  options: OptionInfo[];
  lesson: boolean;
}

/** A running match as everybody at its table sees it: without hands, roles and what lies under goals. */
export interface Glance {
  view: View;
  events: Event[];
  looks: Looks[];
}

/** A goal: what it shows if open, what the seat has seen under it if not, else ``?``. */
export interface Goal {
  cell: [number, number];
  card: string;
  open: boolean;
  seen_by?: number[];
}

/** How often matches of a game brought how much gold. */
export interface GoldCount {
  game: string;
  company: "alone" | "bots" | "people";
  counts: number[];
  median: number;
}

/** A card drawn into a hand (neither part said), played openly from it, or thrown away face down (its index). */
export interface HandEvent {
  hand: number;
  card?: string | null;
  discard?: number | null;
}

/** A hand that changed its owner; the cards, if the seat has seen them. */
export interface HandGiven {
  hand: number;
  giver: number;
  taker: number;
  size: number;
  when: number;
  cards?: string[];
}

/** The answer to `hint`; an `ack` follows. */
export interface Hint {
  type: "hint";
  id: string;
  moved: number;
  ideas: Idea[];
}

/** A finished match of the guest. */
export interface HistoryMatch {
  id: string;
  game: string;
  players: number;
  seat: number;
  ended: number;
  seconds: number;
  moves: number;
  company: "alone" | "bots" | "people";
  roles: string[];
  won: boolean | null;
  gold: number;
  names: string[];
  bots: boolean[];
  people: (string | null)[];
  winners: number[] | null;
}

/** A part of the guest's history, the latest match first. */
export interface HistoryPage {
  matches: HistoryMatch[];
  found: number;
  all: number;
  next: string | null;
  partners: Partner[];
  years: number[];
  looks?: Record<string, Looks>;
}

/** A line of the table of honour, over all evenings. */
export interface Honour {
  id: string;
  name: string;
  looks: Looks | null;
  member: boolean;
  gold: number;
  evenings: number;
  matches: number;
  won: Share;
  best: number;
  crowns: number;
}

/** The probability that the treasure lies under a goal. */
export interface Hope {
  cell: [number, number];
  gold: number;
  known: boolean;
  terms: Term[];
}

/** A move, its value and the reason. */
export interface Idea {
  move: string;
  chance: number;
  error: number;
  reason: Reason;
  alike?: boolean;
  change?: Change | null;
}

/** The answer to `insight`, from your view alone; an `ack` follows. */
export interface Insight {
  type: "insight";
  id: string;
  seq: number;
  moved: number;
  count: Count;
  forecast: Forecast | null;
}

/** What a link to join reveals: only whose circle it is. */
export interface Invitation {
  name: string;
  founder: string;
  people: number;
  circle: string | null;
}

/** The token of a circle's link. */
export interface Invited {
  token: string;
  looks?: Looks | null;
}

/** The code of a table. */
export interface Join {
  code: string;
}

/** A move that was much better or worse than another, judged by what the mover could know and believe. */
export interface Judged {
  seq: number;
  at: number;
  turn: number;
  seat: number;
  move: string;
  verdict: string;
  other: string;
  gain: number;
  error: number;
}

/** How long the server keeps which data. */
export interface Kept {
  session_days: number;
  unfinished_days: number;
  passkeys: boolean;
}

/** A key in the maze and for whom it opens the door. */
export interface Key {
  cell: [number, number];
  seat: number;
}

/** The answer to `know`; an `ack` follows. */
export interface Know {
  type: "know";
  id: string;
  moved: number;
  knowledge: Knowledge;
}

/** The belief of a seat. */
export interface Knowledge {
  doubts: Doubt[];
  hopes: Hope[];
}

/** Cards that the seat has held and that are now among so many cards of a hand, or among the discards (by index). */
export interface Known {
  cards: string[];
  among: number;
  seat?: number | null;
  discards?: number[];
}

/** A card in the maze, in its orientation. */
export interface Laid {
  card: string;
  cell: [number, number];
  reached?: string[];
}

/** Leave a circle; with `forget` one's line in its score goes, too. */
export interface Leave {
  forget?: boolean;
}

/** Somebody leads the replay to this step; null: they stopped. */
export interface Led {
  type: "led";
  person: string;
  name: string;
  seat: number | null;
  step: number | null;
}

/** A step of a lesson. Texts are ids of the catalogues; after the last chapter there is nothing to say. */
export interface LessonState {
  game: string;
  names: string[];
  chapters: string[];
  chapter: number;
  answers: string[];
  steps: number;
  say?: string | null;
  task?: Task | null;
  points?: string[];
  kind?: "claim" | "move" | "read";
  claims?: string[];
  view: View;
  moves: Choice[];
  events: Event[];
  since: number;
  results: Result[];
  wrong?: Wrong | null;
}

/** The place in a lesson, and what to do there; `look` changes nothing. */
export interface LessonWish {
  chapter?: number;
  answers?: string[];
  act?: "answer" | "back" | "look" | "skip";
  answer?: string;
}

/** A personal link, which signs a device in as this person. A new one replaces the old one. */
export interface Link {
  path: string;
}

/** A moment of a match between bots. */
export interface Live {
  round: number;
  roles: string[];
  sides: Side[];
  chances: number[];
  seat: number | null;
  doubts: Doubt[];
  hope?: number | null;
}

/** A dwarf of the kit, by the numbers of its parts. */
export interface Looks {
  hat: number;
  beard: number;
  colour: number;
  hair: number;
  skin: number;
}

/** The guest's address; null without one. Mails come only once it is confirmed. */
export interface MailInfo {
  address: string | null;
  confirmed: boolean;
}

/** A marker in the maze and whose colour it shows; on a troll it is a bribe. */
export interface Marker {
  cell: [number, number];
  seat: number;
  troll: boolean;
}

/** Matches of a game at tables of a size. */
export interface MatchShare {
  game: string;
  players: number;
  company: "alone" | "bots" | "people";
  share: Share;
  seconds: number;
}

/** The current guest; id and name are null before a name is given. */
export interface Me {
  id: string | null;
  name: string | null;
  language: string;
  closing?: number | null;
  looks?: Looks | null;
}

/** Somebody in a circle. */
export interface Member {
  id: string;
  name: string;
  looks: Looks | null;
  member: boolean;
  answer: "" | "maybe" | "no" | "yes";
  you: boolean;
}

/** A player's request: a verb and the parts it needs. */
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

/** A circle to found; `zone` is a time zone such as `Europe/Berlin`. */
export interface NewCircle {
  name: string;
  zone?: string;
  usual?: Usual;
  looks?: Looks | null;
}

/** The next date, as Unix time in seconds; null for none. */
export interface NewDate {
  at: number | null;
  minutes?: number;
  game?: string | null;
}

/** A subscription as the browser returned it. */
export interface NewDevice {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** A personal link to make; `end_sessions` signs out every other device. */
export interface NewLink {
  end_sessions?: boolean;
}

/** A mail address, used once its reader has confirmed it. */
export interface NewMail {
  address: string;
}

/** The guest's name and language. */
export interface NewMe {
  name: string;
  language?: string | null;
}

/** A new passkey: what the browser returned, as JSON text, and a name for the device. */
export interface NewPasskey {
  credential: string;
  label: string;
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
  spectator_chat?: boolean;
  clock?: Clock;
  pace?: "beginner" | "fast" | "normal" | "step";
  hints?: boolean;
}

/** For how many days to be away from now on; 0 to be back. */
export interface NewVacation {
  days: number;
}

/** What a person noted about a player of a table, for themselves alone. */
export interface Note {
  seat: number;
  mark: number | null;
  round: number;
  text: string;
}

/** All your private notes at this table; sent to you alone, after hello and every change. */
export interface Notes {
  type: "notes";
  notes: Note[];
}

/** A subscription to forget. */
export interface OldDevice {
  endpoint: string;
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

/** What a circle shows to everyone who has its address, if it wishes so. */
export interface Outside {
  name: string;
  honours: Honour[];
  total: number;
}

/** Somebody with whom the guest has finished matches. */
export interface Partner {
  id: string;
  name: string;
  matches: number;
}

/** Rounds won together with somebody on the same side. */
export interface PartnerShare {
  id: string;
  name: string;
  share: Share;
}

/** The answer of a passkey, as the browser returned it, as JSON text. */
export interface PasskeyAnswer {
  credential: string;
}

/** A passkey to remove. */
export interface PasskeyChoice {
  id: string;
}

/** A passkey of the guest. */
export interface PasskeyInfo {
  id: string;
  label: string;
  created: number;
  used: number | null;
}

/** A new name for a passkey. */
export interface PasskeyLabel {
  id: string;
  label: string;
}

/** The guest's passkeys, and whether they work at this address. */
export interface PasskeyList {
  available: boolean;
  passkeys: PasskeyInfo[];
}

/** What to pass to the browser: WebAuthn options as JSON text. */
export interface PasskeyOptions {
  options: string;
}

/** A seat of a new table: a bot by name, me, or free. */
export interface Place {
  bot?: string | null;
  me?: boolean;
}

/** A match against bots to start at once. */
export interface PlayNow {
  game: string;
  players?: number | null;
  bots?: string[];
  edition?: string | null;
  options?: Record<string, string | boolean | number>;
  pace?: "beginner" | "fast" | "normal" | "step";
  first?: boolean;
  watch?: boolean;
}

/** A point of the curve: each seat's prospects just before a move, or at the end of the round. */
export interface Point {
  seq: number;
  at: number;
  chances: number[];
  eyes?: number[];
  seat?: number | null;
  move?: string | null;
  skill?: number;
  luck?: number;
  turning?: boolean;
}

/** Somebody points at a cell of the replay; null: nowhere any more. */
export interface Pointed {
  type: "pointed";
  person: string;
  name: string;
  seat: number | null;
  cell: [number, number] | null;
}

/** The answer to `ping`. */
export interface Pong {
  type: "pong";
  id?: string;
}

/** Why a request was refused: a name and a sentence in the person's language. */
export interface Problem {
  reason: string;
  sentence: string;
}

/** The open prompt. */
export interface Prompt {
  kind: string;
  seat: number;
  cell?: [number, number] | null;
  creature?: string | null;
  steps?: number | null;
}

/** A puzzle in a list. */
export interface PuzzleInfo {
  id: string;
  game: string;
  kind: "gold" | "move" | "who";
  level: number;
}

/** All puzzles, and which one is that of the day. */
export interface PuzzleList {
  today: string;
  puzzles: PuzzleInfo[];
}

/** A puzzle as its seat sees it, and the verdict on an answer. */
export interface PuzzleState {
  info: PuzzleInfo;
  failing: number;
  bots: number;
  names: string[];
  view: View;
  moves: Choice[];
  events: Event[];
  since: number;
  options: string[];
  title: Record<string, string>;
  story: Record<string, string>;
  verdict?: Reply | null;
  hint?: Clue | null;
  hint_words?: Record<string, string>;
  solution?: Told | null;
  solution_words?: Record<string, string>;
  named?: Record<string, Move>;
}

/** What to do with a puzzle; `look` only shows it. */
export interface PuzzleWish {
  act?: "answer" | "hint" | "look" | "solve";
  answer?: string;
}

/** Somebody's rating; the true one lies within two deviations of it in 19 of 20 cases. */
export interface Rated {
  id: string;
  name: string;
  rating: number;
  deviation: number;
  matches: number;
  you: boolean;
}

/** The guest and those they have duelled with, the best first; null if this server rates nobody. */
export interface RatingList {
  ratings: Rated[] | null;
}

/** Somebody reacts; shown for a moment and not stored. */
export interface Reaction {
  type: "reaction";
  person: string;
  name: string;
  seat: number | null;
  reaction: string;
}

/** One fact; its text is ``hint-<kind>``. */
export interface Reason {
  kind: string;
  cell?: [number, number] | null;
  seat?: number | null;
  percent?: number | null;
  before?: number | null;
  after?: number | null;
  deed?: Term | null;
  times?: number;
}

/** A record to replay: as which seat to see it, from which step, and how many. */
export interface Recorded {
  record: string;
  seat?: number | null;
  first?: number;
  count?: number;
}

/** Not done; the reason as a name and as a sentence in your language. */
export interface Refused {
  type: "refused";
  id: string;
  reason: string;
  sentence: string;
}

/** Steps of a match; an uploaded record has no id. */
export interface Replay {
  id: string | null;
  seat: number | null;
  total: number;
  first: number;
  steps: Step[];
}

/** The verdict on an answer. */
export interface Reply {
  right: boolean;
  answer: string;
  wrong?: Wrong | null;
  told?: Told | null;
}

/** Host only: seat a bot by name, or free the seat with null. */
export interface RequestBot {
  type: "bot";
  seat: number;
  bot: string | null;
  id?: string;
}

/** Send a chat message: a text, or one of the phrases that everybody reads in their own language. */
export interface RequestChat {
  type: "chat";
  id: string;
  text?: string;
  phrase?: "good-game" | "hello" | "hurry" | "not-me" | "oh-no" | "sorry" | "thanks" | "wait" | "well-done" | "who-was-that" | null;
}

/** Make a claim: `gold 8,2`, `trust p2`, `no-path` … */
export interface RequestClaim {
  type: "claim";
  id: string;
  claim: string;
}

/** Choose how one looks, or a seat that shares one's device. A taken colour becomes the nearest free one. */
export interface RequestDress {
  type: "dress";
  id?: string;
  looks: RequestLooks;
  seat?: number | null;
}

/** Subscribe; the first request. Asks for the whole state, with the events from number `since` on. */
export interface RequestHello {
  type: "hello";
  since?: number;
  waits?: boolean;
  id?: string;
}

/** Show that one is there, so that no bot takes over or the one that did stops. */
export interface RequestHere {
  type: "here";
  id?: string;
}

/** On one's turn: ask for the two or three best moves with reasons, from one's view alone. */
export interface RequestHint {
  type: "hint";
  id: string;
}

/** Ask what follows from one's view: the cards still out, and who would win now. */
export interface RequestInsight {
  type: "insight";
  id: string;
}

/** Host only: remove a seated guest for good, before the start. */
export interface RequestKick {
  type: "kick";
  seat: number;
  id?: string;
}

/** Ask what one can know: who is to be suspected how much, and where the gold may lie. Allowed like `hint`. */
export interface RequestKnow {
  type: "know";
  id: string;
}

/** After the match: show everyone this step of the replay, or with null stop leading. */
export interface RequestLead {
  type: "lead";
  step: number | null;
  id?: string;
}

/** A dwarf of the kit, by the numbers of its parts. */
export interface RequestLooks {
  hat: number;
  beard: number;
  colour: number;
  hair: number;
  skin: number;
}

/** Play a move, given as its text in `moves` of the message with number `seq`. */
export interface RequestMove {
  type: "move";
  id: string;
  seq: number;
  move: string;
  moved?: number | null;
}

/** Mute a person, or unmute them. */
export interface RequestMute {
  type: "mute";
  person: string;
  on?: boolean;
  id?: string;
}

/** Continue with the next round; with `everyone`, host only, without waiting for the others. */
export interface RequestNext {
  type: "next";
  everyone?: boolean;
  id?: string;
}

/** Keep a private mark and note about a player, for oneself alone; neither deletes it. */
export interface RequestNote {
  type: "note";
  id: string;
  seat: number;
  mark?: number | null;
  text?: string;
}

/** Remind the person whose turn it is, from the time in `nudge` of the table on. */
export interface RequestNudge {
  type: "nudge";
  id?: string;
}

/** On a shared device: show this seat's hand from now on, or with null nobody's. */
export interface RequestOpen {
  type: "open";
  seat: number | null;
  id?: string;
}

/** Host only: set the pace of the bots. `step` needs a table with one person. */
export interface RequestPace {
  type: "pace";
  pace: "beginner" | "fast" | "normal" | "step";
  id?: string;
}

/** Vote for a pause, or end it; with `everyone`, host only, pause at once. */
export interface RequestPause {
  type: "pause";
  on?: boolean;
  everyone?: boolean;
  id?: string;
}

/** Ask for a `pong`. */
export interface RequestPing {
  type: "ping";
  id?: string;
}

/** After the match: point at a cell of the replay; null points nowhere. */
export interface RequestPoint {
  type: "point";
  cell: [number, number] | null;
  id?: string;
}

/** Show a reaction to everyone for a moment; it is not kept. */
export interface RequestReact {
  type: "react";
  id?: string;
  reaction: "bang" | "eye" | "heart" | "lantern" | "mug" | "nugget" | "stones" | "troll";
}

/** Say whether one is ready to start. */
export interface RequestReady {
  type: "ready";
  ready?: boolean;
  id?: string;
}

/** Open a table with the same seats after the match. */
export interface RequestRematch {
  type: "rematch";
  id?: string;
}

/** Host only: remove a person for good, spectators also during the match. They can neither watch nor chat again. */
export interface RequestRemove {
  type: "remove";
  person: string;
  id?: string;
}

/** Give up one's seat for good; a bot takes over. */
export interface RequestResign {
  type: "resign";
  id?: string;
}

/** Seat somebody who plays on this device, too; it is then handed round. */
export interface RequestShare {
  type: "share";
  id?: string;
  seat: number;
  name: string;
}

/** Host only: take the chat of this table from a person, or give it back. */
export interface RequestSilence {
  type: "silence";
  person: string;
  on?: boolean;
  id?: string;
}

/** Take a free seat in the lobby, or move to it. */
export interface RequestSit {
  type: "sit";
  seat: number;
  id?: string;
}

/** Host only: open or close the chat to people without a seat. */
export interface RequestSpectators {
  type: "spectators";
  chat: boolean;
  id?: string;
}

/** Leave one's seat in the lobby, or free a seat that shares one's device. */
export interface RequestStand {
  type: "stand";
  seat?: number | null;
  id?: string;
}

/** Host only: start the match. All seats must be taken and all people ready. */
export interface RequestStart {
  type: "start";
  id?: string;
}

/** Let the next bot move, at the pace `step`. */
export interface RequestStep {
  type: "step";
  id?: string;
}

/** Play here from now on; other devices of the same person stop showing the hand. */
export interface RequestTake {
  type: "take";
  id?: string;
}

/** Host only: open or close chat and reactions to everybody. Claims belong to the game and stay. */
export interface RequestTalk {
  type: "talk";
  on: boolean;
  id?: string;
}

/** Ask how a match stands in which only bots play, and what the one on turn thinks. */
export interface RequestWatch {
  type: "watch";
  id: string;
}

/** How a round ended: the winning side and seats, why, all roles, and each seat's nuggets (or ``?``). */
export interface Result {
  round: number;
  winner: string;
  winners: number[];
  reason: string;
  reached_by: number | null;
  roles: string[];
  aside: string;
  gold: (number | string)[];
  takers?: number[];
  rescued?: number[];
  multipliers?: number[];
  treasures?: number[];
  verdict?: Verdict | null;
}

/** A year in a few numbers. */
export interface Review {
  matches: number;
  days: number;
  seconds: number;
  busiest: string | null;
  busiest_matches: number;
  longest: HistoryMatch | null;
  richest: HistoryMatch | null;
}

/** A role card that somebody has or had in this round (``?`` unless the seat has seen it), and who has seen it. */
export interface RoleCard {
  seat: number;
  role: string;
  seen_by: number[];
}

/** A role at one end of a round: whether it wins, who is known to have it, and the gold its holders would get. */
export interface RoleChance {
  role: string;
  wins: boolean;
  seats: number[];
  held: [number, number];
  gold: [number, number];
}

/** Rounds won in a role. */
export interface RoleShare {
  game: string;
  role: string;
  company: "alone" | "bots" | "people";
  share: Share;
  gold: number;
  usual: number | null;
}

/** One round. */
export interface RoundStory {
  round: number;
  roles: string[];
  winners: number[];
  winner?: string;
  sides?: Side[];
  headline?: string[];
  tale?: Sentence[];
  balance?: Balance[];
  curve?: Point[];
  judged?: Judged[];
  claims?: Spoken[];
  suspicions?: Suspicion[];
}

/** The running score of a circle, without people who left and removed their line. */
export interface Score {
  evenings: Evening[];
  honours: Honour[];
  before: Record<string, number>;
  total: number;
  since: number | null;
}

/** A seat and who sits there; a free seat has neither person nor bot. */
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
  looks: Looks;
  keeper?: string | null;
  vacation?: number | null;
}

/** A sentence of the tale, ``tale-<kind>``, with the figure that proves it. */
export interface Sentence {
  kind: string;
  figure: string;
  seats?: number[];
  by?: number | null;
  fooled?: number[];
  turn?: number | null;
  at?: number | null;
  percent?: number | null;
  count?: number | null;
  move?: string | null;
}

/** A number of successes out of a number of tries, with its 95 % interval (Wilson). */
export interface Share {
  won: number;
  count: number;
  low: number;
  high: number;
}

/** Those who win together: ``diggers``, ``blue``, ``yellow`` …, or a seat alone (``alone``). */
export interface Side {
  name: string;
  seats: number[];
}

/** Sign out on this device, or everywhere. */
export interface SignOut {
  everywhere?: boolean;
}

/** A claim against the truth: ``true``, ``lie`` (the speaker knew better) or ``mistaken``. */
export interface Spoken {
  seq: number;
  at: number;
  turn: number;
  seat: number;
  claim: string;
  truth: string;
  known: boolean;
  believed?: boolean | null;
}

/** The whole match as you may know it; sent after hello, a gap or a stale move. */
export interface State {
  type: "state";
  seq: number;
  moved: number;
  view: View;
  moves: Choice[];
  since: number;
  events: Event[];
  results: Result[];
  outcome: Outcome | null;
  advice?: string[];
}

/** What the guest has played, in numbers; of one year or of all. */
export interface Statistics {
  year: number | null;
  years: number[];
  since: number | null;
  matches: MatchShare[];
  roles: RoleShare[];
  partners: PartnerShare[];
  suspects: ClaimShare[];
  suspected: ClaimShare[];
  unseen: Unseen[];
  gold: GoldCount[];
  solo: BestSolo | null;
  review: Review | null;
}

/** A step of a match: the act, its events, and the chosen viewer's view after it. */
export interface Step {
  by: number | null;
  did: string;
  events: Event[];
  view: View;
  goals: Goal[];
}

/** A theft at the end of a round; victim None if the thief took nothing. */
export interface Stolen {
  thief: number;
  victim: number | null;
}

/** The story of a finished match for one person; null while it is being computed. */
export interface Story {
  id: string | null;
  state: "ready" | "reckoning" | "waiting";
  done: number;
  names: string[];
  bots: (string | null)[];
  looks: Looks[];
  you: number | null;
  view: View;
  results: Result[];
  outcome: Outcome | null;
  story: Analysis | null;
  events: Event[];
  moves: Record<string, Move>;
  notes: Note[];
}

/** Which clans could win if a seat had this role. */
export interface Suppose {
  seat: number;
  role: string;
  winners: string[];
}

/** The probability, for one seat, that another works against the others, from all it had seen. */
export interface Suspicion {
  by: number;
  about: number;
  at: number[];
  values: number[];
  seen_through?: number | null;
}

/** The table without its match; sent whole after every change. */
export interface Table {
  type: "table";
  seq: number;
  id: string;
  code: string;
  phase: "between" | "closed" | "lobby" | "over" | "paused" | "playing";
  host: string;
  you: string | null;
  game: string;
  players: number;
  options: Record<string, string | boolean | number>;
  public: boolean;
  spectators: boolean;
  spectator_chat: boolean;
  talk: boolean;
  silenced: string[];
  clock: Clock;
  seats: SeatInfo[];
  watching: number;
  waiting: number[];
  resumes: number | null;
  pausing: number[];
  muted: string[];
  rematch: string | null;
  pace: "beginner" | "fast" | "normal" | "step";
  awaits_step: boolean;
  hints: boolean;
  helped: number[];
  advice: boolean;
  roles?: Record<string, number>;
  screens?: number;
  nudge?: number | null;
  elsewhere?: boolean;
  daily?: DailyDeal | null;
}

/** The circle of a table; null for people who are not members. */
export interface TableCircle {
  id: string | null;
  name: string | null;
}

/** A table in a list. */
export interface TableInfo {
  id: string;
  code: string;
  game: string;
  players: number;
  phase: "between" | "closed" | "lobby" | "over" | "paused" | "playing";
  public: boolean;
  free: number;
  names: string[];
  yours: number | null;
  turn: boolean;
  changed: number;
  winners?: number[] | null;
}

/** The text id of an instruction and its arguments. */
export interface Task {
  text: string;
  card?: string | null;
  cell?: [number, number] | null;
  field?: string | null;
  seat?: number | null;
}

/** One line of a ledger. The terms of a seat or a goal add up to the log odds of the probability that is shown. */
export interface Term {
  kind: string;
  seat: number | null;
  log_odds: number;
  seq?: number | null;
  target?: number | null;
  cell?: [number, number] | null;
  card?: string | null;
  tool?: string | null;
}

/** One answer: what it is worth and why; its text is ``puzzle-<kind>-<what>``. */
export interface Told {
  what: "right" | "worse";
  answer: string;
  value?: number | null;
  best?: number | null;
  other?: string | null;
  other_value?: number | null;
  margin?: number[];
  reason?: Reason | null;
  changes?: Change[];
  evidence?: Evidence[];
}

/** A record whose story or picture is wanted. */
export interface ToldMatch {
  record: string;
}

/** How long the guest stayed undetected as a saboteur. */
export interface Unseen {
  game: string;
  company: "alone" | "bots" | "people";
  rounds: number;
  never: number;
  mean: number;
}

/** A change of the match. `events` continue the last message's `seq`; after a gap, send hello again. */
export interface Update {
  type: "update";
  seq: number;
  moved: number;
  view: View;
  moves: Choice[];
  since: number;
  events: Event[];
  outcome: Outcome | null;
  advice?: string[];
}

/** What a circle usually plays: the settings of its tables. */
export interface Usual {
  game?: string;
  players?: number;
  edition?: string | null;
  options?: Record<string, string | boolean | number>;
  spectators?: boolean;
  clock?: Clock;
  pace?: "beginner" | "fast" | "normal" | "step";
  hints?: boolean;
}

/** The guest's vacation: the days of a year, those that are left, and until when they are away. */
export interface Vacation {
  days: number;
  left: number;
  until: number | null;
}

/** How the gold of a round was divided. Lists with one entry per seat are in seat order. */
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
  pending?: [number, number, number, number][];
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

/** The answer to `watch`, with everything open; an `ack` follows. */
export interface Watch {
  type: "watch";
  id: string;
  moved: number;
  live: Live;
}

/** A web on the east or south side of a cell, the rounds it still lasts, and whose card it came from. */
export interface Web {
  cell: [number, number];
  side: string;
  strength: number;
  owner: number;
  card: string;
}

/** A member. */
export interface Whom {
  person: string;
}

/** Why an answer is not accepted. */
export interface Wrong {
  reason: string | null;
  nudge: string | null;
  sides?: string;
}
