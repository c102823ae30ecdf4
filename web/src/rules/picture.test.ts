import { describe, expect, it } from "vitest";
import { symbol } from "../art/symbol";
import { zigzag } from "../play/marks";
import { picture } from "./picture";

const draw = (codes: string, down = false): string => picture(codes, { shelf: symbol, down, origin: [0, -2] }).body;
const axis = (body: string): string[] => [...body.matchAll(/class="axis"[^>]*>([^<]*)</g)].map(([, name = ""]) => name);

describe("a picture", () => {
  it("names columns and rows as the table does, or as the notation", () => {
    expect(axis(draw("start 0,0; EW 1,0"))).toEqual(["A", "B", "3"]);
    expect(axis(picture("start 0,0; EW 1,0", { shelf: symbol }).body)).toEqual(["0", "1", "0"]);
  });

  it("marks a card that fits, and one that does not", () => {
    const signs = (codes: string): string =>
      [...draw(codes).matchAll(/#(d\d+)/g)].map(([, id]) => document.getElementById(id ?? "")?.innerHTML).join("");
    expect(signs("start 0,0; EW 1,0; fits NSW 2,0")).toContain("M-8 0l6 6 10 -12");
    // The jagged line on the side that clashes.
    const west = zigzag([100, 140], "W").path;
    expect(signs("start 0,0; EW 1,0; clash NS 2,0")).toContain(west);
    expect(signs("start 0,0; E|W 1,0; cut EW 2,0")).not.toContain(west);
  });

  it("lies as the board on a phone does", () => {
    const across = picture("start 0,0; EW 1,0; EW 2,0", { shelf: symbol }).box;
    const down = picture("start 0,0; EW 1,0; EW 2,0", { shelf: symbol, down: true }).box;
    expect(across[2]).toBeGreaterThan(across[3]);
    expect(down[3]).toBeGreaterThan(down[2]);
  });
});
