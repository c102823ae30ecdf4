/** The server's HTTP interface. */
import { words } from "../words/words.svelte";
import type {
  BotInfo,
  Follow,
  GameInfo,
  LessonState,
  LessonWish,
  Link,
  Me,
  NewLink,
  NewMe,
  NewTable,
  Opened,
  PlayNow,
  Problem,
  Recorded,
  Replay,
  SignOut,
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

async function ask<Answer>(method: "GET" | "POST", path: string, body?: unknown): Promise<Answer> {
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
  if (!response.ok) {
    const problem = answer as Partial<Problem> | null;
    throw new Refusal(problem?.reason ?? "failed", problem?.sentence ?? "", response.status);
  }
  return answer as Answer;
}

export const api = {
  me: () => ask<Me>("GET", "/api/me"),
  name: (wish: NewMe) => ask<Me>("POST", "/api/me", wish),
  link: (wish: NewLink) => ask<Link>("POST", "/api/me/link", wish),
  signOut: (wish: SignOut) => ask<Me>("POST", "/api/me/sign-out", wish),
  follow: (token: string) => ask<Me>("POST", "/api/me/follow", { token } satisfies Follow),
  games: () => ask<GameInfo[]>("GET", "/api/games"),
  bots: () => ask<BotInfo[]>("GET", "/api/bots"),
  open: (wish: NewTable) => ask<Opened>("POST", "/api/tables", wish),
  play: (wish: PlayNow) => ask<Opened>("POST", "/api/play", wish),
  join: (code: string) => ask<Opened>("POST", "/api/join", { code }),
  tables: () => ask<TableInfo[]>("GET", "/api/tables"),
  mine: () => ask<TableInfo[]>("GET", "/api/tables/mine"),
  table: (id: string) => ask<TableInfo>("GET", `/api/tables/${encodeURIComponent(id)}`),
  replay: (id: string, seat: number | null, first: number, count = 50) => {
    const viewer = seat === null ? "" : `seat=${seat}&`;
    return ask<Replay>("GET", `/api/tables/${encodeURIComponent(id)}/replay?${viewer}first=${first}&count=${count}`);
  },
  lesson: (game: string, wish: LessonWish) =>
    ask<LessonState>("POST", `/api/lessons/${encodeURIComponent(game)}`, wish),
  replayRecord: (wish: Recorded) => ask<Replay>("POST", "/api/replay", wish),
};
