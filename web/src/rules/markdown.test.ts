import { describe, expect, it } from "vitest";
import { withNames } from "./cells";
import { guide, reference } from "./markdown";

const guides = import.meta.glob<string>("@rules/guide/*.md", { query: "?raw", import: "default", eager: true });
const references = import.meta.glob<string>("@rules/*.md", { query: "?raw", import: "default", eager: true });
const nameOf = (path: string): string => /([\w-]+)(?:\.de)?\.md$/.exec(path)?.[1] ?? "";

describe("the numbered rules", () => {
  it.each(Object.entries(references))("give no advice for the command line: %s", (_, text) => {
    const html = reference(text);
    expect(text).toMatch(/`saboteur (?:cards|play)/);
    expect(html).not.toMatch(/saboteur (?:cards|play|rules) [a-z]|--option|Match\.new/);
    // Their pictures are drawn: no letter stands for a troll, and no line is heavy or thin.
    expect(html).not.toMatch(/[Tt]erminal|\((?:[A-HJ-Zot]|[#*])\)|asterisk|Stern ist|Written moves|Geschriebene/);
    // The rules around such advice are complete, and stay in one list: numbers of loose lists look like words.
    expect(html).not.toContain("<li><p>");
    const numbers = (from: string): string[] => [...from.matchAll(/\b[A-Z]\w?-\d\d\b/g)].map(([number]) => number);
    expect(numbers(html)).toEqual(numbers(text));
  });

  it.each(Object.entries(references))(
    "keep numbers whole, and tell a table's cells when they are stacked: %s",
    (_, text) => {
      const body = new DOMParser().parseFromString(reference(text), "text/html").body;
      const rulings = [...body.querySelectorAll("td")].filter((cell) => /^R-[A-Z]/.test(cell.textContent));
      expect(rulings.length).toBeGreaterThan(20);
      expect(rulings.every((cell) => cell.querySelector(".number"))).toBe(true);
      const stacked = [...body.querySelectorAll("table.stacked")];
      expect(stacked).toHaveLength(2);
      expect(stacked.every((table) => !table.querySelector("td:not([role=cell]), th:not([role=columnheader])"))).toBe(
        true,
      );
      expect(body.querySelector("[href] [href], [id*=span]")).toBeNull();
    },
  );
});

describe("the guides", () => {
  const all = Object.entries(guides).map(([path, text]) => [nameOf(path), path.endsWith(".de.md"), text] as const);

  it.each(all)("have their words beside their pictures, and captions with them: %s (German: %s)", (game, _, text) => {
    const body = new DOMParser().parseFromString(guide(text), "text/html").body;
    expect(body.querySelectorAll("section > .part:first-child h2[id]").length).toBe(7);
    expect(body.querySelectorAll(".part .pictures > figure").length).toBe([...text.matchAll(/^```\w/gm)].length);
    expect(body.querySelectorAll("figure[data-maze] figcaption").length).toBe([...text.matchAll(/^```maze/gm)].length);
    expect(body.querySelectorAll(".exact a[href*='/reference#']").length).toBe(7);
    expect(body.querySelector("a[href$='.md']")).toBeNull();
    expect(withNames(body.innerHTML, game)).not.toMatch(/<code>-?\d/);
  });

  it.each(all)("keep a sum of gold on one line: %s (German: %s)", (_, __, text) => {
    expect(guide(text)).not.toMatch(/\d gold\b/i);
  });

  it("keep a number beside what it counts", () => {
    expect(guide("Trolls are paid, 1 gold each.")).toContain("paid, 1\u00a0gold each");
    expect(reference("Five cards: 4 × I and 1 × II.")).toContain("4\u00a0×\u00a0I and 1\u00a0×\u00a0II.");
  });

  it("name cells as the table does", () => {
    expect(withNames(guide("Look at `8,-2`."), "saboteur")).toContain('<b class="cell">I1</b>');
    expect(withNames(guide("Look at `0,0`."), "dark-cave")).toContain('<b class="cell">E5</b>');
  });
});
