import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { TableInfo } from "../net/types";
import { words } from "../words/words.svelte";
import Tables from "./Tables.svelte";

beforeAll(() => words.speak("en"));
afterEach(cleanup);

test("the way to a match is called by its game and by who plays, if anybody else does", () => {
  const told = (game: string, names: string[]): string => {
    const table = { id: "t", game, names, yours: 0, players: names.length, winners: null, phase: "over", changed: 0 };
    const tables = [table as unknown as TableInfo];
    return render(Tables, { title: "Finished", tables, action: "replay" }).container.querySelector(".unseen")!
      .textContent;
  };
  expect(told("solo", ["Ada"])).toBe(": The Duel alone");
  expect(told("duel", ["Ada", "Bo"])).toBe(": The Duel, Bo");
});
