import { expect, test } from "vitest";
import { soundsOf, type Heard } from "./sounds";

const told = (said: string, answers = 0, bad = false): Heard => ({ said, answers, bad });
const voices = (before: Heard | null, now: Heard): string[] => soundsOf(before, now).map(({ voice }) => voice);

test("the first words are a tap on wood", () => {
  expect(soundsOf(null, told("Lay a path."))).toEqual([{ voice: "tap", after: 0 }]);
});

test("a right answer strikes a match, and the next words come after it", () => {
  const [match, tap] = soundsOf(told("Lay a path."), told("Now turn it.", 1));
  expect(match).toEqual({ voice: "match", after: 0 });
  expect(tap?.voice).toBe("tap");
  expect(tap?.after).toBeGreaterThan(0);
});

test("every wrong touch is a thud, also the same one again", () => {
  const wrong = told("There is rock on the left.", 0, true);
  expect(voices(told("Lay a path."), wrong)).toEqual(["dead-end"]);
  expect(voices(wrong, wrong)).toEqual(["dead-end"]);
});

test("going back and skipping strike no match", () => {
  expect(voices(told("Now turn it.", 1), told("Lay a path.", 0))).toEqual(["tap"]);
  expect(voices(told("The same.", 3), told("The same.", 0))).toEqual([]);
});
