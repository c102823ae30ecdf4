/** Dwarfs: each seat has its own hat, beard and colour, recognisable by outline alone. */
import { cut, disc, flat, line, mirrored, moved } from "./paper";
import { palette } from "./palette";

export const SEAT_COLOURS = [
  "#f0a23b",
  "#5aa9ee",
  "#72c26b",
  "#ee6d57",
  "#b796ff",
  "#3fc4b1",
  "#f28fbb",
  "#c2d44e",
  "#c6ccd2",
  "#d39a68",
  "#7fd3f2",
  "#ffe07a",
] as const;

/** A dwarf of the kit, by the numbers of its parts. */
export interface Looks {
  hat: number;
  beard: number;
  colour: number;
  hair: number;
  skin: number;
}

export const HAIRS = ["#efe3cf", "#e0ad4b", "#cf6a2d", "#9a5f3a", "#6b4630", "#9aa0a8"] as const;
export const SKINS = [
  [palette.skin, palette.skinDark],
  ["#bd7d52", "#a0613a"],
  ["#a0673f", "#84502e"],
] as const;

/** How a bot's seat looks, as on the server: every two differ by hat and beard. */
export const USUAL: readonly Looks[] = [
  [0, 0, 0, 0, 0],
  [1, 1, 1, 2, 0],
  [2, 2, 2, 1, 0],
  [3, 3, 3, 1, 0],
  [4, 4, 4, 2, 0],
  [5, 5, 5, 0, 1],
  [6, 2, 6, 2, 1],
  [7, 6, 7, 4, 0],
  [2, 0, 8, 3, 0],
  [3, 1, 9, 0, 1],
  [4, 7, 10, 3, 2],
  [5, 0, 11, 2, 1],
].map(([hat = 0, beard = 0, colour = 0, hair = 0, skin = 0]) => ({ hat, beard, colour, hair, skin }));

/** How a person looks who has not chosen, as on the server: the same everywhere. */
export const usualOf = (person: string): Looks =>
  USUAL[[...person].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0) % USUAL.length]!;

/** Helmet, hood, horns, brim, bobble, headband, candle, feather. */
export const HATS: readonly ((colour: string, hair: string) => string)[] = [
  (c) => cut("M-16 -4Q-16 -21 0 -21Q16 -21 16 -4Z", c) + cut("M-19 -7H19V-2H-19Z", c) + disc(0, -12, 5.4, "#fff3c0"),
  (c) => cut("M-17 3Q-18 -13 -3 -27Q4 -24 6 -17Q17 -12 17 3Q12 -7 0 -7Q-12 -7 -17 3Z", c),
  (c) =>
    mirrored(cut("M11 -13Q22 -13 20 -26Q28 -18 23 -9Q18 -5 12 -7Z", palette.bone)) +
    cut("M-16 -4Q-16 -19 0 -19Q16 -19 16 -4Z", c) +
    cut("M-3 -20H3V-3H-3Z", palette.steelDark, 2),
  (c) => cut("M-12 -8L-8 -24Q0 -19 8 -24L12 -8Z", c) + cut("M-24 -5Q0 -13 24 -5Q22 0 18 0Q0 -7 -18 0Q-22 0 -24 -5Z", c),
  (c) =>
    cut("M-15 -4Q-16 -20 0 -21Q16 -20 15 -4Z", c) +
    cut("M-17 -8H17V-2H-17Z", palette.bone) +
    disc(0, -22, 5.4, palette.bone),
  (c, hair) =>
    disc(0, -21, 5.6, hair) +
    cut("M-14 -2Q-15 -17 0 -17Q15 -17 14 -2Z", hair) +
    cut("M-15 -8Q0 -14 15 -8V-3Q0 -9 -15 -3Z", c),
  (c) =>
    flat("M0 -29Q4 -24 2.6 -21Q0 -19 -2.6 -21Q-4 -24 0 -29Z", "#ffd36b") +
    cut("M-3 -21H3V-13H-3Z", palette.bone, 2) +
    cut("M-13 -5Q-13 -15 0 -15Q13 -15 13 -5Z", c) +
    cut("M-21 -7Q0 -11 21 -7L19 -2Q0 -6 -19 -2Z", c),
  (c) =>
    cut("M9 -13Q13 -24 24 -29Q24 -19 15 -10Z", palette.bone, 2) +
    cut("M-16 -3Q-20 -16 -4 -19Q15 -21 17 -5Z", c) +
    cut("M-18 -5Q-2 -10 19 -6Q14 -1 -2 -2.5Q-12 -3 -17 0Z", c),
];

