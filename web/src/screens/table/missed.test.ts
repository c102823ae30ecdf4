import { beforeAll, expect, test } from "vitest";
import type { Event, View } from "../../net/types";
import { words } from "../../words/words.svelte";
import { behindLastOwn, digest, missed } from "./missed";

beforeAll(() => words.speak("en"));

const lay = (seq: number, seat: number, by_bot = false): Event => ({
  seq,
  kind: "lay",
  seat,
  card: "EW",
  cell: [seq, 0],
  ...(by_bot ? { by_bot } : {}),
});
const view = { goals: [] } as unknown as View;
const reader = { names: ["Ada", "Bo", "Cy"], seat: 0, view };

test("what a bot did in my name is told, and nothing of the rest is left out", () => {
  const events = Array.from({ length: 14 }, (_, seq) => lay(seq, seq % 3, seq > 3 && seq % 3 !== 2));
  const told = missed(events, 2, 14, reader);
  expect(told).toHaveLength(12);
  expect(told[0]).toEqual({ text: "Cy lays a straight tunnel at C1.", own: false, other: false });
  // One's own move is no bot's.
  expect(told[1]).toEqual({ text: "You lay a straight tunnel at D1.", own: false, other: false });
  expect(told.filter(({ own }) => own)).toHaveLength(3);
  expect(told.filter(({ other }) => other)).toHaveLength(4);
});

test("little of the others is no digest, but one move in my name is", () => {
  expect(digest(missed([lay(0, 1), lay(1, 2)], 0, 2, reader))).toEqual([]);
  expect(digest(missed([lay(0, 0, true)], 0, 1, reader))).toHaveLength(1);
});

test("the bot's last move in my name belongs to it, though it comes after I am back", () => {
  const events = [lay(0, 1), lay(1, 0, true), lay(2, 1)];
  expect(behindLastOwn(events, 0)).toBe(2);
  expect(behindLastOwn(events, 2)).toBe(0);
});
