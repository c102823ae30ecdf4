/** The teacher's lines as text. */
import type { LessonState, Wrong } from "../net/types";
import { cardName } from "../words/card";
import { cellName, origin } from "../words/place";
import { t } from "../words/words.svelte";

/** The instruction, in one line. */
export function taskLine(state: LessonState): string {
  const task = state.task;
  if (!task) return t("lesson-done");
  return t(task.text, {
    card: task.card ? cardName(task.card, "a") : "",
    place: task.cell ? cellName(task.cell, origin(state.view)) : "",
    name: task.seat ? (state.names[task.seat - 1] ?? "") : "",
  });
}

/** Why the answer was wrong, and a hint: the lesson's own, or once more what is asked for. */
export function wrongWords(wrong: Wrong, state: LessonState): string {
  const parts = [];
  if (wrong.sides) parts.push(t("lesson-clash"));
  else if (wrong.reason) parts.push(t(`reason-${wrong.reason}`, { game: state.game }));
  if (wrong.nudge) parts.push(t(wrong.nudge));
  else if (!wrong.reason) parts.push(t("lesson-not-now"));
  else parts.push(`${taskLine(state)}.`);
  return parts.join(" ");
}
