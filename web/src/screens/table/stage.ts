/** The one sentence that says what to do now. */
import type { TableMessage, View } from "../../net/types";
import type { Choice } from "../../play/choice.svelte";
import { capital, cardName, frontName, listed } from "../../words/card";
import { name, type Reader } from "../../words/tell";
import { t, words } from "../../words/words.svelte";

export interface Stage {
  text: string;
  /** Whether the reader is asked to act. */
  mine: boolean;
}

export function stage(view: View, choice: Choice | null, reader: Reader, table: TableMessage | null): Stage {
  if (table?.phase === "paused") return { text: t("page-stage-paused"), mine: false };
  if (view.actor === null || table?.phase === "over") return { text: t("final-title"), mine: false };
  if (table?.phase === "between") return { text: t("page-stage-between"), mine: false };
  if (view.actor !== reader.seat) return { text: t("page-stage-wait", { who: name(reader, view.actor) }), mine: false };
  return { text: question(view, choice), mine: true };
}

function question(view: View, choice: Choice | null): string {
  const prompt = view.prompt;
  if (prompt && prompt.kind !== "turn") {
    const creature = prompt.creature ? t(`creature-${prompt.creature}`) : "";
    const key = `prompt-${prompt.kind}`;
    return words.has(key) ? t(key, { steps: prompt.steps ?? 0, creature }) : t("page-stage-choose");
  }
  const card = choice?.selected ?? null;
  if (card !== null && choice) {
    const what = capital(cardName(card));
    if (choice.ghost) return t("page-stage-confirm", { card: what });
    if (choice.places.length) return t("page-stage-place", { card: what });
    if (choice.seats.length) return t("page-stage-target", { card: what });
    return t("page-stage-discard", { card: what });
  }
  const front = view.front[view.seat ?? 0] ?? [];
  const broken = front.filter((one) => one.startsWith("broken"));
  if (broken.length) return t("page-stage-broken", { tools: capital(listed(broken.map(frontName))), count: broken.length });
  if (front.includes("trapped")) return t("page-stage-trapped");
  return t("page-stage-choose");
}
