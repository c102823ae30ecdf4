import { expect, test } from "vitest";
import { feltAs } from "./buzz";

test.each([
  [{ kind: "break", seat: 1, target: 0 }, "broken"],
  [{ kind: "trap", seat: 1, target: 0 }, "broken"],
  [{ kind: "break", seat: 0, target: 1 }, null],
  [{ kind: "repair", seat: 1, target: 0 }, null],
  [{ kind: "take", seat: 0 }, "gold"],
  [{ kind: "paid", seat: 0 }, "gold"],
  [{ kind: "collect", seat: 0 }, "gold"],
  [{ kind: "vein", seat: 0 }, "gold"],
  [{ kind: "vein", seat: 1 }, null],
])("%o is felt by its owner alone as %s", (event, what) => {
  expect(feltAs(event, 0)).toBe(what);
});
