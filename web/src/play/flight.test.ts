import { describe, expect, test } from "vitest";
import type { Event } from "../net/types";
import { flightOf } from "./flight";

const flight = (event: Partial<Event>, reader: number | null = 0): ReturnType<typeof flightOf> =>
  flightOf({ seq: 3, kind: "break", ...event }, reader);

describe("what flies", () => {
  test("a broken tool flies from who plays it to whom it strikes", () => {
    expect(flight({ seat: 1, target: 2, tool: "cart" })).toEqual({
      seq: 3,
      card: "broken-cart",
      from: '[data-seat="1"]',
      to: '[data-seat="2"]',
      harms: true,
    });
  });

  test("one's own cards come from the hand", () => {
    expect(flight({ kind: "map", seat: 0, cell: [8, 2] })).toMatchObject({
      card: "map",
      from: "[data-hand]",
      to: '[data-cell="8,2"]',
      harms: false,
    });
  });

  test("what others throw away is seen from behind", () => {
    expect(flight({ kind: "discard", seat: 1, card: "?" })?.card).toBe("back/deck");
    expect(flight({ kind: "discard", seat: 0, card: "EW" })?.card).toBe("EW");
  });

  test("stolen gold goes to the thief", () => {
    const { from, to } = flight({ kind: "steal", seat: 1, target: 2 })!;
    expect([from, to]).toEqual(['[data-seat="2"]', '[data-seat="1"]']);
  });

  test("laying, drawing and what nobody did do not fly", () => {
    expect(flight({ kind: "lay", seat: 1, card: "EW", cell: [1, 0] })).toBeNull();
    expect(flight({ kind: "draw", seat: 1, card: "?" })).toBeNull();
    expect(flight({ kind: "round", round: 2 })).toBeNull();
  });

  test("a repair of one's own tool stays where it is", () => {
    expect(flight({ kind: "repair", seat: 1, target: 1, tool: "pick" })).toBeNull();
  });
});
