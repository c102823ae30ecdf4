import { beforeEach, expect, test } from "vitest";
import { closeOffer, isBegun, isDone, isOffered, keep, placeIn } from "./progress";

beforeEach(() => localStorage.clear());

test("a lesson goes on where it was left", () => {
  expect(placeIn("duel")).toEqual({ chapter: 0, answers: [] });
  expect(isBegun("duel")).toBe(false);
  keep("duel", { chapter: 1, answers: ["EW 1,0"] }, false);
  expect(isBegun("duel")).toBe(true);
  expect(placeIn("duel")).toEqual({ chapter: 1, answers: ["EW 1,0"] });
  expect(isDone("duel")).toBe(false);
});

test("a finished lesson keeps its mark and begins anew", () => {
  keep("duel", { chapter: 4, answers: [] }, true);
  expect(isDone("duel")).toBe(true);
  expect(placeIn("duel").chapter).toBe(0);
  expect(isBegun("duel")).toBe(false);
  keep("duel", { chapter: 0, answers: ["EW 1,0"] }, false);
  expect(isDone("duel")).toBe(true);
});

test("damaged storage costs nothing but the progress", () => {
  localStorage.setItem("lessons", "{");
  expect(placeIn("solo")).toEqual({ chapter: 0, answers: [] });
  localStorage.setItem("lessons", '{"solo": {"place": {"chapter": "x"}}}');
  expect(placeIn("solo")).toEqual({ chapter: 0, answers: [] });
});

test("the offer is closed for good", () => {
  expect(isOffered()).toBe(true);
  closeOffer();
  expect(isOffered()).toBe(false);
});
