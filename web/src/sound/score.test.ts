import { expect, test } from "vitest";
import type { Event } from "../net/types";
import { voiceOf } from "./score";
import { VOICES } from "./voice";

const event = (kind: string, more: Partial<Event> = {}): Event => ({ seq: 0, kind, ...more });

test("laying a way and closing one sound different", () => {
  expect(voiceOf(event("lay", { card: "NEW" }), 0)).toBe("lay");
  expect(voiceOf(event("lay", { card: "E|W" }), 0)).toBe("dead-end");
});

test("each tool breaks with a sound of its own", () => {
  const voices = ["pick", "lantern", "cart"].map((tool) => voiceOf(event("break", { tool }), 0));
  expect(new Set(voices).size).toBe(3);
  expect(voices.every((voice) => VOICES.includes(voice!))).toBe(true);
});

test("who looks under a goal is heard by nobody else", () => {
  expect(voiceOf(event("map", { seat: 1, goal: "gold" }), 1)).toBe("map");
  expect(voiceOf(event("map", { seat: 1, goal: "?" }), 0)).toBeNull();
  expect(voiceOf(event("look", { seat: 1 }), null)).toBeNull();
});

test("what only the owner is told does not change what others hear", () => {
  for (const kind of ["discard", "take", "draw", "lose", "give", "offer", "role"]) {
    const open = voiceOf(event(kind, { seat: 1, card: "EW", value: 3, role: "saboteur" }), 0);
    const masked = voiceOf(event(kind, { seat: 1, card: "?", value: "?", role: "?" }), 0);
    expect(open).toBe(masked);
  }
});

test("a round sounds golden if the treasure was reached, whoever wins it", () => {
  for (const winner of ["diggers", "blue-diggers", "nobody"])
    expect(voiceOf(event("round-over", { winner, seat: 0 }), 0)).toBe("gold");
  for (const winner of ["saboteurs", "nobody"]) expect(voiceOf(event("round-over", { winner }), 0)).toBe("dark");
});
