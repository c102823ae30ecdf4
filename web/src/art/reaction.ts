/** Reactions: cut paper like everything of the game, told apart by outline. */
import { feature } from "./feature";
import { nugget, stones } from "./nugget";
import { palette } from "./palette";
import { cut, disc, flat, line, moved } from "./paper";
import { broken } from "./tool";

export const REACTIONS = ["mug", "nugget", "eye", "heart", "bang", "lantern", "stones", "troll"] as const;
export type ReactionName = (typeof REACTIONS)[number];

const DRAWINGS: Record<ReactionName, () => string> = {
  mug: () =>
    cut("M14 -10H22Q28 -10 28 -3V8Q28 15 20 15H14V9H19Q22 9 22 6V-1Q22 -4 19 -4H14Z", palette.steel) +
    cut("M-17 -14H15L13 24H-15Z", "#c98a3c", 2.6) +
    flat("M-12 -6L-10 20H-5L-6 -6ZM4 -6L3 20H8L9 -6Z", "#8a5420") +
    cut(
      "M-20 -11Q-24 -20 -15 -23Q-11 -30 -2 -27Q6 -32 12 -25Q20 -24 19 -15Q17 -9 11 -10Q7 -4 2 -9Q-3 -3 -8 -9Q-15 -5 -20 -11Z",
      palette.bone,
    ),
  nugget: () => moved("scale(1.7)", nugget()),
  eye: () =>
    cut("M-28 0Q0 -27 28 0Q0 27 -28 0Z", palette.bone, 2.8) +
    disc(0, 0, 12, "#6ea3c4") +
    disc(0, 0, 5, palette.ink, 0) +
    disc(-4, -5, 2.8, "#fff", 0),
  heart: () =>
    cut("M0 24L-22 2Q-28 -16 -14 -21Q-4 -22 0 -11Q4 -22 14 -21Q28 -16 22 2Z", "#e5533c", 2.8) +
    flat("M-18 -2Q-20 -14 -12 -16Q-16 -8 -12 2Z", "#ff9478"),
  bang: () =>
    cut("M0 -30L8 -14 25 -19 17 -4 29 8 12 9 10 27 -2 14 -17 25 -15 8 -30 3 -15 -6 -21 -22 -5 -14Z", "#d9622f", 2.8) +
    line("M0 -13V3", palette.bone, 6) +
    disc(0, 12, 3.4, palette.bone, 0),
  lantern: () => moved("translate(0 3)", broken("lantern")),
  stones: () => moved("scale(1.15)", stones()),
  troll: () => feature("troll"),
};

/** A reaction in the box -32 -33 64 64. */
export const reaction = (name: string): string => DRAWINGS[name as ReactionName]?.() ?? DRAWINGS.bang();
