import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import { words } from "../words/words.svelte";
import Explained from "./Explained.svelte";

beforeAll(() => words.speak("en"));
afterEach(cleanup);

test.each([
  [false, "top and right"],
  [true, "right and bottom"],
])("an explained card lies as the board does, and so do its words (turned: %s)", (down, sides) => {
  const { container } = render(Explained, { card: "NE", game: "saboteur", down, close: () => undefined });
  const drawn = container.querySelector("dialog svg")!;
  expect(Number(drawn.getAttribute("width")) > Number(drawn.getAttribute("height"))).toBe(down);
  expect(container.querySelector("dialog p")!.textContent).toContain(`Open: ${sides}`);
});
