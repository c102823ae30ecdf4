/** The three tools, whole and broken. */
import { boulder, nugget } from "./nugget";
import { cut, disc, flat, line, mirrored, moved, rod } from "./paper";
import { palette } from "./palette";

export const TOOLS = ["pick", "lantern", "cart"] as const;
export type Tool = (typeof TOOLS)[number];

/** A whole tool; a lantern can be out. */
export function tool(name: Tool, out = false): string {
  if (name === "pick") return pick();
  return name === "lantern" ? lantern(out) : cart();
}

/** The same drawing broken along one zigzag, with two clip paths for the whole page. */
export function broken(name: Tool): string {
  const whole = tool(name, true);
  const tear = "M5 -27L-3 -13 5 -4 -5 8 3 19 -3 29";
  return (
    moved("translate(-4.5 1) rotate(-9)", `<g clip-path="url(#crack-left)">${whole}</g>`) +
    moved("translate(4.5 -1) rotate(9)", `<g clip-path="url(#crack-right)">${whole}</g>`) +
    line(tear, palette.ink, 5.5) +
    line(tear, "#ff9478", 3)
  );
}

const pick = (): string =>
  moved(
    "rotate(38) translate(0 2)",
    cut("M-2.8 -20H2.8L3.6 27H-3.6Z", palette.wood) +
      line("M-.5 -8V22", palette.woodHigh, 1.6) +
      cut("M-28 -5Q-16 -23 0 -23Q16 -23 28 -5Q15 -14 0 -13.5Q-15 -14 -28 -5Z", palette.steel, 2.6) +
      flat("M-28 -5Q-15 -14 0 -13.5Q15 -14 28 -5Q15 -17 0 -17Q-15 -17 -28 -5Z", palette.steelDark) +
      cut("M-5 -25H5V-11H-5Z", palette.woodDark),
  );

function lantern(out: boolean): string {
  const flame =
    flat("M-9 -11H-5L-8 13H-12Z", "#fff0b5") +
    flat("M0 -9Q8 0 5 7Q3 12 0 12Q-3 12 -5 7Q-7 2 0 -9Z", "#f2762e") +
    flat("M0 -1Q4 5 2.5 9Q0 12 -2.5 9Q-4 5 0 -1Z", "#fff3c0");
  return (
    rod("M-8 -20Q-8 -29 0 -29Q8 -29 8 -20", palette.steel, 3) +
    cut("M-12 -13H12L15 15H-15Z", out ? "#7b6d63" : "#ffd36b", 2.6) +
    (out ? line("M-2 4Q2 0 -1 -4Q-3 -7 1 -10", "#d8ccc0", 2.4) : flame) +
    line("M0 -13V-8M-13 2H-10M10 2H13", palette.ink, 2) +
    cut("M-13 -13L-7 -21H7L13 -13Z", palette.steelDark) +
    cut("M-17 14H17V21H-17Z", palette.steelDark)
  );
}

const cart = (): string =>
  boulder(-10, -15, 0.72) +
  boulder(9, -15, 0.78) +
  nugget(0, -18, 0.7) +
  cut("M-25 -10H25L18 14H-18Z", palette.wood, 2.6) +
  flat("M-23.5 -3H23.5L22 2H-22Z", palette.woodDark) +
  line("M-9 -8L-7 13M9 -8L7 13", palette.woodDark, 2) +
  cut("M-28 -13H28V-7H-28Z", palette.steelDark) +
  mirrored(disc(11, 18, 7, palette.steel) + disc(11, 18, 2.4, palette.steelDark, 1.4));
