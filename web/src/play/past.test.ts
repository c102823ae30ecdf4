import { expect, test } from "vitest";
import duel from "../fixtures/duel.json";
import saboteur from "../fixtures/saboteur.json";
import type { Event, View } from "../net/types";
import { roundBefore, untilEnd } from "./past";

const view = saboteur[0]!.view as unknown as View;
const event = (kind: string, more: Partial<Event> = {}): Event => ({ seq: 0, kind, ...more }) as Event;

const ROUND = [
  event("round"),
  event("lay", { card: "EW", cell: [1, 0] }),
  event("lay", { card: "NS", cell: [0, 1] }),
  event("rockfall", { card: "NS", cell: [0, 1] }),
  event("map", { cell: [8, 0], goal: "stone NE" }),
  event("map", { cell: [8, 2], goal: "?" }),
  event("reveal", { cell: [8, -2], goal: "gold" }),
  event("lay", { card: "NW", cell: [2, 0], seat: 0 }),
];
const DEALT = [event("round"), event("role", { seat: 0 }), event("draw", { seat: 0 })];

test("the board of the round before is built from what happened in it", () => {
  const past = roundBefore({ ...view, round: 2 }, [...ROUND, ...DEALT]);
  expect(past?.round).toBe(1);
  expect(past?.board.map(({ card, cell }) => `${card} ${cell.join()}`)).toEqual([
    "NESW:ladder 0,0",
    "EW 1,0",
    "NW 2,0",
  ]);
  expect(past?.goals).toEqual([
    { cell: [8, -2], card: "gold", open: true },
    { cell: [8, 0], card: "stone NE", open: false },
    { cell: [8, 2], card: "?", open: false },
  ]);
});

test("nothing of the new round is shown: no card, no role, no question", () => {
  const results = [{ roles: ["saboteur", "digger", "digger", "digger", "digger"] }] as unknown as View["results"];
  const next: View = { ...view, round: 2, seat: 0, role: "digger", hand: ["NESW"], results: results ?? [] };
  const past = roundBefore(next, [...ROUND, ...DEALT]);
  expect(past).toMatchObject({ hand: [], role: "saboteur", actor: null, prompt: null });
});

test("who was there still sees the cards left over, without the one played last", () => {
  const before: View = { ...view, round: 1, seat: 0, hand: ["map", "ES", "NS"], hand_sizes: [3, 6, 6, 6, 6] };
  const past = roundBefore({ ...view, round: 2 }, [...ROUND, ...DEALT], before);
  expect(past?.hand).toEqual(["map", "NS"]);
  expect(past?.hand_sizes).toEqual([2, 6, 6, 6, 6]);
});

test("a Duel's markers and keys lie where they lay in the end", () => {
  const two = { ...(duel[0]!.view as unknown as View), round: 2 };
  const past = roundBefore(two, [
    event("round"),
    event("mark", { cell: [1, 2], seat: 1 }),
    event("bribe", { cell: [3, 0], seat: 0 }),
    event("key", { cell: [4, 0], seat: 0 }),
    event("key", { cell: [5, 0], seat: 1 }),
    event("rockfall", { cell: [5, 0], seat: 0 }),
    ...DEALT,
  ]);
  expect(past?.duel?.marked).toEqual([
    { cell: [1, 2], seat: 1, troll: false },
    { cell: [3, 0], seat: 0, troll: true },
  ]);
  expect(past?.duel?.keys).toEqual([{ cell: [4, 0], seat: 0 }]);
});

test("what is said after the end is heard, what is dealt is not", () => {
  const said = event("claim", { seat: 1, claim: "no-path" });
  expect(untilEnd([...ROUND, ...DEALT, said])).toEqual([...ROUND, said]);
});

test("there is nothing to look back at before the second round, nor once a card has been played in it", () => {
  expect(roundBefore(view, ROUND)).toBeNull();
  expect(roundBefore(view, [...ROUND, ...DEALT, event("discard", { seat: 0 })])).toBeNull();
});
