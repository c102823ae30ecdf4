import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Refusal } from "../net/api";
import type { Replay, Step } from "../net/types";
import { Reel } from "./reel.svelte";

const TOTAL = 120;
const asked: string[] = [];
const fetch = (seat: number | null, first: number, count: number): Promise<Replay> => {
  asked.push(`${seat} ${first}`);
  const steps = Array.from(
    { length: Math.min(count, TOTAL - first) },
    (_, i) => ({ by: seat, did: String(first + i) }) as Step,
  );
  return Promise.resolve({ id: "x", seat, total: TOTAL, first, steps });
};

beforeEach(() => void (asked.length = 0));
afterEach(() => void vi.useRealTimers());

describe("a recorded match", () => {
  it("comes in pieces, from the beginning to the end", async () => {
    const reel = new Reel(fetch);
    await reel.follow(null);
    expect(asked).toEqual(["null 0", "null 50", "null 100"]);
    expect(reel.known(null).map((step) => step.did)).toEqual(Array.from({ length: TOTAL }, (_, i) => String(i)));
  });

  it("fetches of other eyes only the piece that is looked at, and only once", async () => {
    const reel = new Reel(fetch);
    await reel.want(3, 77);
    await reel.want(3, 51);
    expect(asked).toEqual(["3 50"]);
    expect(reel.step(3, 77)?.did).toBe("77");
    expect(reel.step(3, 20)).toBeUndefined();
  });

  it("waits when it has asked too much at once", async () => {
    vi.useFakeTimers();
    let times = 0;
    const reel = new Reel((...wish) => (times++ ? fetch(...wish) : Promise.reject(new Refusal("too-fast", "…", 429))));
    const done = reel.want(null, 0);
    await vi.advanceTimersByTimeAsync(2000);
    await done;
    expect(reel.trouble).toBeNull();
    expect(reel.step(null, 0)?.did).toBe("0");
  });

  it("tells why there is nothing to see", async () => {
    const reel = new Reel(() => Promise.reject(new Refusal("not-over", "The match is not over yet.", 409)));
    await reel.follow(null);
    expect(reel.trouble?.reason).toBe("not-over");
  });
});
