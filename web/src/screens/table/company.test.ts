import { expect, test } from "vitest";
import { companyOf, sideOf } from "./company";

const FIVE = { digger: 4, saboteur: 2 };

test("five players: one card is left over, so nobody knows for sure", () => {
  expect(companyOf("saboteur", FIVE, 5)).toEqual({ least: 0, most: 1, others: 4, known: "both", spare: 1 });
  expect(companyOf("digger", FIVE, 5)).toEqual({ least: 2, most: 3, others: 4, known: "both", spare: 1 });
});

test("where everybody may be with one, or the number is certain, nothing else is said", () => {
  expect(companyOf("digger", { digger: 4, saboteur: 1 }, 4)).toMatchObject({ least: 2, most: 3, known: "least" });
  expect(companyOf("digger", { digger: 3, saboteur: 1 }, 4)).toMatchObject({ least: 2, most: 2, known: "exactly" });
});

test("some play for themselves", () => {
  expect(companyOf("geologist", { geologist: 2, boss: 1, saboteur: 3 }, 4)).toMatchObject({ least: 0, most: 0 });
  expect(sideOf("boss")).toBeNull();
});

test("in The Dark Cave a saboteur of one clan works for the other", () => {
  expect([sideOf("yellow-loyal"), sideOf("blue-saboteur"), sideOf("blue-loyal"), sideOf("yellow-saboteur")]).toEqual([
    "yellow",
    "yellow",
    "blue",
    "blue",
  ]);
});
