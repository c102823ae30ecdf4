import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection } from "../net/connection.svelte";
import { Company } from "./company.svelte";

const send = vi.spyOn(Connection.prototype, "send").mockResolvedValue({ type: "ack", id: "", seq: 0 });
let company: Company;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", class {});
  send.mockClear();
  company = new Company("t");
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The steps that were told. */
function told(): (number | null)[] {
  vi.advanceTimersByTime(1000);
  return send.mock.calls.map(([wish]) => (wish.type === "lead" ? wish.step : -1));
}

test("of many steps at once the last is told", () => {
  company.lead(3);
  for (const step of [4, 5, 6]) company.tell(step);
  expect(told()).toEqual([6]);
});

test("who leaves the lead to somebody else tells nothing more", () => {
  company.lead(3);
  company.yield();
  expect(told()).toEqual([]);
  expect(company.following).toBe(true);
});
