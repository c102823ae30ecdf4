import { beforeAll, expect, test } from "vitest";
import type { Event, View } from "../net/types";
import type { Reader } from "../words/tell";
import { words } from "../words/words.svelte";
import { logLines } from "./lines";

const reader: Reader = {
  names: ["Ada", "Bo"],
  seat: 0,
  view: { goals: [{ cell: [4, -4] }], cave: {} } as unknown as View,
};
const event = (seq: number, kind: string, seat: number, field: string): Event => ({
  seq,
  kind,
  seat,
  field,
  ...(kind === "prowl" ? { creature: "goblin" } : {}),
});

beforeAll(() => words.speak("en"));

test("steps on one card are one line, which stands for all of them", () => {
  const events = [
    event(1, "step", 1, "0,1.E"),
    event(2, "step", 1, "0,2.N"),
    event(3, "step", 1, "0,2.W"),
    event(4, "prowl", 1, "0,3.S"),
    event(5, "prowl", 1, "0,3.S"),
  ];
  expect(logLines(events, reader).map((line) => line.seqs)).toEqual([[1], [2, 3], [4, 5]]);
});

test("the same done twice otherwise stays two lines", () => {
  const events = [1, 2].map((seq): Event => ({ seq, kind: "discard", seat: 1, card: "?", values: [] }));
  expect(logLines(events, reader)).toHaveLength(2);
  expect(logLines(events, reader, 1)).toHaveLength(1);
});
