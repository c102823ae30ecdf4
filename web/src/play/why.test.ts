import { beforeAll, expect, test } from "vitest";
import type { View } from "../net/types";
import { words } from "../words/words.svelte";
import { whySeat } from "./why";

beforeAll(() => words.speak("en"));

const view = {
  game: "saboteur2",
  seat: 0,
  front: [["broken-cart"], ["broken-pick", "trapped"], []],
} as unknown as View;

test("a card that cannot be played on somebody says what is missing or in the way", () => {
  const said = (move: string, game = "saboteur2"): string | null => whySeat(move, { ...view, game });
  expect(said("broken-pick p1")).toBe("You cannot break your own pickaxe.");
  expect(said("broken-pick p2")).toBe("This pickaxe is broken already.");
  expect(said("repair-pick p3")).toBe("Nothing is broken here that this card repairs.");
  expect(said("repair-pick-cart p2", "duel")).toBe("You can only repair your own tools.");
  expect(said("trapped p1")).toBe("You cannot trap yourself.");
  expect(said("trapped p2")).toBe("This player is trapped already.");
  expect(said("free p3")).toBe("Nobody is trapped here.");
  expect(said("inspection p1")).toBe("You know your own role.");
  expect(said("I.boots p2", "dark-cave")).toBe("Nobody wears two pairs of boots.");
});

test("other cards and places keep the words of the rules", () => {
  expect(whySeat("theft p1", view)).toBeNull();
  expect(whySeat("rockfall 3,0", view)).toBeNull();
  expect(whySeat("EW p2", view)).toBeNull();
});
