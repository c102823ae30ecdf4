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

interface Looks {
  beard: number;
  hair: string;
  skin: 0 | 1;
}

const LOOKS: readonly Looks[] = [
  { beard: 0, hair: "#efe3cf", skin: 0 },
  { beard: 1, hair: "#cf6a2d", skin: 0 },
  { beard: 2, hair: "#e0ad4b", skin: 0 },
  { beard: 3, hair: "#e8b85a", skin: 0 },
  { beard: 4, hair: "#c9622a", skin: 0 },
  { beard: 5, hair: "#e4ded7", skin: 1 },
  { beard: 2, hair: "#b5552a", skin: 1 },
  { beard: 4, hair: "#e8b85a", skin: 0 },
  { beard: 0, hair: "#9a6440", skin: 0 },
  { beard: 1, hair: "#efe3cf", skin: 1 },
  { beard: 5, hair: "#9a6440", skin: 0 },
  { beard: 0, hair: "#cf6a2d", skin: 1 },
];

const SKINS = [
  [palette.skin, palette.skinDark],
  ["#bd7d52", "#a0613a"],
] as const;

/** Helmet, hood, horns, brim, bobble, headband. */
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
];

/** The fifth has braids instead. */
const BEARDS = [
  "M-15 0Q-18 22 0 23Q18 22 15 0Z",
  "M-15 0L-13 13 0 27 13 13 15 0Z",
  "M-15 0L-16 16 -8 25 0 16 8 25 16 16 15 0Z",
  "M-15 0V20L-8 17 0 22 8 17 15 20V0Z",
  "",
  "M-15 0Q-15 16 -5 17L-4 27H4L5 17Q15 16 15 0Z",
];

const MOUSTACHE = "M0 7Q-8 4 -12 12Q-4 14 0 9.5Q4 14 12 12Q8 4 0 7Z";

/** The head of a seat's dwarf. */
export function head(seat: number): string {
  const colour = SEAT_COLOURS[seat % 12]!;
  const { beard, hair, skin } = LOOKS[seat % 12]!;
  const [face, nose] = SKINS[skin];
  const hangs = BEARDS[beard]!;
  const braids = mirrored(
    cut("M9 -4Q19 -2 19 8Q22 14 19 18Q21 23 16 26Q11 23 12 18Q10 13 12 9Z", hair) +
      cut("M12 16.5H20.5V20.5H12Z", colour, 1.6),
  );
  return (
    (hangs ? cut(hangs, hair) : braids) +
    cut("M-13 -5Q-15 11 0 12Q15 11 13 -5Z", face, 2) +
    mirrored(disc(6, 0, 1.9, palette.ink, 0) + line("M3.5 -4L8.5 -4.5", hair, 2)) +
    (hangs ? cut(MOUSTACHE, hair, 1.6) : line("M-4 8.5Q0 11 4 8.5", palette.ink, 1.6)) +
    disc(0, 4, 4.2, nose, 1.8) +
    HATS[seat % 6]!(colour, hair)
  );
}

/** A seat's dwarf as a figure in the cave. */
export const figure = (seat: number): string =>
  cut("M-14 24Q-16 4 0 2Q16 4 14 24Z", SEAT_COLOURS[seat % 12]!, 2.6) +
  flat("M-14 24Q-14.5 17 -13 12L13 12Q14.5 17 14 24Z", "#000", 0.18) +
  moved("translate(0 -5) scale(.82)", head(seat));

/** A seat's dwarf, knocked down. */
export const fallen = (seat: number): string =>
  moved("rotate(78) scale(.94)", figure(seat)) +
  line("M-18 -20q3 -4 0 -8M-8 -24q3 -4 0 -8M2 -22q3 -4 0 -8", palette.bone, 2.2, 0.9);
