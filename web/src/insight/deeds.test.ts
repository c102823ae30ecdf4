import { expect, test } from "vitest";
import type { Event } from "../net/types";
import { t, words } from "../words/words.svelte";
import { claimsOf, deedsOf, proofOf } from "./deeds";

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

test("that a round ended is nobody's deed", () => {
  expect(deedsOf(events({}, { kind: "round-over" }), 1).map(({ kind }) => kind)).toEqual(["lay"]);
});

test("deeds without a card say what they were", async () => {
  await words.speak("en");
  const bare = ["take", "look", "look-aside", "lose", "drop", "no-effect", "propose-end", "fend", "sit-out"];
  expect(bare.filter((kind) => !words.has(`sheet-did-${kind}`))).toEqual([]);
  expect([t("sheet-did-lose"), t("sheet-did-drop")]).toEqual(["lost a card", "lost gold"]);
});

test("a claim about a goal is proved or refuted once the goal lies open", () => {
  const goals = [
    { cell: [8, 0] as [number, number], card: "stone NE", open: true },
    { cell: [8, 2] as [number, number], card: "gold", open: false },
  ];
  expect(["stone 8,0", "gold 8,0", "gold 8,2", "trust p2"].map((claim) => proofOf(claim, goals))).toEqual([
    "proved",
    "refuted",
    null,
    null,
  ]);
});
