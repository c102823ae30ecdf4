import { expect, test } from "vitest";
import saboteur from "../fixtures/saboteur.json";
import solo from "../fixtures/solo.json";
import type { Event, View } from "../net/types";
import { roundBefore, untilDeal } from "./finished";

const view = saboteur[0]!.view as unknown as View;
const event = (kind: string, more: Partial<Event> = {}): Event => ({ seq: 0, kind, ...more });

test("the end of a round is seen by the reader: with their own role and gold, and no card of the next round", () => {
  const finished: View = { ...view, seat: null, role: null, roles: ["saboteur", "digger"], gold: ["?", "?"], hand: [] };
  const now: View = { ...view, round: 2, seat: 0, role: "digger", gold: [3, "?"], hand: ["NESW"], finished };
  expect(roundBefore(now)).toMatchObject({ round: view.round, seat: 0, role: "saboteur", gold: [3, "?"], hand: [] });
  expect(roundBefore({ ...now, seat: null })).toMatchObject({ seat: null, role: null });
});

test("a view without a finished round has none, and a Duel has no roles", () => {
  expect(roundBefore(view)).toBeNull();
  const alone = solo[0]!.view as unknown as View;
  expect(roundBefore({ ...alone, finished: alone })?.role).toBeNull();
});

test("what is said after the deal is heard, what is dealt is not", () => {
  const ended = [event("round"), event("lay"), event("round-ends")];
  const said = event("claim", { seat: 1, claim: "no-path" });
  // Alone, tools break before anybody can play a card.
  expect(untilDeal([...ended, event("round"), event("draw"), event("break"), said])).toEqual([...ended, said]);
});
