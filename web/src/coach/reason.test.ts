import { beforeAll, expect, test } from "vitest";
import type { Idea, Term, View } from "../net/types";
import type { Reader } from "../words/tell";
import { words } from "../words/words.svelte";
import { term, why as whyOf } from "./reason";

const view = { goals: [{ cell: [8, 0] }] } as unknown as View;
const reader: Reader = { names: ["Ada", "Bo", "Cid"], seat: 0, view };
const deed: Term = { kind: "repair", seat: 1, log_odds: -0.7, seq: 9, target: 0, tool: "lantern" };
const trusted = { kind: "help", seat: 1, percent: 12 };

const why = (reason: Idea["reason"], who: Reader): string => whyOf({ move: "", chance: 0, error: 0, reason }, who);

beforeAll(() => words.speak("en"));

test("a hint says whom it trusts, and which deed says so", () => {
  expect(why({ ...trusted, deed }, reader)).toBe(
    "I trust Bo (only 12% likely to play against you): repaired your lantern.",
  );
  expect(why({ ...trusted, deed: { ...deed, target: 2 } }, reader)).toContain(": repaired Cid’s lantern.");
  expect(why({ ...trusted, deed, times: 2 }, reader)).toContain(": repaired tools twice.");
  expect(why({ ...trusted, deed: { ...deed, kind: "theft" }, times: 3 }, reader)).toContain(": put a theft card");
  expect(why(trusted, reader)).toBe("I trust Bo (only 12% likely to play against you).");
});

test("what is believed of a goal says who spoke or dug", () => {
  const said = { kind: "said-gold", seat: 1, log_odds: 1.2, seq: 4, cell: [8, 0] as [number, number] };
  expect(term(said, reader)).toBe("Bo said there is gold under the goal at I1");
  expect(term({ ...said, kind: "pointed", cell: [3, 0] }, reader)).toBe("Bo looked under a goal and then dug at D1");
  expect(term({ kind: "left", seat: null, log_odds: -0.7 }, reader)).not.toContain("Bo");
});

test("a way to the exit is told in steps, and gold by its side", () => {
  const told = (change: NonNullable<Idea["change"]>): string =>
    whyOf({ move: "", chance: 0, error: 0, reason: { kind: "best" }, change }, reader);
  expect(told({ kind: "near", seat: 0, share: 18.9, other: 20.5 })).toBe(
    "After the next turns you have 18.9 steps left to the exit on average instead of 20.5.",
  );
  expect(told({ kind: "near", seat: 1, share: 9, other: 7.5 })).toContain("Bo has 9");
  expect(told({ kind: "hope", share: 1.2, other: 1.6 })).toBe(
    "The other side is likely to carry 1.2 gold out of the cave instead of 1.6.",
  );
});

test("the same in German", async () => {
  await words.speak("de");
  expect(why({ ...trusted, deed }, reader)).toBe(
    "Ich traue Bo (nur zu 12\u00a0% gegen dich): hat deine Laterne repariert.",
  );
  const back = { ...deed, kind: "back", cell: [3, 0] as [number, number], log_odds: 2 };
  expect(why({ kind: "hinder", seat: 2, percent: 81, deed: back }, reader)).toBe(
    "Ich misstraue Cid (zu 81\u00a0% gegen dich): versperrte den Weg bei D1.",
  );
  expect(why({ kind: "hinder", seat: 2, percent: 91, deed: back, times: 3 }, reader)).toContain(
    ": versperrte 3-mal den Weg.",
  );
  await words.speak("en");
});

test("where a move changes something, that is its reason", async () => {
  await words.speak("en");
  const change = { kind: "leave", seat: 0, share: 0.5, other: 0.2 } as const;
  const idea: Idea = { move: "stop", chance: 0.5, error: 0.1, reason: { kind: "best" }, change };
  expect(whyOf(idea, reader)).toBe("You get out of the cave in 50 of 100 cases instead of in 20 of 100 cases.");
  expect(whyOf({ ...idea, change: null }, reader)).toBe("It works out well when the rest is played through.");
});
