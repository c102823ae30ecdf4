import { expect, test } from "vitest";
import { soundOf } from "./score";

test("only the one who looks hears the paper", () => {
  const map = { seq: 1, kind: "map", seat: 2, goal: "gold" };
  expect(soundOf(map, 2)).toBe("paper");
  expect(soundOf(map, 1)).toBeNull();
  expect(soundOf(map, null)).toBeNull();
});

test("what a card that was drawn or thrown away hides is not heard", () => {
  for (const kind of ["draw", "discard", "role", "take", "offer"]) expect(soundOf({ seq: 1, kind, seat: 0 }, 0)).toBeNull();
});

test("a dead end sounds dull, a way bright", () => {
  expect(soundOf({ seq: 1, kind: "lay", seat: 0, card: "E|W" }, 0)).toBe("thud");
  expect(soundOf({ seq: 1, kind: "lay", seat: 0, card: "EW" }, 0)).toBe("lay");
});
