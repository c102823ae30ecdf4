/** The final standing: winners first, then by what counts. */
import type { Outcome, Result } from "../../net/types";

export interface Standing {
  seat: number;
  /** From 1; null for a solo player. */
  place: number | null;
  /** Whether others were beaten; a solo player only does well or not. */
  won: boolean;
  /** What the place depends on: gold, in The Dark Cave the clan's treasure. */
  counts: number;
}

/** The seats after a round: whoever won it first, then whoever gained most; what is secret changes nothing. */
export function roundOrder(result: Pick<Result, "winners" | "gold"> | undefined, players: number): number[] {
  const gained = (seat: number): number => Number(result?.gold[seat]) || 0;
  const won = (seat: number): number => Number(result?.winners.includes(seat) ?? false);
  return Array.from({ length: players }, (_, seat) => seat).toSorted(
    (a, b) => won(b) - won(a) || gained(b) - gained(a) || a - b,
  );
}

export function standings(outcome: Outcome, result: Result | undefined): Standing[] {
  const alone = outcome.gold.length === 1;
  const treasures = result?.treasures ?? [];
  const mine = (winner: boolean): number => treasures[Number((result?.winner === "blue") === winner)] ?? 0;
  const clans = treasures.length > 0;
  const seats = outcome.gold.map((gold, seat) => {
    const winner = outcome.winners.includes(seat);
    return { seat, winner, gold, counts: clans ? mine(winner) : gold };
  });
  // A clan wins together, whatever each dwarf carried out; in all other games the richest win.
  const ahead = (a: (typeof seats)[number], b: (typeof seats)[number]): number =>
    Number(b.winner) - Number(a.winner) || (clans ? 0 : b.gold - a.gold);
  return seats
    .toSorted((a, b) => ahead(a, b) || b.gold - a.gold || a.seat - b.seat)
    .map((one) => ({
      seat: one.seat,
      place: alone ? null : 1 + seats.filter((other) => ahead(other, one) < 0).length,
      won: one.winner && !alone,
      counts: one.counts,
    }));
}
