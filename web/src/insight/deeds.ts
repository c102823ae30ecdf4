import type { Event, Goal } from "../net/types";

/** What a player did or said in this round. */
export interface Deed {
  seq: number;
  kind: string;
  /** The card as it is drawn; null if nobody saw it. */
  card: string | null;
  event: Event;
  /** How many cards were thrown away one after another. */
  times: number;
}

/** Follow-up events, and events that are no evidence about the player. */
const FOLLOWS = new Set([
  "round",
  "draw",
  "role",
  "show-role",
  "show-aside",
  "reveal",
  "offer",
  "give",
  "paid",
  "claim",
  "round-over",
]);

/** The actions of a player since the deal, in order; steps of one walk are one action. */
export function deedsOf(events: readonly Event[], seat: number): Deed[] {
  const found: Deed[] = [];
  for (const event of thisRound(events)) {
    if (event.seat !== seat || FOLLOWS.has(event.kind)) continue;
    const before = found.at(-1);
    const deed = { seq: event.seq, kind: event.kind, card: cardOf(event), event, times: 1 };
    if (event.kind === "step" && before?.kind === "step") found[found.length - 1] = deed;
    else if (event.kind === "discard" && before?.kind === "discard" && before.card === deed.card) before.times += 1;
    else found.push(deed);
  }
  return found;
}

/** What a player claimed since the deal. */
export const claimsOf = (events: readonly Event[], seat: number): Event[] =>
  thisRound(events).filter((event) => event.kind === "claim" && event.seat === seat);

/** What everybody can see of a claim about a goal that lies open by now. */
export function proofOf(claim: string, goals: readonly Goal[]): "proved" | "refuted" | null {
  const [what, about] = claim.split(" ");
  const goal = goals.find(({ cell, open }) => open && cell.join() === about);
  if (!goal) return null;
  return goal.card.includes("gold") === (what === "gold") ? "proved" : "refuted";
}

function thisRound(events: readonly Event[]): readonly Event[] {
  return events.slice(events.findLastIndex(({ kind }) => kind === "round") + 1);
}

/** Cards that their deeds name by themselves. */
const NAMED: Record<string, string> = {
  map: "map",
  trap: "trapped",
  free: "free",
  theft: "theft",
  "hands-off": "hands-off",
  "swap-hats": "swap-hats",
};

function cardOf(event: Event): string | null {
  if (event.kind === "break") return `broken-${event.tool ?? "pick"}`;
  if (event.kind in NAMED) return NAMED[event.kind] ?? null;
  return event.card && event.card !== "?" ? event.card : null;
}
