import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import saboteur from "../fixtures/saboteur.json";
import type { View } from "../net/types";
import { words } from "../words/words.svelte";
import { Choice, type Offer } from "./choice.svelte";
import Prompt from "./Prompt.svelte";

const moments = saboteur as unknown as { view: View; moves: Offer[] }[];
const moment = (kind: string): (typeof moments)[number] =>
  moments.find(({ view, moves }) => view.prompt?.kind === kind && moves.length > 1)!;

function asked(kind: string): string[] {
  const { view, moves } = moment(kind);
  const sent: string[] = [];
  const choice = new Choice((move) => sent.push(move));
  choice.take(view, moves);
  render(Prompt, { view, choice, names: ["Ada", "Brom", "Tilda", "Grimma", "Odo"] });
  return sent;
}

beforeAll(() => words.speak("en"));
afterEach(cleanup);

describe("a question", () => {
  test("is answered by the number of an answer", async () => {
    const sent = asked("take");
    await fireEvent.keyDown(document.body, { key: "2" });
    expect(sent).toEqual([moment("take").moves[1]!.text]);
  });

  test("is not answered by numbers that are typed elsewhere, or mean nothing", async () => {
    const sent = asked("take");
    const field = document.body.appendChild(document.createElement("input"));
    await fireEvent.keyDown(field, { key: "1" });
    await fireEvent.keyDown(document.body, { key: "9" });
    await fireEvent.keyDown(document.body, { key: "1", ctrlKey: true });
    field.remove();
    expect(sent).toEqual([]);
  });

  test("leaves the numbers to the hand while a card is to be played", async () => {
    const sent = asked("turn");
    await fireEvent.keyDown(document.body, { key: "1" });
    expect(sent).toEqual([]);
  });
});
