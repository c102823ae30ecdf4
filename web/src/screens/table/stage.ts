/** The instruction, in one sentence. */
import type { Table, View } from "../../net/types";
import type { Choice } from "../../play/choice.svelte";
import { name, type Reader } from "../../words/tell";
import { t, words } from "../../words/words.svelte";

export interface Stage {
  text: string;
  /** Whether the reader is asked to act. */
  mine: boolean;
  /** Whether it says why something is not possible. */
  refused?: boolean;
}

export function stage(view: View, choice: Choice | null, reader: Reader, table: Table | null): Stage {
  if (table?.phase === "paused") return { text: t("page-stage-paused"), mine: false };
  if (table?.phase === "between") return { text: t("page-stage-between"), mine: false };
  if (view.actor === null || table?.phase === "over") return { text: t("final-title"), mine: false };
  if (table?.awaits_step) return { text: t("page-stage-step", { who: name(reader, view.actor) }), mine: false };
  if (view.actor !== reader.seat) return { text: t("page-stage-wait", { who: name(reader, view.actor) }), mine: false };
  if (table?.seats[view.actor]?.resigned) return { text: t("page-stage-resigned"), mine: false };
  if (choice?.refusal) return { text: choice.refusal.sentence, mine: true, refused: true };
  return { text: question(choice), mine: true };
}

function question(choice: Choice | null): string {
  const hint = choice?.hint;
  if (!hint) return t("page-stage-choose");
  return words.has(hint.key) ? t(hint.key, hint.values) : t("page-stage-choose");
}
