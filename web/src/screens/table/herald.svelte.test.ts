import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { choose } from "../../settings.svelte";
import { bed } from "../../sound/bed";
import type { Reader } from "../../words/tell";
import { Herald } from "./herald.svelte";

const stopped = vi.hoisted(() => vi.fn());
vi.mock("../../sound/bed", () => ({ bed: vi.fn(() => stopped) }));
vi.mock("../../sound/voice", () => ({ sing: vi.fn() }));

let herald: Herald;
let leave: () => void;

function open(aloud: boolean): void {
  leave = $effect.root(() => {
    herald = new Herald(
      () => ({}) as Reader,
      () => aloud,
    );
  });
  flushSync();
  herald.ear.play("tap");
}

beforeEach(() => {
  vi.stubGlobal(
    "AudioContext",
    class {
      state = "running";
      createGain = (): object => ({ gain: { value: 0 }, connect: () => undefined });
    },
  );
  Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: true }, configurable: true });
  choose("sound", true);
  choose("bed", true);
  vi.mocked(bed).mockClear();
  stopped.mockClear();
});
afterEach(() => {
  leave();
  vi.unstubAllGlobals();
});

test.each(["sound", "bed"] as const)("without %s the mine is silent at once, and comes back", (name) => {
  open(true);
  expect(bed).toHaveBeenCalledOnce();
  choose(name, false);
  flushSync();
  expect(stopped).toHaveBeenCalledOnce();
  choose(name, true);
  flushSync();
  expect(bed).toHaveBeenCalledTimes(2);
});

test("who leaves the match does not hear the mine any more", () => {
  open(true);
  leave();
  expect(stopped).toHaveBeenCalledOnce();
});

test("a hand beside a television does not hear it", () => {
  open(false);
  expect(bed).not.toHaveBeenCalled();
});
