/** Faces of the characters: a hat, a beard and hair of their own, in any colour. */
import { HATS, SEAT_COLOURS } from "../art/dwarf";
import { cut, disc, flat, line, mirrored, moved } from "../art/paper";
import { palette } from "../art/palette";

interface Looks {
  hat: number;
  /** A shape, or braids, or a moustache alone. */
  beard: string;
  colour: number;
  hair: string;
  skin: readonly [string, string];
}

const FAIR = [palette.skin, palette.skinDark] as const;
const BROWN = ["#bd7d52", "#a0613a"] as const;
const DARK = ["#a0673f", "#84502e"] as const;

const LOOKS: Record<string, Looks> = {
  brom: { hat: 6, beard: "M-15 0L-16 16 -8 25 0 16 8 25 16 16 15 0Z", colour: 9, hair: "#9a5f3a", skin: FAIR },
  grimma: { hat: 5, beard: "M-15 0Q-15 16 -5 17L-4 27H4L5 17Q15 16 15 0Z", colour: 8, hair: "#efe3cf", skin: BROWN },
  odo: { hat: 1, beard: "moustache", colour: 7, hair: "#6b4630", skin: FAIR },
  jorun: { hat: 2, beard: "M-15 0L-13 13 0 27 13 13 15 0Z", colour: 6, hair: "#e0ad4b", skin: FAIR },
  wenzel: { hat: 7, beard: "M-15 0V20L-8 17 0 22 8 17 15 20V0Z", colour: 10, hair: "#9aa0a8", skin: FAIR },
  frieda: { hat: 4, beard: "braids", colour: 11, hair: "#9aa0a8", skin: DARK },
};

const MOUSTACHE = "M0 7Q-8 4 -12 12Q-4 14 0 9.5Q4 14 12 12Q8 4 0 7Z";
const LONG_MOUSTACHE =
  "M0 7Q-9 3 -18 13Q-21 8 -20 5Q-23 15 -13 16Q-4 16 0 10.5Q4 16 13 16Q23 15 20 5Q21 8 18 13Q9 3 0 7Z";

export const CHARACTERS = Object.keys(LOOKS);

export const known = (who: string): boolean => who in LOOKS;

/** The head of a character; at a table in the colour of its seat, or in one that is given as such. */
export function characterHead(who: string, seat?: number | string): string {
  const { hat, beard, colour, hair, skin } = LOOKS[who]!;
  const cloth = typeof seat === "string" ? seat : SEAT_COLOURS[(seat ?? colour) % 12]!;
  const [face, nose] = skin;
  const hangs = beard.startsWith("M");
  const alone = beard === "moustache";
  const braids = mirrored(
    cut("M9 -4Q19 -2 19 8Q22 14 19 18Q21 23 16 26Q11 23 12 18Q10 13 12 9Z", hair) +
      cut("M12 16.5H20.5V20.5H12Z", cloth, 1.6),
  );
  const mouth = hangs
    ? cut(MOUSTACHE, hair, 1.6)
    : alone
      ? cut(LONG_MOUSTACHE, hair, 1.6)
      : line("M-4 8.5Q0 11 4 8.5", palette.ink, 1.6);
  return (
    (hangs ? cut(beard, hair) : alone ? "" : braids) +
    cut(alone ? "M-13 -5Q-15 17 0 18Q15 17 13 -5Z" : "M-13 -5Q-15 11 0 12Q15 11 13 -5Z", face, 2) +
    mirrored(disc(6, 0, 1.9, palette.ink, 0) + line("M3.5 -4L8.5 -4.5", hair, 2)) +
    mouth +
    disc(0, 4, 4.2, nose, 1.8) +
    HATS[hat]!(cloth, hair)
  );
}

/** A character as a whole figure. */
export const characterFigure = (who: string): string =>
  cut("M-14 24Q-16 4 0 2Q16 4 14 24Z", SEAT_COLOURS[LOOKS[who]!.colour]!, 2.6) +
  flat("M-14 24Q-14.5 17 -13 12L13 12Q14.5 17 14 24Z", "#000", 0.18) +
  moved("translate(0 -5) scale(.82)", characterHead(who));
