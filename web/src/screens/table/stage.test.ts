import { beforeAll, expect, test } from "vitest";
import type { Table, View } from "../../net/types";
import { words } from "../../words/words.svelte";
import { stage } from "./stage";

beforeAll(() => words.speak("en"));

const view = { actor: 0, goals: [] } as unknown as View;
const reader = { names: ["Ada", "Bo"], seat: 0, view };
const table = (resigned: boolean): Table =>
  ({ phase: "playing", seats: [{ resigned }, { resigned: false }] }) as unknown as Table;

test("whoever is on turn is asked, unless they gave up", () => {
  expect(stage(view, null, reader, table(false))).toEqual({ text: "Your turn: choose a card", mine: true });
  expect(stage(view, null, reader, table(true))).toEqual({
    text: "You have given up; a bot plays for you",
    mine: false,
  });
  expect(stage({ ...view, actor: 1 }, null, reader, table(true)).text).toBe("Bo is thinking …");
});
