import { beforeEach, expect, test } from "vitest";
import { company, joined, remember, remembered, shaft, split } from "./choice.svelte";

const six = ["brom", "grimma", "odo", "jorun", "wenzel", "frieda"];
const bots = [
  { name: "random", depth: 1, characters: six },
  { name: "greedy", depth: 0, characters: six },
  { name: "master", depth: 5, characters: six },
  { name: "foreman", depth: 4, characters: six },
  { name: "Mine", depth: 0, characters: [] },
];

beforeEach(() => localStorage.clear());

test("levels lie from shallow to deep, and the old reference gives way to a miner", () => {
  expect(shaft(bots).map((bot) => bot.name)).toEqual(["random", "foreman", "master", "greedy", "Mine"]);
  const miner = { name: "miner", depth: 3, characters: six };
  expect(shaft([...bots, miner]).map((bot) => bot.name)).toEqual(["random", "miner", "foreman", "master", "Mine"]);
});

test("a choice is remembered as long as the server offers it", () => {
  expect(remembered(bots)).toEqual({ level: "greedy", character: "" });
  remember({ level: "foreman", character: "odo" });
  expect(remembered(bots)).toEqual({ level: "foreman", character: "odo" });
  expect(remembered([{ name: "Mine", depth: 0, characters: [] }])).toEqual({ level: "Mine", character: "" });
  expect(joined(split("foreman@odo"))).toBe("foreman@odo");
});

test("without a wish every seat gets another character", () => {
  const found = company({ level: "foreman", character: "" }, bots, 6);
  expect(new Set(found).size).toBe(6);
  expect(found.every((bot) => bot.startsWith("foreman@"))).toBe(true);
  const odo = company({ level: "foreman", character: "odo" }, bots, 6);
  expect([odo[0], new Set(odo).size]).toEqual(["foreman@odo", 6]);
  expect(company({ level: "Mine", character: "" }, bots, 2)).toEqual(["Mine", "Mine"]);
});
