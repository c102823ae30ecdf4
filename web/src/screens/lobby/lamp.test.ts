import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Connection } from "../../net/connection.svelte";
import type { SeatInfo, Table } from "../../net/types";
import { words } from "../../words/words.svelte";
import { Desk } from "./desk.svelte";
import SeatRow from "./SeatRow.svelte";
import SeatTile from "./SeatTile.svelte";

const looks = { hat: 0, beard: 0, colour: 0, hair: 0, skin: 0 };
const ada: SeatInfo = {
  seat: 0,
  name: "Ada",
  person: "a",
  bot: null,
  connected: true,
  ready: false,
  absent: false,
  resigned: false,
  clock: null,
  you: false,
  looks,
  keeper: null,
  vacation: null,
};

function shown(change: Partial<SeatInfo>): object {
  const seat = { ...ada, ...change };
  const table = { seats: [seat], you: "b", host: "b" } as unknown as Table;
  const desk = new Desk(
    () => null as unknown as Connection,
    () => table,
  );
  const nothing = (): void => undefined;
  return { desk, seat, reaction: undefined, dress: nothing, choose: nothing, remove: nothing, open: nothing };
}

const lit: Record<string, (seat: Partial<SeatInfo>) => boolean> = {
  row: (seat) => render(SeatRow, shown(seat) as never).container.querySelector(".lit") !== null,
  tile: (seat) => render(SeatTile, shown(seat) as never).container.querySelector(".lit") !== null,
};

beforeAll(() => words.speak("en"));
afterEach(cleanup);

describe.each(Object.entries(lit))("the lamp of a face in a %s", (_, flares) => {
  test("flares when its person is ready, not before", () => {
    expect(flares({})).toBe(false);
    cleanup();
    expect(flares({ ready: true })).toBe(true);
  });

  test("does not flare for a bot, which is always ready", () => {
    expect(flares({ person: null, bot: "random", ready: true })).toBe(false);
  });
});
