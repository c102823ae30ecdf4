import { expect, test } from "vitest";
import { Pan } from "./pan.svelte";

/** A board after one turn of a wheel over it. */
function wheeled(still: boolean): Pan {
  const pan = new Pan(() => still);
  const frame = document.createElement("div");
  document.body.append(frame);
  pan.attach(frame);
  frame.dispatchEvent(new WheelEvent("wheel", { deltaY: -100, bubbles: true, cancelable: true }));
  return pan;
}

test("a wheel moves a board, but none that is only looked at", () => {
  expect(wheeled(false).free).toBe(true);
  const shown = wheeled(true);
  expect([shown.free, shown.scale]).toEqual([false, new Pan().scale]);
});
