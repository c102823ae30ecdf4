/** Feedback on an answer to a puzzle, as sentences. */
import { changeWords, reasonWords, term } from "../coach/reason";
import type { Evidence, Clue, PuzzleState, Told } from "../net/types";
import { sayWhole } from "../play/say";
import { capital, cardName } from "../words/card";
import type { Cell } from "../words/place";
import { place, tell, type Reader } from "../words/tell";
import { t, words } from "../words/words.svelte";

/** A move in words: the action, its card and its target. */
export function moveWords(move: string, state: PuzzleState, reader: Reader): string {
  const parts = state.named?.[move];
  return parts ? capital(sayWhole(parts, reader.view, reader.names)) : move;
}

/** The value of an answer, and why: the first sentence, then the others. */
export function toldWords(told: Told, state: PuzzleState, reader: Reader): string[] {
  const kind = state.info.kind;
  if (kind === "move") return movesTold(told, state, reader);
  const of = (answer: string) => answerWords(answer, state, reader);
  const lines = [t(`puzzle-${kind}-${told.what}`, { ...of(told.answer), value: percent(told.value) })];
  if (told.other) lines.push(t(`puzzle-${kind}-next`, { ...of(told.other), next: percent(told.other_value) }));
  // A sentence may begin with the answer, such as "the goal at I1".
  return lines.map(capital);
}

function movesTold(told: Told, state: PuzzleState, reader: Reader): string[] {
  const solo = state.info.game === "solo";
  const number = solo ? gold : percent;
  const end = solo ? "-gold" : "";
  const values = { move: moveWords(told.answer, state, reader), value: number(told.value), best: number(told.best) };
  const lines = [t(`puzzle-move-${told.what}${end}`, values)];
  const [margin, low, high] = told.margin ?? [];
  if (told.other && margin !== undefined) {
    const found = { margin: number(margin), low: number(low), high: number(high), next: number(told.other_value) };
    const sure = found.low === found.high ? "yes" : "no";
    lines.push(t(`puzzle-move-margin${end}`, { other: moveWords(told.other, state, reader), sure, ...found }));
  }
  if (told.changes?.length)
    lines.push(t("puzzle-changes", { told: told.changes.map((one) => changeWords(one, reader)).join(" ") }));
  if (told.reason) {
    const key = told.what === "worse" ? "puzzle-move-reason-worse" : "puzzle-move-reason";
    lines.push(t(key, { why: reasonWords(told.reason, reader) }));
  }
  return lines;
}

/** The values of a sentence about a player or a goal. */
export function answerWords(answer: string, state: PuzzleState, reader: Reader): Record<string, string> {
  if (state.info.kind === "who") return { name: reader.names[Number(answer.slice(1)) - 1] ?? answer };
  return { place: place(answer.split(",").map(Number) as Cell, reader.view) };
}

export function evidenceWords(one: Evidence, state: PuzzleState, reader: Reader): string {
  const event = state.events.find(({ seq }) => seq === one.seq);
  const what = one.term ? term(one.term, reader) : event ? tell(event, reader) : "";
  return t("puzzle-evidence", { what, percent: Math.abs(one.percent), direction: one.percent > 0 ? "for" : "against" });
}

export function hintWords(hint: Clue, state: PuzzleState, reader: Reader): string {
  const event = state.events.find(({ seq }) => seq === hint.seq);
  return t(`puzzle-hint-${hint.kind}`, {
    card: hint.card ? cardName(hint.card) : "",
    what: event ? tell(event, reader) : "",
  });
}

const percent = (share: number | null | undefined): string =>
  share === null || share === undefined ? "?" : String(Math.round(100 * share));

const gold = (value: number | null | undefined): string =>
  value === null || value === undefined
    ? "?"
    : value.toLocaleString(words.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
