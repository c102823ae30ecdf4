import { beforeAll, expect, test } from "vitest";
import type { SeatInfo, TableInfo } from "../net/types";
import { themeFor } from "../settings.svelte";
import { words } from "../words/words.svelte";
import { company, namesAt, waitsFor, winners } from "./people";

beforeAll(() => words.speak("en"));

const seat = (seat: number, person: string | null, ready: boolean, you = false): SeatInfo =>
  ({ seat, person, name: person ?? "", bot: null, ready, you }) as SeatInfo;

test("host and guest read the same about who is not ready", () => {
  for (const reader of ["ada", "bo", "eve"]) {
    const seats = ["ada", "bo", "cy"].map((one, at) => seat(at, one, one === "cy", one === reader));
    expect(waitsFor({ seats, host: "ada" }).unready.map(({ person }) => person)).toEqual(["bo"]);
  }
});

test("free seats are waited for before anything else", () => {
  expect(waitsFor({ seats: [seat(0, "ada", false), seat(1, null, false)], host: "ada" })).toEqual({
    free: 1,
    unready: [],
  });
});

const listed = (known: Partial<TableInfo>): TableInfo => known as TableInfo;

test("a list says who won", () => {
  const told = (won: number[] | null, yours: number | null, players = 3): string =>
    winners(listed({ names: ["Ada", "Bo", "Cy"], yours, players, winners: won }));
  expect([told([1], 0), told([0], 0), told([0, 2], 0), told([1, 2], 0)]).toEqual([
    "Bo wins.",
    "You win!",
    "You win together with Cy.",
    "Bo and Cy win together.",
  ]);
  expect([told([], 0), told(null, 0), told([0], 0, 1)]).toEqual(["Nobody won.", "", ""]);
});

test("whoever has left is named as such, a free seat is not", () => {
  const table = (phase: TableInfo["phase"]): TableInfo => listed({ names: ["", "Bo", "Cy"], yours: 1, phase });
  expect(namesAt(table("over"), [])).toEqual(["Somebody who left", "Bo", "Cy"]);
  expect([company(table("over"), []), company(table("lobby"), [])]).toEqual(["Somebody who left, Cy", "Cy"]);
});

test("without a choice of one's own the colours are the system's", () => {
  expect([themeFor("auto", true), themeFor("auto", false), themeFor("dark", true)]).toEqual(["light", "dark", "dark"]);
});
