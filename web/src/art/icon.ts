/** Small icons by name: whole and broken tools, nuggets, creatures, features, and cards in front of players. */
import { isCreature } from "./creature";
import { figure, head } from "./dwarf";
import { feature, isFeature, sign } from "./feature";
import { nugget, nuggets, stones } from "./nugget";
import { burst, cut, disc, line, moved, rod } from "./paper";
import { palette } from "./palette";
import { wardrobe } from "./wardrobe.svelte";
import { broken, type Tool, tool, TOOLS } from "./tool";

const isTool = (name: string): name is Tool => (TOOLS as readonly string[]).includes(name);

/** An icon in the box -30 -30 60 60. */
export function icon(name: string): string {
  const [first = "", rest = ""] = split(name);
  if (isTool(name)) return moved("translate(0 2)", tool(name));
  if (first === "broken" && isTool(rest)) return broken(rest);
  if (first === "nuggets") return moved("scale(1.25)", nuggets(Number(rest)));
  if (first === "head") return head(wardrobe.at(Number(rest)));
  if (first === "figure") return figure(wardrobe.at(Number(rest)));
  const own = OTHERS[name];
  if (own) return own();
  if (isFeature(first) || isCreature(first))
    return moved(first === "exit" || first === "treasure" ? "scale(.68)" : "", feature(first, rest));
  return feature("unknown");
}

const split = (name: string): [string, string] => {
  const dash = name.indexOf("-");
  return dash < 0 ? [name, ""] : [name.slice(0, dash), name.slice(dash + 1)];
};

const team = (colour: string, fill: string) => (): string =>
  disc(0, 0, 24, fill, 3) + sign(colour, 0, colour === "green" ? 3 : 0, 12);

const OTHERS: Record<string, () => string> = {
  nugget: () => moved("scale(1.7)", nugget()),
  stones: () => moved("scale(1.1)", stones()),
  "lantern-out": () => moved("translate(0 2)", tool("lantern", true)),
  trapped: () => bars("#4b1a16"),
  free: () =>
    cut("M-22 24V-8Q-22 -26 0 -26Q22 -26 22 -8V24Z", "#12241c", 3) +
    rod("M-14 -18Q-20 4 -16 24M14 -18Q20 4 16 24", palette.steel, 3.6),
  theft: () =>
    disc(0, 0, 24, "#3c2347", 3) +
    moved("translate(0 -4)", nugget()) +
    rod("M-14 18Q-14 8 -6 10L0 12 10 6Q16 8 10 14L0 22Z", palette.skin, 3),
  boots: () =>
    cut("M-11 -26H8L7 2Q9 8 20 9Q26 11 25 20H-12Q-15 6 -11 -26Z", "#8a5a2e", 2.8) +
    cut("M-13 18H26V24H-13Z", "#4d2f17"),
  axe: () =>
    moved(
      "rotate(24) scale(.8)",
      cut("M-3 -34H3L4 36H-4Z", palette.wood, 3) +
        cut("M3 -24Q16 -34 26 -30Q34 -12 26 6Q16 2 3 -8Z", palette.steel, 3) +
        cut("M-6 -26H6V-6H-6Z", palette.woodDark),
    ),
  blue: team("blue", palette.blueDark),
  green: team("green", palette.greenDark),
  yellow: team("yellow", palette.yellowDark),
  gold: () => burst(12, 30, 23, "#6b4a14") + moved("scale(1.2)", nugget()),
  peek: () =>
    `<path d="M-26 0q26 -30 52 0q-26 30 -52 0z" fill="none" stroke="${palette.secret}" stroke-width="5"/>` +
    disc(0, 0, 7, palette.secret, 0),
  turn: () => line("M15 -6a17 17 0 1 0 1 13M17 -18v13h-13", "currentColor", 5),
};

const bars = (fill: string): string =>
  cut("M-22 24V-8Q-22 -26 0 -26Q22 -26 22 -8V24Z", fill, 3) + rod("M-11 -20V24M0 -24V24M11 -20V24", palette.steel, 3.6);
