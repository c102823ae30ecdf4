/** Shares for drawing: people and bots side by side, never together. */
import type { RoleShare, Share } from "../net/types";
import { t } from "../words/words.svelte";
import { roleName } from "./roles";

/** Fewest rounds for which a share is drawn. */
export const FEWEST = 5;

export const percent = (share: number): number => Math.round(share * 100);

export interface ShareRow {
  key: string;
  name: string;
  second: string;
  /** Both names as one, for lists and speech. */
  spoken: string;
  /** The first row of a game. */
  first: boolean;
  people: Share | null;
  bots: Share | null;
  usual: number | null;
}

/** Whether there is an interval to draw. */
export const drawable = (rows: ShareRow[]): boolean =>
  rows.some((row) => Math.max(row.people?.count ?? 0, row.bots?.count ?? 0) >= FEWEST);

/** One row for each role of each game. */
export function byRole(roles: RoleShare[]): ShareRow[] {
  const rows = new Map<string, ShareRow>();
  let game = "";
  for (const one of roles) {
    const key = `${one.game} ${one.role}`;
    const first = one.game !== game;
    const title = t(`page-game-${one.game}`);
    const role = one.role ? roleName(one.role) : "";
    const row = rows.get(key) ?? {
      key,
      name: first || !role ? title : "",
      second: role,
      spoken: role ? `${title}: ${role}` : title,
      first,
      people: null,
      bots: null,
      usual: null,
    };
    if (one.company === "people") [row.people, row.usual] = [one.share, one.usual];
    else {
      row.bots = one.share;
      row.usual ??= one.usual;
    }
    rows.set(key, row);
    game = one.game;
  }
  return [...rows.values()];
}
