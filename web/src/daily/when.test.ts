import { beforeAll, expect, test } from "vitest";
import type { DailyDay, DailyKind } from "../net/types";
import { words } from "../words/words.svelte";
import { shareText } from "./when";

beforeAll(() => words.speak("en"));

const own = { table: "t1", over: true, gold: 21, moves: 34, won: true };
const day: DailyDay = {
  label: "2026-11-18",
  phase: "open",
  begins: Date.UTC(2026, 10, 18) / 1000,
  ends: 0,
  closes: 0,
  commitment: "c1",
  key: null,
  own,
  count: 9,
  median: 12,
  others: [1, 2],
  beaten: 3,
  best: false,
};
const mine: DailyKind = { kind: "mine", game: "solo", bot: null, streak: 4, days: [day] };
/** The same result in another mine, on another evening. */
const elsewhere: DailyDay = {
  ...day,
  commitment: "c2",
  key: "k2",
  own: { ...own, table: "t2" },
  count: 99,
  median: 3,
  others: [7],
  beaten: 1,
  best: true,
};

test("what is passed on says the result and nothing of the mine, the way or the others", () => {
  expect(shareText(mine, day, "play.example.org")).toBe(
    "Unter Tage, mine of November 18\n21 gold, 34 moves\n4 days in a row\nplay.example.org/day",
  );
  expect(shareText(mine, elsewhere, "h")).toBe(shareText(mine, day, "h"));
});

test("of the Duel, too", () => {
  const duel: DailyKind = { ...mine, kind: "duel", bot: "master", streak: 1 };
  const [one, two] = [day, elsewhere].map((of) => shareText(duel, { ...of, label: "2026-W47" }, "h"));
  expect(one).toBe("Unter Tage, Duel of the week, Week 47\nBeat the master with 21 gold\nh/day/duel");
  expect(two).toBe(one);
});
