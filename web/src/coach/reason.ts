/** Reasons of the coach in words. */
import type { Idea, Reason, Term } from "../net/types";
import { capital, cardName } from "../words/card";
import { tenths } from "../words/number";
import { cellName, origin } from "../words/place";
import { called, place, type Reader } from "../words/tell";
import { t, words } from "../words/words.svelte";

/** Whoever is suspected from this per cent on is helped in spite of it. */
const DOUBT = 50;

export function why(reason: Reason, reader: Reader): string {
  const doubtful = reason.kind === "help" && (reason.percent ?? 0) >= DOUBT;
  const text = t(`hint-${doubtful ? "help-doubt" : reason.kind}`, {
    place: reason.cell ? place(reason.cell, reader.view) : "",
    name: reason.seat == null ? "" : called(reader, reason.seat),
    percent: reason.percent ?? "none",
    before: reason.before ?? 0,
    after: reason.after ?? 0,
  });
  return `${capital(text)}.`;
}

export function worth(idea: Idea, alone: boolean): string {
  const text = alone
    ? t("hint-worth-gold", { gold: tenths(idea.chance) })
    : t("hint-worth", { percent: Math.round(100 * idea.chance) });
  return `${capital(text)}.`;
}

/** A line of a ledger. */
export function term(one: Term, reader: Reader): string {
  const key = words.has(`belief-${one.kind}`) ? `belief-${one.kind}` : "belief-other";
  return t(key, {
    cell: one.cell ? cellName(one.cell, origin(reader.view)) : "",
    target: one.target != null && one.target === reader.seat ? "me" : "other",
    name: one.target == null ? "" : called(reader, one.target),
    tool: one.tool ? t(`tool-${one.tool}`) : "",
    card: cardName(one.card, "a"),
  });
}
