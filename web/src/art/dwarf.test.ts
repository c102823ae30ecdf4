import { expect, test } from "vitest";
import { USUAL, usualOf } from "./dwarf";

test("somebody who has not chosen looks as on the server", () => {
  expect(usualOf("")).toBe(USUAL[0]);
  expect(usualOf("abc")).toBe(USUAL[(97 + 98 + 99) % 12]);
  expect(usualOf("Zx-_9")).toBe(USUAL[(90 + 120 + 45 + 95 + 57) % 12]);
});
