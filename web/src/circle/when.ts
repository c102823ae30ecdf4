/** Dates of a circle in words. */
import { t, words } from "../words/words.svelte";

const HOUR = 3600;
const DAY = 24 * HOUR;

const midnight = (at: number): number => new Date(at * 1000).setHours(0, 0, 0, 0) / 1000;

/** Thursday, 19 November. */
export const day = (at: number): string =>
  new Intl.DateTimeFormat(words.language, { weekday: "long", day: "numeric", month: "long" }).format(at * 1000);

/** 8 PM, 20 Uhr, 20:30. */
export function hour(at: number): string {
  const whole = new Date(at * 1000).getMinutes() === 0;
  return new Intl.DateTimeFormat(words.language, {
    hour: "numeric",
    ...(whole ? {} : { minute: "2-digit" }),
  }).format(at * 1000);
}

/** Today in 40 minutes, tomorrow, in three days. */
export function away(at: number, now: number): string {
  const left = at - now;
  const speak = new Intl.RelativeTimeFormat(words.language, { numeric: "auto" });
  if (left < 0) return t("circle-now");
  if (left < 2 * HOUR) return t("circle-soon", { when: speak.format(Math.ceil(left / 60), "minute") });
  return speak.format(Math.round((midnight(at) - midnight(now)) / DAY), "day");
}

/** 12 November, from `2026-11-12`. */
export const evening = (text: string): string =>
  new Intl.DateTimeFormat(words.language, { day: "numeric", month: "long", timeZone: "UTC" }).format(new Date(text));

/** 12.11. or 11/12. */
export const short = (text: string): string =>
  new Intl.DateTimeFormat(words.language, { day: "numeric", month: "numeric", timeZone: "UTC" }).format(new Date(text));

/** The value of a field for a day, and for a time. */
export function fields(at: number): [string, string] {
  const local = new Date(at * 1000 - new Date(at * 1000).getTimezoneOffset() * 60_000).toISOString();
  return [local.slice(0, 10), local.slice(11, 16)];
}

/** A week after this, or after today at eight in the evening. */
export function suggestion(last: number | null, now: number): number {
  if (last === null) return new Date(now * 1000 + 7 * DAY * 1000).setHours(20, 0, 0, 0) / 1000;
  const next = new Date(last * 1000);
  while (next.getTime() / 1000 <= now) next.setDate(next.getDate() + 7);
  return next.getTime() / 1000;
}
