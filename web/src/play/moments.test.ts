/** Every moment of the fixtures is shown and spoken in both languages. */
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, test } from "vitest";
import cave from "../fixtures/dark-cave.json";
import duel from "../fixtures/duel.json";
import saboteur from "../fixtures/saboteur.json";
import saboteur2 from "../fixtures/saboteur2.json";
import solo from "../fixtures/solo.json";
import type { View } from "../net/types";
import { LANGUAGES, t, words } from "../words/words.svelte";
import Board from "./Board.svelte";
import { Choice, type Offer } from "./choice.svelte";
import Hand from "./Hand.svelte";
import Prompt from "./Prompt.svelte";
import { sayMove } from "./say";

interface Moment {
  kind: string;
  view: View;
  moves: Offer[];
}
const games = Object.entries({ saboteur, saboteur2, duel, solo, "dark-cave": cave }) as unknown as [string, Moment[]][];
const NAMES = ["Ada", "Brom", "Tilda", "Grimma", "Odo"];
/** What a text looks like that nobody has written. */
const UNTOLD = /\b(play|card|tool|role|goal|page|option)-[a-z]|\{|undefined|NaN/;

/** Some turns, and one moment for every other question. */
function telling(moments: Moment[]): Moment[] {
  const kinds = new Map<string, number>();
  return moments.filter(({ view }) => {
    const kind = view.prompt?.kind ?? "";
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    return kinds.get(kind)! <= (kind === "turn" ? 3 : 1);
  });
}

afterEach(cleanup);

describe.each(LANGUAGES)("%s", (language) => {
  test.each(games)("%s: every move has words", async (_name, moments) => {
    await words.speak(language);
    for (const { view, moves } of moments) {
      for (const { text, move } of moves) {
        const said = sayMove(move, view, NAMES);
        expect(said, text).not.toMatch(UNTOLD);
        expect(said, text).not.toBe("");
      }
    }
  });

  test.each(games)("%s: every moment is shown", { timeout: 60_000 }, async (_name, moments) => {
    await words.speak(language);
    for (const { kind, view, moves } of telling(moments)) {
      const choice = new Choice(() => undefined);
      choice.take(view, moves);
      const board = render(Board, { view, choice, names: NAMES });
      const hand = render(Hand, { view, choice });
      const prompt = render(Prompt, { view, choice, names: NAMES });
      const cells = [...board.container.querySelectorAll("[role=gridcell]")];
      const spoken = [...cells, ...hand.container.querySelectorAll("button")].map(
        (one) => one.getAttribute("aria-label") ?? "",
      );
      expect(
        spoken.filter((said) => UNTOLD.test(said)),
        kind,
      ).toEqual([]);
      expect(prompt.container.textContent, kind).not.toMatch(UNTOLD);
      expect(t(choice.hint!.key, choice.hint!.values), kind).not.toMatch(UNTOLD);
      const shown = new Set(cells.map((one) => one.getAttribute("data-cell")));
      for (const { cell } of [...view.board, ...view.goals]) expect(shown.has(cell.join()), kind).toBe(true);
      expect(hand.container.querySelectorAll("[data-slot]")).toHaveLength(view.hand.length);
      cleanup();
    }
  });
});
