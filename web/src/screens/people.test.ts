import { expect, test } from "vitest";
import type { SeatInfo } from "../net/types";
import { waitsFor } from "./people";

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
