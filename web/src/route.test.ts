import { describe, expect, it } from "vitest";
import { read, router } from "./route.svelte";

describe("addresses", () => {
  it("lead to their screens", () => {
    expect(read("/")).toEqual({ screen: "home" });
    expect(read("/t/abc")).toEqual({ screen: "table", id: "abc" });
    expect(read("/replay/abc")).toEqual({ screen: "replay", id: "abc" });
    expect(read("/replay")).toEqual({ screen: "record", open: false });
    expect(read("/replay/file")).toEqual({ screen: "record", open: true });
    expect(read("/rules")).toEqual({ screen: "rules", game: "saboteur", exact: false });
    expect(read("/day")).toEqual({ screen: "day", kind: "mine" });
    expect(read("/day/duel")).toEqual({ screen: "day", kind: "duel" });
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

describe("rules over a table", () => {
  const follow = (href: string): void => {
    const link = document.createElement("a");
    link.href = href;
    document.body.append(link);
    const click = new MouseEvent("click", { bubbles: true, cancelable: true });
    document.addEventListener("click", router.follow, { once: true });
    link.dispatchEvent(click);
    link.remove();
  };

  it("leave it as it is, and know the way back to it", () => {
    router.go("/t/abc");
    const table = router.route;
    follow("/rules/duel#gold");
    expect(router.route).toBe(table);
    expect(router.over).toEqual({ screen: "rules", game: "duel", exact: false });
    expect(location.pathname + location.hash).toBe("/rules/duel#gold");
    follow("/rules/duel/reference");
    expect(router.over?.exact).toBe(true);
    expect(history.state).toMatchObject({ under: "/t/abc", steps: 2 });
    follow("/learn/duel");
    expect([router.route.screen, router.over]).toEqual(["learn", null]);
  });

  it("are a screen of their own elsewhere", () => {
    router.go("/");
    follow("/rules/duel");
    expect([router.route.screen, router.over]).toEqual(["rules", null]);
  });
});