/** Round, pointed, forked, square, braids, goatee, moustache, none. */
export const BEARDS = [
  "M-15 0Q-18 22 0 23Q18 22 15 0Z",
  "M-15 0L-13 13 0 27 13 13 15 0Z",
  "M-15 0L-16 16 -8 25 0 16 8 25 16 16 15 0Z",
  "M-15 0V20L-8 17 0 22 8 17 15 20V0Z",
  "braids",
  "M-15 0Q-15 16 -5 17L-4 27H4L5 17Q15 16 15 0Z",
  "moustache",
  "none",
] as const;

const UPPER_LIP = "M0 7Q-8 4 -12 12Q-4 14 0 9.5Q4 14 12 12Q8 4 0 7Z";
const MOUSTACHE = "M0 7Q-9 3 -18 13Q-21 8 -20 5Q-23 15 -13 16Q-4 16 0 10.5Q4 16 13 16Q23 15 20 5Q21 8 18 13Q9 3 0 7Z";

/** The colours of a dwarf. */
export interface Colours {
  cloth: string;
  hair: string;
  face: string;
  nose: string;
}

/** A dwarf's head. */
export function head(looks: Looks): string {
  const [face, nose] = SKINS[looks.skin] ?? SKINS[0];
  return headOf(looks.hat, looks.beard, {
    cloth: SEAT_COLOURS[looks.colour] ?? SEAT_COLOURS[0],
    hair: HAIRS[looks.hair] ?? HAIRS[0],
    face,
    nose,
  });
}

/** A head with a hat and a beard, in any colours. */
export function headOf(hat: number, shape: number, { cloth, hair, face, nose }: Colours): string {
  const beard = BEARDS[shape] ?? BEARDS[0];
  const hangs = beard.startsWith("M");
  return (
    behind(beard, hair, cloth) +
    cut(beard === "moustache" ? "M-13 -5Q-15 17 0 18Q15 17 13 -5Z" : "M-13 -5Q-15 11 0 12Q15 11 13 -5Z", face, 2) +
    mirrored(disc(6, 0, 1.9, palette.ink, 0) + line("M3.5 -4L8.5 -4.5", hair, 2)) +
    (hangs
      ? cut(UPPER_LIP, hair, 1.6)
      : beard === "moustache"
        ? cut(MOUSTACHE, hair, 1.6)
        : line("M-4 8.5Q0 11 4 8.5", palette.ink, 1.6)) +
    disc(0, 4, 4.2, nose, 1.8) +
    (HATS[hat] ?? HATS[0]!)(cloth, hair)
  );
}

/** What hangs down behind the face. */
function behind(beard: (typeof BEARDS)[number], hair: string, colour: string): string {
  if (beard === "braids")
    return mirrored(
      cut("M9 -4Q19 -2 19 8Q22 14 19 18Q21 23 16 26Q11 23 12 18Q10 13 12 9Z", hair) +
        cut("M12 16.5H20.5V20.5H12Z", colour, 1.6),
    );
  if (beard === "moustache") return "";
  return beard === "none" ? mirrored(cut("M7 -8Q20 -8 19 8Q19 14 13 16Q8 14 9 6Z", hair)) : cut(beard, hair);
}

/** A dwarf as a figure in the cave. */
export const figure = (looks: Looks): string =>
  cut("M-14 24Q-16 4 0 2Q16 4 14 24Z", SEAT_COLOURS[looks.colour] ?? SEAT_COLOURS[0], 2.6) +
  flat("M-14 24Q-14.5 17 -13 12L13 12Q14.5 17 14 24Z", "#000", 0.18) +
  moved("translate(0 -5) scale(.82)", head(looks));

/** A dwarf, knocked down. */
export const fallen = (looks: Looks): string =>
  moved("rotate(78) scale(.94)", figure(looks)) +
  line("M-18 -20q3 -4 0 -8M-8 -24q3 -4 0 -8M2 -22q3 -4 0 -8", palette.bone, 2.2, 0.9);
