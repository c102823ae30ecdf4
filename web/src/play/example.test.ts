import { describe, expect, it } from "vitest";
import { isDrawn } from "../art/card";
import type { View } from "../net/types";
import { cellKey } from "../words/place";
import { readExample } from "./example";
import { litWays } from "./reached";
import { things } from "./things";

const books = import.meta.glob<string>(["@rules/*.md", "@rules/guide/*.md"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const examples = Object.entries(books).flatMap(([file, text]) =>
  [...text.matchAll(/^```maze (.*)$/gm)].map((found) => [file.split("/").at(-1), found[1] ?? ""] as const),
);

describe("the examples of the rules", () => {
  it("are found", () => expect(examples.length).toBeGreaterThan(20));

  it.each(examples)("are drawn from nothing but cards: %s %s", (_, codes) => {
    const { view } = readExample(codes);
    for (const { card } of view.board) expect(isDrawn(card), card).toBe(true);
    for (const { card, open } of view.goals) if (open) expect(isDrawn(`goal/${card}`), card).toBe(true);
  });

  it.each(examples)("are lit as far as their ways lead back to a start: %s %s", (_, codes) => {
    const view = readExample(codes).view as View;
    const lit = litWays(view);
    // All examples have more than a start but one, which shows the layout.
    expect(lit.size).toBeGreaterThan(view.board.length > 1 ? 1 : 0);
    const start = view.board.find(({ card }) => card.startsWith("NESW:ladder"));
    if (start) expect(lit.get(cellKey(start.cell))?.[0]).toMatch(/^~?NESW$/);
  });

  it("show the Duel with green's eyes", () => {
    const duels = examples
      .map(([, codes]) => litWays(readExample(codes).view as View))
      .map((lit) => [...lit.values()].flat());
    expect(duels.some((ways) => ways.includes("NESW") && ways.includes("~NESW"))).toBe(true);
    const codes = "start-blue 0,-1; start-green 0,1; EW 1,-1; EW 1,1; NEW:door-blue@E 2,1; key p1 2,1; marker p2 1,-1";
    const view = readExample(codes).view as View;
    expect(things(view, false).map(({ drawing }) => drawing)).toEqual(["marker blue", "key green"]);
  });

  it("show who stands in the cave, and name fields", () => {
    const { view, steps } = readExample("start 0,0; II.EW 1,0; dwarf p1 0,0; lindworm 1,0.E; web E 0,0; step a 1,0.W");
    expect(things(view as View, false).map(({ drawing }) => drawing)).toEqual([
      "web 2",
      "lindworm",
      "figure 0.0.0.0.0",
    ]);
    expect(steps).toEqual([{ letter: "a", field: "1,0.W" }]);
  });
});
