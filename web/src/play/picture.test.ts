import { expect, test } from "vitest";
import cave from "../fixtures/dark-cave.json";
import saboteur from "../fixtures/saboteur.json";
import type { View } from "../net/types";
import { extent, rectangle } from "./geometry";
import { pictureOf } from "./picture";

const first = (moments: unknown): View => (moments as { view: View }[])[0]!.view;
const size = (box: string): number[] => box.split(" ").map(Number).slice(2);

test("the whole board, and of the Dark Cave what has been dug", () => {
  const whole = (view: View): number[] => rectangle(extent(view), false).slice(2);
  expect(size(pictureOf(first(saboteur)).box)).toEqual(whole(first(saboteur)));
  const [width] = size(pictureOf(first(cave)).box);
  expect(width).toBeLessThan(whole(first(cave))[0]! * 0.7);
});
