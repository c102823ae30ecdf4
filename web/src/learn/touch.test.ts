import { expect, test } from "vitest";
import type { LessonState, View } from "../net/types";
import { Choice, type Offer } from "../play/choice.svelte";
import { meaning } from "./touch";

const view = { hand: ["EW"], prompt: { kind: "walk" }, actor: 0, seat: 0, front: [[]] } as unknown as View;
const chop = { text: "chop 0,0 S", move: { verb: "chop", cell: [0, 0], side: "S" } } as Offer;
const asking = (text: string): Pick<LessonState, "task" | "view"> => ({ task: { text, cell: [0, 0] }, view });

function walking(...offers: Offer[]): Choice {
  const choice = new Choice(() => undefined);
  choice.take(view, offers);
  return choice;
}

test("beyond a web a touch means the way where the lesson asks for it, else the web, and never both", () => {
  const choice = walking(chop);
  expect(meaning([0, 0], choice, asking("lesson-do-try-step"))).toBe("step 0,0");
  expect(meaning([0, 0], choice, asking("lesson-do-chop"))).toBeNull();
  // From the other side of the web as well.
  expect(meaning([0, 1], choice, asking("lesson-do-try-step"))).toBeNull();
});

test("where nobody can walk the reason is asked for", () => {
  expect(meaning([3, 0], walking(chop), asking("lesson-do-chop"))).toBe("step 3,0");
});

test("without a card a place means nothing, with one it is where the card should go", () => {
  const turn = { ...view, prompt: { kind: "turn" } } as View;
  const choice = new Choice(() => undefined);
  choice.take(turn, [{ text: "EW 1,0", move: { verb: "lay", card: "EW", cell: [1, 0] } }]);
  const state = { ...asking("lesson-do-lay"), view: turn };
  expect(meaning([4, 0], choice, state)).toBe("");
  choice.pickCard(0);
  expect(meaning([4, 0], choice, state)).toBe("EW 4,0");
  expect(meaning([1, 0], choice, state)).toBeNull();
});
