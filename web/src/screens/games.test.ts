import { expect, test } from "vitest";
import { isDrawn } from "../art/card";
import { bookOf, portraitOf } from "./games";

test("a game that nobody has drawn yet has a plain portrait", () => {
  const plain = portraitOf("a-sixth-game");
  expect(plain).not.toEqual(portraitOf("saboteur"));
  for (const code of [...plain.mine.split(" ").map((word) => word.split("=")[1] ?? ""), ...plain.fan])
    expect(isDrawn(code)).toBe(true);
});

test("the game for one is told in the rules of the Duel, every other game in its own", () => {
  expect(["saboteur", "solo", "a-sixth-game"].map(bookOf)).toEqual(["saboteur", "duel", "a-sixth-game"]);
});
