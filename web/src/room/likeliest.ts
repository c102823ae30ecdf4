/** The claims one most likely wants to make now: about what was done to oneself, seen or done last. */
import type { Event, View } from "../net/types";
import { HIDDEN } from "../words/card";
import { sayings } from "../screens/table/sayings";

const HELPFUL = new Set(["repair", "lay", "reveal", "free"]);
const HARMFUL = new Set(["break", "rockfall", "discard", "trap"]);

/** At most `most` claims, the likeliest first; never one that one has made already. */
export function likeliest(view: View, events: readonly Event[], most = 2): string[] {
  const { seat } = view;
  if (seat === null) return [];
  const dealt = events.findLastIndex(({ kind }) => kind === "round");
  const round = events.slice(Math.max(0, dealt));
  const made = new Set(round.filter((one) => one.kind === "claim" && one.seat === seat).map(({ claim }) => claim));
  const possible = sayings(view, seat).flatMap(({ claims }) => claims);
  const broken = (view.front[seat] ?? []).some((card) => card.startsWith("broken-"));
  const wanted = [...(broken ? ["repair-me"] : []), ...peeked(view, round), ...judged(round, seat, view.players)];
  const found = [...new Set([...wanted, ...possible.filter(calm)])];
  return found.filter((claim) => possible.includes(claim) && !made.has(claim)).slice(0, most);
}

/** What one has seen under closed goals, the last one first. */
function peeked({ goals, seat }: View, round: readonly Event[]): string[] {
  const looks = round.filter(({ kind, seat: by }) => kind === "map" && by === seat).map(({ cell }) => cell?.join());
  return goals
    .filter(({ open, card }) => !open && card !== HIDDEN)
    .sort((a, b) => looks.lastIndexOf(b.cell.join()) - looks.lastIndexOf(a.cell.join()))
    .map(({ cell, card }) => `${card.startsWith("gold") ? "gold" : "stone"} ${cell.join()}`);
}

/** A word about those who did something last: what was done to oneself first. */
function judged(round: readonly Event[], seat: number, players: number): string[] {
  const deeds = round
    .filter(
      ({ kind, seat: by }) => by !== seat && (by ?? players) < players && (HELPFUL.has(kind) || HARMFUL.has(kind)),
    )
    .reverse();
  const mine = deeds.filter(({ target }) => target === seat);
  return [...mine, ...deeds].map(({ kind, seat: by }) => `${HARMFUL.has(kind) ? "accuse" : "trust"} p${(by ?? 0) + 1}`);
}

/** Claims that need no reason: a button that only fills a row must not accuse anybody. */
const calm = (claim: string): boolean => claim.startsWith("trust") || claim.startsWith("stone");
