/** The round that has just ended. The server already tells of the next one, so it is rebuilt from what happened. */
import { isStart } from "../art/card";
import { halfTurned, readPath, sameness } from "../art/code";
import type { Duel, Event, Goal, Laid, View } from "../net/types";
import { HIDDEN } from "../words/card";
import { cellKey } from "./light";

/** What happens by itself before anybody can play a card of a new round. */
const DEALING = new Set(["round", "role", "draw", "claim"]);
/** How a card leaves a hand without another one being drawn, for that is how rounds end. */
const PLAYED = new Set(["lay", "discard", "break", "repair", "rockfall", "map", "key", "remove"]);

/** What happened until the round ended, and what has been said since. */
export function untilEnd(events: Event[]): Event[] {
  const to = endOfRound(events);
  return to === null ? events : events.filter((event, at) => at < to || event.kind === "claim");
}

/** How many events there were when a new round was dealt; null if cards have been played since. */
function endOfRound(events: readonly Event[]): number | null {
  const begun = beginnings(events);
  const last = begun.at(-1);
  if (begun.length < 2 || last === undefined) return null;
  return events.slice(last).every(({ kind }) => DEALING.has(kind)) ? last : null;
}

/** The view as it was at the end of the round before; null if that is not where one is. `before`: the last view of it, if one was there. */
export function roundBefore(view: View, events: readonly Event[], before: View | null = null): View | null {
  const to = endOfRound(events);
  if (to === null) return null;
  const happened = events.slice(beginnings(events).at(-2), to);
  const known = before?.round === view.round - 1 ? before : null;
  return {
    ...view,
    round: view.round - 1,
    actor: null,
    prompt: null,
    ...maze(view, happened),
    ...hands(view, happened, known),
    front: known?.front ?? view.front.map(() => []),
    draw_pile: known?.draw_pile ?? 0,
    discards: known?.discards ?? [],
    role: (view.seat === null ? null : view.results?.at(-1)?.roles[view.seat]) ?? view.role ?? null,
    duel: view.duel ? furnished(view.duel, happened) : null,
  };
}

const beginnings = (events: readonly Event[]): number[] =>
  events.flatMap((event, i) => (event.kind === "round" ? [i] : []));

function maze(view: View, happened: readonly Event[]): Pick<View, "board" | "goals"> {
  const board = new Map<string, Laid>();
  const goals = new Map<string, Goal>(
    view.goals.map(({ cell }) => [cellKey(cell), { cell, card: HIDDEN, open: false }]),
  );
  for (const laid of view.board) {
    const path = readPath(laid.card);
    if (path && isStart(path)) board.set(cellKey(laid.cell), laid);
  }
  for (const { kind, cell, card, goal } of happened) {
    if (!cell) continue;
    const key = cellKey(cell);
    if (kind === "lay" && card) board.set(key, { card, cell });
    else if (kind === "rockfall") board.delete(key);
    else if (kind === "reveal" && goal) goals.set(key, { cell, card: goal, open: true });
    else if (kind === "map" && goal && goal !== HIDDEN && !goals.get(key)?.open)
      goals.set(key, { cell, card: goal, open: false });
  }
  return { board: [...board.values()], goals: [...goals.values()] };
}

/** The cards that were left, without the last one played; nobody knows them any more who was not there. */
function hands(view: View, happened: readonly Event[], before: View | null): Pick<View, "hand" | "hand_sizes"> {
  if (!before) return { hand: [], hand_sizes: view.hand_sizes.map(() => 0) };
  const last = happened.findLast(({ kind }) => PLAYED.has(kind));
  const hand_sizes = before.hand_sizes.map((size, seat) => Math.max(0, size - Number(seat === last?.seat)));
  if (last?.seat !== before.seat || before.seat === null) return { hand: before.hand, hand_sizes };
  const played = sameness(last.card ?? "");
  const at = before.hand.findIndex((card) => readPath(card) && [sameness(card), sameness(halfTurned(card))].includes(played));
  const gone = last.kind === "lay" && at >= 0 ? at : before.hand.length - 1;
  return { hand: before.hand.filter((_, slot) => slot !== gone), hand_sizes };
}

/** The Duel's markers and keys as they lay in the end. */
function furnished(duel: Duel, happened: readonly Event[]): Duel {
  const marked: Duel["marked"] = [];
  let keys: Duel["keys"] = [];
  for (const { kind, cell, seat } of happened) {
    if (!cell) continue;
    // A key is gone with its door; markers lie where no rockfall can be played.
    if (kind === "rockfall") keys = keys.filter((key) => cellKey(key.cell) !== cellKey(cell));
    if (typeof seat !== "number") continue;
    if (kind === "mark" || kind === "bribe") marked.push({ cell, seat, troll: kind === "bribe" });
    else if (kind === "key") keys = [...keys, { cell, seat }];
  }
  return { ...duel, marked, keys, markers: Math.max(0, duel.markers - marked.length) };
}
