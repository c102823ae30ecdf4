import { expect, test } from "vitest";
import { ago } from "./ago";

test.each([
  [0, "this minute"],
  [-5, "this minute"],
  [61, "1 minute ago"],
  [3599, "59 minutes ago"],
  [7300, "2 hours ago"],
  [86_400, "yesterday"],
  [3 * 86_400, "3 days ago"],
])("%i seconds are %s", (seconds, said) => {
  expect(ago(1_000_000 - seconds, 1_000_000, "en")).toBe(said);
});
