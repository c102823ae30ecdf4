import { beforeAll, expect, test } from "vitest";
import type { Event, View } from "../../net/types";
import { words } from "../../words/words.svelte";
import { missed } from "./missed";

beforeAll(() => words.speak("en"));

const lay = (seq: number, seat: number): Event => ({ seq, kind: "lay", seat, card: "EW", cell: [seq, 0] });

test("what a bot did in my name is told, and nothing of the rest is left out", () => {
  const view = { goals: [] } as unknown as View;
  const events = Array.from({ length: 14 }, (_, seq) => lay(seq, seq % 3));
  const told = missed(events, 2, { names: ["Ada", "Bo", "Cy"], seat: 0, view });
  expect(told).toHaveLength(12);
  expect(told[0]).toEqual({ text: "Cy lays a straight tunnel at C1.", own: false });
  expect(told[1]).toEqual({ text: "You lay a straight tunnel at D1.", own: true });
  expect(told.filter(({ own }) => own)).toHaveLength(4);
});
