/** Find the elements a step highlights. */
import { halfTurned, sameness } from "../art/code";
import type { View } from "../net/types";

export interface Mark {
  key: string;
  kind: "card" | "cell" | "seat" | "other";
  element: Element;
}

const OTHERS: Record<string, string> = {
  role: ".role section, .side section",
  turn: "button.turn, .side .row .btn:first-child",
  discard: "[data-discard]",
  choices: ".prompt, .aside.alone",
};

/** The elements of the points, in order; those not on the screen are left out. */
export function marks(points: readonly string[], view: View, within: Element): Mark[] {
  return points.flatMap((point): Mark[] => {
    const [kind = "", ...rest] = point.split(" ");
    const what = rest.join(" ");
    const found = within.querySelector(selector(kind, what, view));
    const known = kind === "card" || kind === "cell" || kind === "seat" ? kind : "other";
    return found ? [{ key: point, kind: known, element: found }] : [];
  });
}

function selector(kind: string, what: string, view: View): string {
  if (kind === "card") return `[data-slot="${slotOf(what, view)}"]`;
  if (kind === "cell") return `[data-cell="${what.split(".", 1)[0]}"]`;
  if (kind === "seat") return `[data-seat="${Number(what.slice(1)) - 1}"]`;
  return OTHERS[kind] ?? "[data-nothing]";
}

/** The index of a card in the hand, in either orientation. */
export function slotOf(card: string, view: Pick<View, "hand">): number {
  const wanted = [sameness(card), sameness(halfTurned(card))];
  return view.hand.findIndex((held) => held === card || wanted.includes(sameness(held)));
}
