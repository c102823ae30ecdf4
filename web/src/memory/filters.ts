/** Filters of the history, as they stand in the address. */

export const KEYS = ["game", "role", "with", "company", "result", "when"] as const;
export type Key = (typeof KEYS)[number];

const MONTHS = 91 * 24 * 3600;

/** The filters of an address; unknown words are left out. */
export function read(search: string): URLSearchParams {
  const found = new URLSearchParams();
  for (const [key, value] of new URLSearchParams(search))
    if ((KEYS as readonly string[]).includes(key) && value && !found.has(key, value)) found.append(key, value);
  return found;
}

/** The filters with one value switched on or off; only games can be several. */
export function toggled(filters: URLSearchParams, key: Key, value: string): URLSearchParams {
  const next = new URLSearchParams(filters);
  if (next.has(key, value)) next.delete(key, value);
  else if (key === "game") next.append(key, value);
  else next.set(key, value);
  return next;
}

/** What to ask the server for; `now` in seconds. */
export function query(filters: URLSearchParams, now: number, before: string | null): URLSearchParams {
  const asked = new URLSearchParams(filters);
  const when = asked.get("when") ?? "";
  asked.delete("when");
  if (when === "months") asked.set("since", String(Math.floor(now - MONTHS)));
  else if (/^\d{4}$/.test(when)) {
    asked.set("since", String(Date.UTC(Number(when), 0) / 1000));
    asked.set("until", String(Date.UTC(Number(when) + 1, 0) / 1000));
  }
  if (before !== null) asked.set("before", before);
  return asked;
}

/** Equal days share an evening: before five in the morning it is still yesterday's. */
export function evening(at: number): string {
  const day = new Date((at - 5 * 3600) * 1000);
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].join("-");
}
