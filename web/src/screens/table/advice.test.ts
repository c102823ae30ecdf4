import { expect, test } from "vitest";
import { Advisor } from "./advice.svelte";

test("the same advice is told in two turns, then the next one has its turn", () => {
  const advisor = new Advisor();
  const found = ["advice-map", "advice-dig"];
  expect(advisor.pick(found, 0)).toBe("advice-map");
  expect(advisor.pick(found, 0)).toBe("advice-map");
  expect(advisor.pick(found, 4)).toBe("advice-map");
  expect(advisor.pick(found, 8)).toBe("advice-dig");
  expect(advisor.pick(found, 12)).toBe("advice-dig");
  expect(advisor.pick(found, 16)).toBeNull();
  expect(advisor.pick([], 20)).toBeNull();
});
