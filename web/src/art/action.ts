/** Action cards: harmful ones are jagged and red, helpful ones round and green, the others have their own colour. */
import { creature, isCreature } from "./creature";
import { HATS, head, USUAL } from "./dwarf";
import { feature } from "./feature";
import { type Frame } from "./frame";
import { boulder, nugget } from "./nugget";
import { burst, cut, disc, flat, line, mirrored, moved, rod } from "./paper";
import { palette } from "./palette";
import { broken, type Tool, tool, TOOLS } from "./tool";

type Face = { ground: string; edge: string; draw: () => string };

/** An action card by its name without group. */
export function action(name: string, frame: Frame): string {
  const [kind, first, second] = name.split("-") as [string, Tool, Tool | undefined];
  const isTool = TOOLS.includes(first);
  if (kind === "broken" && isTool) {
    const torn = burst(9, 47, 34, "#8f2c1f") + moved("scale(1.28)", broken(first));
    return frame.ground("#2a0f0c") + frame.plate("#4b1713", "#c2543f") + frame.middle(torn);
  }
  if (kind === "repair" && isTool)
    return frame.ground("#0e231c") + frame.plate("#173a30", "#6fbf9d") + frame.middle(mended(first, second, frame));
  const face = FACES[name] ?? (isCreature(name) ? beast(name) : lettered(name));
  return (
    frame.ground("#120d0a") +
    frame.plate(face.ground, face.edge) +
    frame.middle(moved(`scale(${frame.upright ? 1.22 : 1})`, face.draw()))
  );
}

function mended(first: Tool, second: Tool | undefined, frame: Frame): string {
  const medal = (x: number, y: number, r: number, which: Tool, scale: number): string =>
    moved(
      `translate(${x} ${y})`,
      disc(0, 0, r, "#2d6a55") + disc(0, 0, r - 4, "#3b8369", 0) + moved(`scale(${scale})`, tool(which)),
    );
  if (!second) return medal(0, 0, 42, first, 1.22);
  const [x, y] = frame.upright ? [12, 31] : [32, 8];
  return medal(-x, -y, 29, first, 0.8) + medal(x, y, 29, second, 0.8);
}

/** A card without a picture, such as a custom card: shows its initials. */
const lettered = (name: string): Face => ({
  ground: "#2f3540",
  edge: "#9aa7b8",
  draw: () =>
    disc(0, 0, 36, "#1b2027", 3) +
    `<text y="10" text-anchor="middle" font-size="28" font-weight="700" fill="${palette.bone}">${initials(name)}</text>`,
});

const initials = (name: string): string =>
  name
    .split("-")
    .map((word) => word.slice(0, 1).toUpperCase())
    .join("")
    .slice(0, 3);

const beast = (name: string): Face => ({
  ground: "#2a2136",
  edge: "#8a6fb0",
  draw: () =>
    disc(0, 2, 36, "#140d1c", 3) + moved("scale(1.35)", isCreature(name) ? creature(name) : feature("unknown")),
});

const arrow = (colour: string): string =>
  rod("M-26 -22Q0 -40 24 -24", colour, 4.4, 8) + cut("M20 -34L32 -20 15 -16Z", colour, 2);
const arrows = (colour: string): string => arrow(colour) + moved("rotate(180)", arrow(colour));

const hand = (colour: string): string =>
  cut(
    "M-9 22L-16 2Q-17 -3 -13 -3L-8 5V-17Q-8 -21 -4.5 -21Q-1.5 -21 -1.5 -17V-20Q-1.5 -25 2 -25Q5 -25 5 -20V-16Q5 -20 8.5 -20Q12 -20 12 -15V-9Q12 -13 15 -13Q18 -13 18 -8V8Q18 18 11 24H-9Z",
    colour,
  ) + line("M-1.5 -15V-4M5 -15V-4M12 -9V-3", palette.ink, 1.8);

const eye = (): string =>
  cut("M-32 0Q0 -30 32 0Q0 30 -32 0Z", palette.bone, 2.8) +
  disc(0, 0, 13, "#6ea3c4") +
  disc(0, 0, 5.5, palette.ink, 0) +
  disc(-4, -5, 3, "#fff", 0);

const CELL = "M-26 -22Q-26 -34 0 -34Q26 -34 26 -22V28H-26Z";
const sill = (): string => cut("M-29 24H29V32H-29Z", palette.steelDark);
const prisoner = (): string => moved("translate(0 4) scale(.86)", head(USUAL[3]!));
const bars = (paths: string[]): string => paths.map((d) => rod(d, palette.steel, 3.6, 6.5)).join("");

