/** Days and weeks in words; their names are UTC's, wherever somebody is. */
import type { DailyDay, DailyKind } from "../net/types";
import { t, words } from "../words/words.svelte";

const format = (style: Intl.DateTimeFormatOptions, at: number): string =>
  new Intl.DateTimeFormat(words.language, { ...style, timeZone: "UTC" }).format(at * 1000);

export const weekOf = (label: string): number => Number(label.slice(-2));

/** The date of a day, or the number of a week. */
export function nameOf(kind: string, day: Pick<DailyDay, "label" | "begins">, long = false): string {
  if (kind === "duel") return t("day-week", { week: weekOf(day.label) });
  return format({ day: "numeric", month: long ? "long" : "short" }, day.begins);
}

/** The short name under a lantern. */
export function shortOf(kind: string, day: Pick<DailyDay, "label" | "begins">): string {
  return kind === "duel" ? String(weekOf(day.label)) : format({ weekday: "short" }, day.begins).slice(0, 2);
}

/** The one that can be played now. */
export const openOf = (kind: DailyKind): DailyDay | undefined => kind.days.find((one) => one.phase === "open");

/** The text to pass on: plain words, and nothing of the mine. */
export function shareText(kind: DailyKind, day: DailyDay, host: string): string {
  const own = day.own;
  const lines = [
    t("day-share-title", { kind: kind.kind, when: nameOf(kind.kind, day, true) }),
    kind.kind === "duel"
      ? t("day-share-duel", { won: own?.won ? "yes" : "no", gold: own?.gold ?? 0 })
      : t("day-share-mine", { gold: own?.gold ?? 0, moves: own?.moves ?? 0 }),
  ];
  if (kind.streak > 1) lines.push(t("day-streak", { kind: kind.kind, count: kind.streak }));
  return [...lines, `${host}/day${kind.kind === "duel" ? "/duel" : ""}`].join("\n");
}
