import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import saboteur from "../../fixtures/saboteur.json";
import type { View } from "../../net/types";
import { Choice, type Offer } from "../../play/choice.svelte";
import { words } from "../../words/words.svelte";
import Piles from "./Piles.svelte";
import Side from "./Side.svelte";

const { view, moves } = (saboteur as unknown as { view: View; moves: Offer[] }[]).find(({ moves }) =>
  ["lay", "discard"].every((verb) => moves.some(({ move }) => move.verb === verb)),
)!;

function marked(offers: Offer[]): boolean[] {
  const choice = new Choice(() => undefined);
  choice.take(view, offers);
  return [render(Piles, { view, choice }), render(Side, { view, choice, low: false })].map(
    ({ container }) => container.querySelector("[data-discard].on") !== null,
  );
}

beforeAll(() => words.speak("en"));
afterEach(cleanup);

test("the bin is marked beside the hand and on a phone when discarding is all one can do, not before", () => {
  expect(marked(moves)).toEqual([false, false]);
  cleanup();
  expect(marked(moves.filter(({ move }) => move.verb === "discard"))).toEqual([true, true]);
});
