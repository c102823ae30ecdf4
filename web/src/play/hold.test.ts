import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hold } from "./hold";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pointer = (kind: string, more: PointerEventInit = {}): PointerEvent =>
  new PointerEvent(kind, { bubbles: true, clientX: 10, clientY: 10, isPrimary: true, ...more });

function held(): [HTMLElement, () => number] {
  const explain = vi.fn();
  const cell = document.createElement("div");
  document.body.append(cell);
  hold(explain)(cell);
  return [cell, () => explain.mock.calls.length];
}

test("a finger that rests explains", () => {
  const [cell, explained] = held();
  cell.dispatchEvent(pointer("pointerdown"));
  vi.advanceTimersByTime(600);
  expect(explained()).toBe(1);
});

test("a thumb that rests while another finger spreads the board does not", () => {
  const [cell, explained] = held();
  cell.dispatchEvent(pointer("pointerdown"));
  document.body.dispatchEvent(pointer("pointerdown", { isPrimary: false, clientX: 90 }));
  vi.advanceTimersByTime(600);
  expect(explained()).toBe(0);
});
