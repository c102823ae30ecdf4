/** Which cards fly from a player to their target. */
import type { Event } from "../net/types";
import { HIDDEN } from "../words/card";
import { cellKey } from "../words/place";

export interface Flight {
  seq: number;
  /** What flies: a card, or the small drawing of a nugget. */
  card: string;
  /** Selectors of its origin and destination. */
  from: string;
  to: string;
  /** Whether it strikes its target. */
  harms: boolean;
}

const DISCARD = "[data-discard], [data-discarded]";
const HARMS = new Set(["break", "trap"]);
/** Events on a player or goal whose card has the event's name, or another. */
const CARDS: Record<string, string> = {
  trap: "trapped",
  free: "free",
  theft: "theft",
  "hands-off": "hands-off",
  "swap-hats": "swap-hats",
  inspection: "inspection",
  "swap-hands": "swap-hands",
  map: "map",
  look: "information",
  key: "key",
};

/** How an event flies, if it does; laid cards animate on the board. */
export function flightOf(event: Event, reader: number | null): Flight | null {
  const { seq, kind, seat = null, target = null, cell = null } = event;
  if (seat === null) return null;
  const card = cardOf(event);
  const to = kind === "discard" ? DISCARD : cell ? `[data-cell="${cellKey(cell)}"]` : at(target ?? seat);
  if (!card || (to === at(seat) && kind !== "take")) return null;
  if (kind === "steal") return { seq, card, from: to, to: at(seat), harms: false };
  const from = kind === "take" ? ".board" : seat === reader ? "[data-hand]" : at(seat);
  return { seq, card, from, to, harms: HARMS.has(kind) };
}

const at = (seat: number): string => `[data-seat="${seat}"]`;

function cardOf({ kind, card, tool }: Event): string | null {
  const known = card && card !== HIDDEN ? card : null;
  if (kind === "break") return `broken-${tool ?? "pick"}`;
  if (kind === "repair") return known ?? `repair-${tool ?? "pick"}`;
  if (kind === "discard") return known ?? "back/deck";
  if (kind === "equip") return known;
  if (kind === "steal" || kind === "take") return "nugget";
  return CARDS[kind] ?? null;
}
