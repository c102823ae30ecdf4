import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Table } from "../net/types";
import { Ear } from "../sound/ear";
import { hearArrivals } from "./arrivals.svelte";

/** A table with these people; the first one is the listener. */
const seated = (...people: (string | null)[]): Table =>
  ({ seats: people.map((person, i) => ({ person, you: i === 0 })) }) as unknown as Table;

const play = vi.spyOn(Ear.prototype, "play").mockImplementation(() => undefined);
let table = $state(seated("me", "ada", null));
let stop: () => void;

beforeEach(() => {
  play.mockClear();
  table = seated("me", "ada", null);
  stop = $effect.root(() => hearArrivals(() => table));
  flushSync();
});
afterEach(() => stop());

/** How often it has knocked once the sounds are loaded: the first boot at once, the second a moment later. */
async function knocksAfter(next: Table): Promise<number> {
  table = next;
  flushSync();
  await import("../sound/ear");
  return play.mock.calls.length;
}

test("who sits down knocks with two boots", async () => {
  expect(await knocksAfter(seated("me", "ada", "ben"))).toBeGreaterThan(0);
  await vi.waitFor(() => expect(play.mock.calls.map(([voice]) => voice)).toEqual(["step", "step"]));
});

test("those who are there already, leave or change their seat make no sound", async () => {
  expect(await knocksAfter(seated("me", null, "ada"))).toBe(0);
  expect(await knocksAfter(seated("me", null, null))).toBe(0);
});

test("nor do one's own boots", async () => {
  stop();
  table = seated(null, "ada", null);
  stop = $effect.root(() => hearArrivals(() => table));
  flushSync();
  expect(await knocksAfter(seated("me", "ada", null))).toBe(0);
});
