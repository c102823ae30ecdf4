/** The creatures of The Dark Cave. */
import { cut, disc, flat, line, mirrored } from "./paper";
import { palette } from "./palette";

export const CREATURES = ["rat", "lindworm", "goblin"] as const;
export type Creature = (typeof CREATURES)[number];

export const isCreature = (name: string): name is Creature => (CREATURES as readonly string[]).includes(name);

export function creature(name: Creature): string {
  if (name === "rat") return rat();
  return name === "lindworm" ? lindworm() : goblin();
}

const goblin = (): string =>
  mirrored(cut("M9 -5L28 -16 24 1 10 9Z", "#9ec043") + flat("M13 -3L24 -11 21 0 12 5Z", "#d98a5e")) +
  cut("M-13 -11Q0 -21 13 -11L13 4Q9 17 0 21Q-9 17 -13 4Z", "#b3d552", 2.8) +
  mirrored(cut("M2.5 0L11 -7 11.5 0 6 3Z", "#fff2a8", 1.8) + disc(7, -1, 1.7, palette.ink, 0)) +
  cut("M-2.6 -2H2.6L5 9 0 13 -5 9Z", "#8fb036", 2) +
  cut("M-8 13Q0 17 8 13L5 18Q0 20 -5 18Z", palette.bone, 1.8) +
  line("M-2 16V18.5M2 16V18.5", palette.ink, 1.2);

const rat = (): string =>
  line("M-14 10Q-27 14 -25 2Q-23 -8 -15 -13", palette.ink, 6) +
  line("M-14 10Q-27 14 -25 2Q-23 -8 -15 -13", "#e6a091", 3) +
  cut("M-17 8Q-18 -9 -2 -10Q9 -11 14 -4L26 5Q22 12 12 12H-13Q-17 12 -17 8Z", "#a59a94", 2.8) +
  flat("M-17 8Q-10 3 0 6Q12 9 24 7Q20 12 12 12H-13Q-17 12 -17 8Z", "#7f756f") +
  disc(7, -10, 5.6, "#c9bdb5") +
  disc(7, -10, 2.6, "#e6a091", 0) +
  disc(14.5, 0.5, 2, palette.ink, 0) +
  disc(25, 5, 2.2, "#e6a091", 1.4) +
  cut("M-9 11H-1V15H-9ZM5 11H12V15H5Z", "#e6a091", 1.8);

function lindworm(): string {
  const body = "M22 15Q18 22 6 21Q-18 20 -16 8Q-14 -1 2 1Q17 3 16 -8Q14 -17 2 -16";
  return (
    cut("M-16 9L-25 5 -17 2ZM-12 17L-20 20 -14 12ZM12 1L20 7 16 -3ZM15 -12L25 -12 17 -5Z", "#f0b13c", 2) +
    line(body, palette.ink, 15) +
    line(body, "#35b7a2", 10) +
    line(body, "#8fe6d4", 2.6, 0.9) +
    cut("M6 -24L-9 -23 -21 -15 -12 -9 5 -9Z", "#35b7a2", 2.6) +
    flat("M-21 -15L-12 -9 5 -9 3 -13Z", "#1c7d70") +
    cut("M2 -23L8 -31 10 -21Z", palette.bone, 2) +
    disc(-5, -18, 2.6, "#ffe14f", 1.4) +
    line("M-20 -14L-27 -11M-23.5 -12.6L-26 -16", palette.red, 2.2)
  );
}
