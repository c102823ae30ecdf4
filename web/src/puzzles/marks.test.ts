import { beforeEach, expect, test } from "vitest";
import { keep, markOf, marks } from "./marks";

beforeEach(() => localStorage.clear());

test("a solved puzzle stays as it was solved", () => {
  keep("a", { tries: 1 });
  expect(markOf("a")).toEqual({ tries: 1, solved: false });
  keep("a", { tries: 2, solved: true });
  expect(keep("a", { tries: 9, solved: true }).tries).toBe(2);
});

test("who has looked at the solution has not solved it", () => {
  keep("a", { shown: true });
  expect(keep("a", { tries: 1, solved: true }).solved).toBe(false);
});

test("what cannot be read is nothing", () => {
  localStorage.setItem("puzzles", "[");
  expect(marks()).toEqual({});
});
