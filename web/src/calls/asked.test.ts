import { beforeEach, expect, test } from "vitest";
import { mayAsk, noteAsked, noteEvening } from "./asked";

beforeEach(() => localStorage.clear());

test("not now is asked again after a month, never not at all", () => {
  const now = Date.now();
  const day = 86_400_000;
  expect(mayAsk("call", now)).toBe(true);
  noteAsked("call", false, now);
  expect([mayAsk("call", now + 29 * day), mayAsk("call", now + 31 * day)]).toEqual([false, true]);
  noteAsked("install", true, now);
  expect(mayAsk("install", now + 400 * day)).toBe(false);
});

test("matches of one evening count once, also after midnight", () => {
  const at = (text: string): number => noteEvening(new Date(text));
  expect(at("2026-11-12T20:00:00")).toBe(1);
  expect(at("2026-11-13T01:30:00")).toBe(1);
  expect(at("2026-11-13T20:00:00")).toBe(2);
  expect(at("2026-11-19T21:00:00")).toBe(3);
});
