/** The server's HTTP interface: circles. A separate module: the home screen needs only one line of it. */
import { ask } from "./api";
import type {
  Attending,
  CircleChange,
  CircleHistory,
  CircleInfo,
  CircleList,
  CircleName,
  CircleStatistics,
  Feed,
  Invitation,
  Invited,
  Leave,
  NewCircle,
  NewDate,
  Opened,
  Outside,
  Score,
  TableCircle,
  Whom,
} from "./types";

export type Span = "latest" | "year" | "all";

const at = (id: string, part = ""): string => `/api/circles/${encodeURIComponent(id)}${part}`;

export const circleApi = {
  mine: () => ask<CircleList>("GET", "/api/circles"),
  found: (wish: NewCircle) => ask<CircleInfo>("POST", "/api/circles", wish),
  circle: (id: string) => ask<CircleInfo>("GET", at(id)),
  change: (id: string, wish: CircleChange) => ask<CircleInfo>("POST", at(id), wish),
  date: (id: string, wish: NewDate) => ask<CircleInfo>("POST", at(id, "/date"), wish),
  attend: (id: string, wish: Attending) => ask<CircleInfo>("POST", at(id, "/me"), wish),
  table: (id: string) => ask<Opened>("POST", at(id, "/table")),
  invitation: (token: string) => ask<Invitation>("GET", at("invitation", `/${encodeURIComponent(token)}`)),
  join: (wish: Invited) => ask<CircleInfo>("POST", "/api/invitations", wish),
  invite: (id: string) => ask<CircleInfo>("POST", at(id, "/invite")),
  leave: (id: string, forget: boolean) => ask<CircleList>("POST", at(id, "/leave"), { forget } satisfies Leave),
  remove: (id: string, person: string) => ask<CircleInfo>("POST", at(id, "/remove"), { person } satisfies Whom),
  handOn: (id: string, person: string) => ask<CircleInfo>("POST", at(id, "/founder"), { person } satisfies Whom),
  close: (id: string, name: string) => ask<CircleList>("POST", at(id, "/close"), { name } satisfies CircleName),
  score: (id: string, span: Span) => ask<Score>("GET", at(id, `/score?span=${span}`)),
  history: (id: string, before: string | null) =>
    ask<CircleHistory>("GET", at(id, `/history${before === null ? "" : `?before=${encodeURIComponent(before)}`}`)),
  statistics: (id: string) => ask<CircleStatistics>("GET", at(id, "/statistics")),
  feed: (id: string) => ask<Feed>("GET", at(id, "/feed")),
  ofTable: (table: string) => ask<TableCircle>("GET", `/api/tables/${encodeURIComponent(table)}/circle`),
  honours: (id: string) => ask<Outside>("GET", at(id, "/honours")),
};
