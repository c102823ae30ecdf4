/** Reasons of the coach in words. */
import type { Change, Idea, Reason, Term } from "../net/types";
import { capital, cardName } from "../words/card";
import { cellName, origin } from "../words/place";
import { tenths } from "../words/number";
import { called, place, type Reader } from "../words/tell";
import { t, words } from "../words/words.svelte";

/** A reason, and the action behind it, as a clause. */
export function reasonWords(reason: Reason, reader: Reader): string {
  const told = t(`hint-${reason.kind}`, {
    place: reason.cell ? place(reason.cell, reader.view) : "",
    name: reason.seat == null ? "" : called(reader, reason.seat),
    percent: reason.percent ?? "none",
    before: reason.before ?? 0,
    after: reason.after ?? 0,
  });
  return reason.deed ? t("hint-because", { why: told, deed: term(reason.deed, reader, reason.times) }) : told;
}

/** Changes told as averages; the others as shares. */
const AVERAGES: ReadonlySet<string> = new Set<Change["kind"]>(["gold", "near", "hope"]);

/** The effect of a move, as a sentence. */
export function changeWords({ kind, seat, cell, share, other }: Change, reader: Reader): string {
  const often = (value: number): string =>
    AVERAGES.has(kind) ? tenths(value) : t("change-often", { percent: Math.round(100 * value) });
  const where = !cell ? "" : kind === "reach" ? place(cell, reader.view) : cellName(cell, origin(reader.view));
  return capital(
    t(`change-${kind}`, {
      who: seat === reader.seat ? "you" : "other",
      name: seat == null ? "" : called(reader, seat),
      place: where,
      share: often(share),
      other: often(other),
    }),
  );
}

/** Why an idea is good: what it changes, or the fact that speaks for it. */
export function why({ reason, change }: Idea, reader: Reader): string {
  return change ? changeWords(change, reader) : `${capital(reasonWords(reason, reader))}.`;
}

export function worth(idea: Idea, alone: boolean): string {
  const text = idea.alike
    ? t("hint-worth-alike")
    : alone
      ? t("hint-worth-gold", { gold: tenths(idea.chance) })
      : t("hint-worth", { percent: Math.round(100 * idea.chance) });
  return `${capital(text)}.`;
}

/** A line of a ledger: an action, done once or this many times. */
export function term(one: Term, reader: Reader, times = 1): string {
  const many = `belief-many-${one.kind}`;
  if (times > 1 && words.has(many)) return t(many, { times: t("belief-times", { count: times }) });
  const key = words.has(`belief-${one.kind}`) ? `belief-${one.kind}` : "belief-other";
  return t(key, {
    cell: one.cell ? place(one.cell, reader.view) : "",
    target: one.target == null ? "none" : one.target === reader.seat ? "me" : "other",
    name: one.target == null ? "" : called(reader, one.target),
    who: one.seat == null ? "" : called(reader, one.seat),
    tool: one.tool ? t(`tool-${one.tool}`) : "",
    card: cardName(one.card, "a"),
  });
}
