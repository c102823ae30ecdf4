import { expect, test } from "vitest";
import cave from "../../fixtures/dark-cave.json";
import duel from "../../fixtures/duel.json";
import saboteur from "../../fixtures/saboteur.json";
import type { View } from "../../net/types";
import { sayings } from "./sayings";

const first = (moments: unknown): View => (moments as { view: View }[])[0]!.view;
const said = (view: View): string[] => sayings(view, 0).flatMap(({ claims }) => claims);

test("claims about oneself, goals and others, and none about oneself as another", () => {
  expect(sayings(first(saboteur), 0).map(({ about }) => about)).toEqual(["me", "goals", "players"]);
  expect(said(first(saboteur))).toEqual(expect.arrayContaining(["no-path", "repair-me", "gold 8,0", "accuse p2"]));
  expect(said(first(saboteur))).not.toContain("trust p1");
});

test("the Dark Cave has no tools to repair and no treasure under its goals", () => {
  expect(sayings(first(cave), 0).map(({ about }) => about)).toEqual(["me", "players"]);
  expect(said(first(cave))).not.toContain("repair-me");
});

test("rivals neither help each other nor hide a saboteur", () => {
  expect(sayings(first(duel), 0).map(({ about }) => about)).toEqual(["goals"]);
});
