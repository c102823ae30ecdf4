/** Why a card has no effect on a player, from the cards in front of them; the engine only says that it has none. */
import type { View } from "../net/types";
import { t, words } from "../words/words.svelte";

/** The sentence for a refused move like "broken-pick p2"; null if there is none for this card. */
export function whySeat(move: string, view: View): string | null {
  const [code = "", aim = ""] = move.split(" ");
  if (!/^p\d+$/.test(aim)) return null;
  // Cards of The Dark Cave begin with the group of their back.
  const card = code.replace(/^I+\./, "");
  const [kind = "", tool = ""] = /^(broken|repair)-/.test(card) ? card.split("-") : [card];
  const key = `play-why-seat-${kind}`;
  if (!words.has(key)) return null;
  const seat = Number(aim.slice(1)) - 1;
  const lies = (view.front[seat] ?? []).includes(card) ? "yes" : "no";
  return t(key, {
    game: view.game,
    own: seat === view.seat ? "yes" : "no",
    lies,
    tool: tool && words.has(`tool-${tool}`) ? t(`tool-${tool}`) : "",
  });
}