const boot = (): string =>
  cut("M-9 -26H8L7 2Q9 8 20 9Q26 11 25 19H-10Q-13 6 -9 -26Z", "#8a5a2e", 2.8) +
  cut("M-11 18H26V24H-11Z", "#4d2f17") +
  cut("M-11 -28H10V-19H-11Z", palette.woodHigh) +
  line("M-2 -8H6M-2 -1H7", palette.bone, 2);

const axe = (): string =>
  moved(
    "rotate(24)",
    cut("M-3 -34H3L4 36H-4Z", palette.wood, 2.6) +
      line("M0 -10V30", palette.woodHigh, 1.6) +
      mirrored(
        cut("M3 -24Q16 -34 26 -30Q34 -12 26 6Q16 2 3 -8Z", palette.steel, 2.8) +
          flat("M22 -28Q30 -12 23 4L26 6Q34 -12 26 -30Z", palette.steelDark),
      ) +
      cut("M-6 -26H6V-6H-6Z", palette.woodDark),
  );

const FACES: Record<string, Face> = {
  rockfall: {
    ground: "#39414a",
    edge: "#6d7985",
    draw: () =>
      line("M-28 -34V-22M-4 -40V-30M22 -36V-22", palette.bone, 3) +
      boulder(-13, -2, 1.25) +
      boulder(14, -6, 1.1) +
      boulder(0, 18, 1.45) +
      boulder(27, 22, 0.7) +
      boulder(-27, 24, 0.7),
  },
  map: {
    ground: "#5a4423",
    edge: "#c79b53",
    draw: () =>
      cut("M-32 -22L-11 -28 11 -22 32 -28V22L11 28 -11 22 -32 28Z", "#f1ddb0", 2.8) +
      flat("M-11 -28L11 -22V28L-11 22Z", "#dcc188") +
      line("M-24 14Q-14 -8 -2 4Q8 12 14 -2", "#8a3c22", 3.2, 1, "1 6.5") +
      line("M14 -14L24 -4M24 -14L14 -4", palette.red, 4.6),
  },
  inspection: {
    ground: "#23394a",
    edge: "#6ea3c4",
    draw: () => moved("translate(0 20) scale(.9)", head(USUAL[1]!)) + moved("translate(0 -24) scale(.8)", eye()),
  },
  information: { ground: "#23394a", edge: "#6ea3c4", draw: eye },
  theft: {
    ground: "#3c2347",
    edge: "#a273c4",
    draw: () => nugget(0, -22, 1) + moved("translate(0 14)", hand(palette.skin)),
  },
  "hands-off": {
    ground: "#1f3f38",
    edge: "#5fae96",
    draw: () =>
      cut("M0 -38Q18 -30 30 -31Q32 18 0 38Q-32 18 -30 -31Q-18 -30 0 -38Z", "#2f7a66", 3) +
      moved("scale(.86)", hand(palette.skin)),
  },
  "swap-hands": {
    ground: "#23394a",
    edge: "#6ea3c4",
    draw: () =>
      moved("rotate(-10)", cut("M-18 -16H0V12H-18Z", palette.bone)) +
      moved("rotate(10)", cut("M0 -12H18V16H0Z", palette.wood)) +
      arrows(palette.gold),
  },
  "swap-hats": {
    ground: "#4a3a23",
    edge: "#c79b53",
    draw: () =>
      moved("scale(.8) translate(-18 8)", HATS[1]!(palette.violet, "")) +
      moved("scale(.8) translate(20 22)", HATS[0]!(palette.gold, "")) +
      arrows(palette.gold),
  },
  trapped: {
    ground: "#4b1a16",
    edge: "#c2543f",
    draw: () => cut(CELL, "#241410", 3) + prisoner() + bars([-17, -6, 6, 17].map((x) => `M${x} -30V28`)) + sill(),
  },
  free: {
    ground: "#1f4034",
    edge: "#6fbf8f",
    draw: () => cut(CELL, "#12241c", 3) + prisoner() + bars(["M-19 -30Q-24 0 -19 28", "M19 -30Q24 0 19 28"]) + sill(),
  },
  key: { ground: "#2f3540", edge: "#9aa7b8", draw: () => moved("scale(1.5)", feature("key")) },
  web: { ground: "#302a35", edge: "#a597b0", draw: () => moved("scale(1.45)", feature("web")) },
  boots: {
    ground: "#1f4034",
    edge: "#6fbf8f",
    draw: () => moved("translate(-10 -6) scale(.95)", boot()) + moved("translate(8 8) scale(.95)", boot()),
  },
  axe: { ground: "#1f4034", edge: "#6fbf8f", draw: axe },
};
