import { describe, expect, it } from "vitest";
import { evening, query, read, toggled } from "./filters";

describe("filters of the history", () => {
  it("come from the address, without what nobody knows", () => {
    expect(read("?game=duel&game=solo&game=duel&colour=red&role=").toString()).toBe("game=duel&game=solo");
  });

  it("are switched one by one: several games, one of everything else", () => {
    const one = toggled(read("?game=duel&result=won"), "game", "solo");
    expect(one.toString()).toBe("game=duel&result=won&game=solo");
    expect(toggled(one, "result", "lost").getAll("result")).toEqual(["lost"]);
    expect(toggled(one, "game", "duel").getAll("game")).toEqual(["solo"]);
  });

  it("ask the server for moments instead of periods", () => {
    const year = query(read("?when=2026"), 0, null);
    expect(year.toString()).toBe("since=1767225600&until=1798761600");
    expect(query(read("?when=months"), 1e9, "x").toString()).toBe("since=992137600&before=x");
    expect(query(read("?when=soon"), 0, null).toString()).toBe("");
  });

  it("count the small hours to the evening before", () => {
    const late = new Date(2026, 10, 13, 1, 30).getTime() / 1000;
    expect(evening(late)).toBe("2026-11-12");
    expect(evening(late + 5 * 3600)).toBe("2026-11-13");
  });
});
