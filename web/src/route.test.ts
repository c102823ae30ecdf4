import { describe, expect, it } from "vitest";
import { read, router } from "./route.svelte";

describe("addresses", () => {
  it("lead to their screens", () => {
    expect(read("/")).toEqual({ screen: "home" });
    expect(read("/t/abc")).toEqual({ screen: "table", id: "abc" });
    expect(read("/replay/abc")).toEqual({ screen: "replay", id: "abc" });
    expect(read("/replay")).toEqual({ screen: "record", open: false });
    expect(read("/replay/file")).toEqual({ screen: "record", open: true });
    expect(read("/rules")).toEqual({ screen: "rules", game: "saboteur" });
  });

  it("that lead nowhere say so instead of showing the first screen", () => {
    expect(read("/settngs")).toEqual({ screen: "nowhere", link: false });
    expect(read("/t/")).toEqual({ screen: "nowhere", link: false });
    expect(read("/lost-link")).toEqual({ screen: "nowhere", link: true });
  });

  it("that nobody can read are no disaster", () => {
    expect(read("/join/%E0%A4%A")).toEqual({ screen: "join", code: "%E0%A4%A" });
  });
});

describe("the way back", () => {
  it("is known to the browser, so that a reload does not lose it", () => {
    expect(router.deep).toBe(0);
    router.go("/settings");
    router.go("/rules/duel");
    expect(router.deep).toBe(2);
    router.go("/rules/saboteur", true);
    expect(router.deep).toBe(2);
    expect(history.state).toEqual({ deep: 2 });
  });
});
