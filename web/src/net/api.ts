/** The server's HTTP interface. */
import { words } from "../words/words.svelte";
import type {
  BotInfo,
  CallInfo,
  Confirmation,
  Daily,
  DailyWish,
  Erase,
  Erased,
  Follow,
  GameInfo,
  Glance,
  HistoryPage,
  Kept,
  LessonState,
  LessonWish,
  Link,
  Looks,
  Me,
  NewDevice,
  NewLink,
  NewMail,
  NewMe,
  NewPasskey,
  NewTable,
  OldDevice,
  Opened,
  PasskeyAnswer,
  PasskeyChoice,
  PasskeyInfo,
  PasskeyLabel,
  PasskeyList,
  PasskeyOptions,
  PlayNow,
  Problem,
  PuzzleList,
  PuzzleState,
  PuzzleWish,
  Recorded,
  Replay,
  SignOut,
  Statistics,
  Story,
  TableInfo,
} from "./types";

/** Why a request was refused: a name, and a sentence for the person. */
export class Refusal extends Error {
  constructor(
    readonly reason: string,
    readonly sentence: string,
    readonly status: number,
  ) {
    super(sentence);
  }
}

function token(): string {
  return /(?:^|; )csrftoken=([^;]*)/.exec(document.cookie)?.[1] ?? "";
}

export async function ask<Answer>(method: "GET" | "POST", path: string, body?: unknown): Promise<Answer> {
  const headers: Record<string, string> = { accept: "application/json", "accept-language": words.language };
  if (method === "POST") {
    // The first response to any GET sets the token.
    if (!token()) await ask("GET", "/api/me");
    headers["x-csrftoken"] = token();
    headers["content-type"] = "application/json";
  }
  let response: Response;
  try {
    response = await fetch(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  } catch {
    throw new Refusal("unreachable", "", 0);
  }
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw refused(answer, response.status);
  return answer as Answer;
}

function refused(answer: unknown, status: number): Refusal {
  const problem = answer as Partial<Problem> | null;
  return new Refusal(problem?.reason ?? "failed", problem?.sentence ?? "", status);
}

/** A text that is no JSON, such as a record. */
async function askText(path: string): Promise<string> {
  const response = await fetch(path, { headers: { "accept-language": words.language } }).catch(() => {
    throw new Refusal("unreachable", "", 0);
  });
  if (!response.ok) throw refused(await response.json().catch(() => null), response.status);
  return response.text();
}

export const api = {
  me: () => ask<Me>("GET", "/api/me"),
  name: (wish: NewMe) => ask<Me>("POST", "/api/me", wish),
  looks: (looks: Looks) => ask<Me>("POST", "/api/me/looks", looks),
  link: (wish: NewLink) => ask<Link>("POST", "/api/me/link", wish),
  signOut: (wish: SignOut) => ask<Me>("POST", "/api/me/sign-out", wish),
  follow: (token: string) => ask<Me>("POST", "/api/me/follow", { token } satisfies Follow),
  calls: () => ask<CallInfo>("GET", "/api/me/calls"),
  addDevice: (wish: NewDevice) => ask<CallInfo>("POST", "/api/me/devices", wish),
  removeDevice: (endpoint: string) => ask<CallInfo>("POST", "/api/me/devices/remove", { endpoint } satisfies OldDevice),
  addMail: (address: string) => ask<CallInfo>("POST", "/api/me/mail", { address } satisfies NewMail),
  removeMail: () => ask<CallInfo>("POST", "/api/me/mail/remove", {}),
  confirmMail: (token: string) => ask<unknown>("POST", "/api/mail/confirm", { token } satisfies Confirmation),
  endMail: (token: string) => ask<unknown>("POST", `/mail/off/${encodeURIComponent(token)}`, {}),
  passkeys: () => ask<PasskeyList>("GET", "/api/me/passkeys"),
  passkeyOptions: () => ask<PasskeyOptions>("POST", "/api/me/passkeys/options"),
  newPasskey: (wish: NewPasskey) => ask<PasskeyInfo>("POST", "/api/me/passkeys", wish),
  renamePasskey: (wish: PasskeyLabel) => ask<PasskeyList>("POST", "/api/me/passkeys/rename", wish),
  removePasskey: (wish: PasskeyChoice) => ask<PasskeyList>("POST", "/api/me/passkeys/remove", wish),
  signInOptions: () => ask<PasskeyOptions>("POST", "/api/sign-in/options"),
  signIn: (credential: string) => ask<Me>("POST", "/api/sign-in", { credential } satisfies PasskeyAnswer),
  kept: () => ask<Kept>("GET", "/api/kept"),
  erase: (name: string) => ask<Erased>("POST", "/api/me/erase", { name } satisfies Erase),
  history: (query: URLSearchParams) => ask<HistoryPage>("GET", `/api/me/history?${query.toString()}`),
  statistics: (year: number | null) =>
    ask<Statistics>("GET", `/api/me/statistics${year === null ? "" : `?year=${year}`}`),
  games: () => ask<GameInfo[]>("GET", "/api/games"),
  bots: () => ask<BotInfo[]>("GET", "/api/bots"),
  open: (wish: NewTable) => ask<Opened>("POST", "/api/tables", wish),
  play: (wish: PlayNow) => ask<Opened>("POST", "/api/play", wish),
  join: (code: string) => ask<Opened>("POST", "/api/join", { code }),
  tables: () => ask<TableInfo[]>("GET", "/api/tables"),
  mine: () => ask<TableInfo[]>("GET", "/api/tables/mine"),
  table: (id: string) => ask<TableInfo>("GET", `/api/tables/${encodeURIComponent(id)}`),
  glance: (id: string) => ask<Glance>("GET", `/api/tables/${encodeURIComponent(id)}/glance`),
  replay: (id: string, seat: number | null, first: number, count = 50) => {
    const viewer = seat === null ? "" : `seat=${seat}&`;
    return ask<Replay>("GET", `/api/tables/${encodeURIComponent(id)}/replay?${viewer}first=${first}&count=${count}`);
  },
  lesson: (game: string, wish: LessonWish) =>
    ask<LessonState>("POST", `/api/lessons/${encodeURIComponent(game)}`, wish),
  story: (id: string) => ask<Story>("GET", `/api/tables/${encodeURIComponent(id)}/story`),
  storyOf: (record: string) => ask<Story>("POST", "/api/story", { record }),
  puzzles: () => ask<PuzzleList>("GET", "/api/puzzles"),
  puzzle: (id: string, wish: PuzzleWish) => ask<PuzzleState>("POST", `/api/puzzles/${encodeURIComponent(id)}`, wish),
  daily: () => ask<Daily>("GET", "/api/daily"),
  playDaily: (kind: string, label: string | null) =>
    ask<Opened>("POST", `/api/daily/${kind}`, { label } satisfies DailyWish),
  best: (kind: string, label: string) => askText(`/api/daily/${kind}/${label}/best`),
  replayRecord: (wish: Recorded) => ask<Replay>("POST", "/api/replay", wish),
};
