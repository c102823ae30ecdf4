import { expect, test } from "vitest";
import type { Event } from "../net/types";
import { claimsOf, deedsOf } from "./deeds";

const events = (...told: Partial<Event>[]): Event[] => told.map((one, seq) => ({ kind: "lay", seat: 1, ...one, seq }));

test("only this round's deeds of the player, in order", () => {
  const told = events(
    { card: "EW", cell: [1, 0] },
    { kind: "round", seat: 0 },
    { kind: "draw", card: "?" },
    { card: "NS", cell: [2, 0] },
    { seat: 2, card: "NS", cell: [3, 0] },
    { kind: "break", target: 2, tool: "cart" },
    { kind: "claim", claim: "trust p1" },
  );
  expect(deedsOf(told, 1).map(({ kind, card }) => [kind, card])).toEqual([
    ["lay", "NS"],
    ["break", "broken-cart"],
  ]);
  expect(claimsOf(told, 1).map(({ claim }) => claim)).toEqual(["trust p1"]);
});

test("a walk is one deed, and so are cards thrown away together", () => {
  const told = events(
    { kind: "step", field: "1,0.c" },
    { kind: "step", field: "2,0.c" },
    { kind: "discard", card: "?" },
    { kind: "discard", card: "?" },
    { kind: "discard", card: "map" },
  );
  expect(deedsOf(told, 1).map(({ kind, times }) => [kind, times])).toEqual([
    ["step", 1],
    ["discard", 2],
    ["discard", 1],
  ]);
  expect(deedsOf(told, 1)[0]?.event.field).toBe("2,0.c");
});
