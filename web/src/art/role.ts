/** Role cards: diggers are round and lit, saboteurs pointed and dark; teams and clans have their colour and shape. */
import { feature, sign } from "./feature";
import { nugget } from "./nugget";
import { cut, disc, flat, line, mirrored, moved } from "./paper";
import { palette } from "./palette";
import { broken, tool } from "./tool";

export const ROLES = [
  "digger",
  "saboteur",
  "blue-digger",
  "green-digger",
  "boss",
  "profiteer",
  "geologist",
  "yellow-loyal",
  "yellow-saboteur",
  "blue-loyal",
  "blue-saboteur",
] as const;

interface Worker {
  ground: string;
  rays: string;
  light: readonly [string, string];
  coat: readonly [string, string];
  edge: string;
  hat: () => string;
  holds: () => string;
}

/** A role card; null for unknown names. */
export function role(name: string): string | null {
  const [first, second] = name.split("-");
  const colour = second ? first! : "";
  if ((second ?? first) === "saboteur") return saboteur() + badge(colour);
  const worker = WORKERS[name];
  return worker ? digger(worker) + badge(colour) : null;
}

const base = (fill: string): string => `<rect width="100" height="140" rx="5" fill="${fill}"/>`;
const rim = (colour: string): string =>
  `<rect x="2.5" y="2.5" width="95" height="135" rx="4" fill="none" stroke="${palette.ink}" stroke-width="5"/>` +
  `<rect x="5" y="5" width="90" height="130" rx="2.5" fill="none" stroke="${colour}" stroke-width="1.5"/>`;

const DARK: Record<string, string> = { blue: palette.blueDark, green: palette.greenDark, yellow: palette.yellowDark };
const badge = (colour: string): string =>
  DARK[colour] ? disc(19, 20, 12, DARK[colour]) + sign(colour, 19, colour === "green" ? 21.5 : 20, 6) : "";

const helmet =
  (main = "#d9a42f", high = "#f4c95a", brim = "#b97f1e") =>
  (): string =>
    cut("M-27 -8Q-27 -38 0 -38Q27 -38 27 -8Z", main, 3) +
    flat("M-27 -8Q-27 -36 -4 -38Q-16 -28 -16 -8Z", high) +
    cut("M-32 -12H32V-5H-32Z", brim, 2.6) +
    cut("M-10 -32H10V-12H-10Z", palette.steelDark) +
    disc(0, -22, 9, "#fff6cf") +
    disc(0, -22, 5, "#fff", 0);

const crown = (): string =>
  cut("M-28 -6L-31 -36 -16 -22 0 -42 16 -22 31 -36 28 -6Z", palette.gold, 3) +
  flat("M-28 -6L-31 -36 -16 -22 -12 -6Z", palette.goldHigh) +
  cut("M-29 -12H29V-4H-29Z", palette.goldDark, 2.6) +
  disc(0, -22, 4.5, palette.red, 2);

const topHat = (): string =>
  cut("M-20 -10L-22 -46H22L20 -10Z", "#332a3a", 3) +
  cut("M-21 -24H21V-14H-21Z", palette.goldDark) +
  cut("M-34 -12Q0 -20 34 -12Q32 -4 26 -4Q0 -10 -26 -4Q-32 -4 -34 -12Z", "#3e3346", 2.8);

const goggles = (): string =>
  cut("M-27 -8Q-27 -36 0 -36Q27 -36 27 -8Z", "#7a5b9c", 3) +
  flat("M-27 -8Q-27 -34 -4 -36Q-16 -26 -16 -8Z", "#9a7bc0") +
  cut("M-30 -16H30V-8H-30Z", "#4a3462", 2.4) +
  mirrored(disc(11, -16, 9, palette.steelDark) + disc(11, -16, 5.6, "#bfeaf0", 1.6));

const pick = (): string => moved("translate(76 78) rotate(-8) scale(1.1)", tool("pick"));
const amber: Pick<Worker, "ground" | "rays" | "light" | "edge"> = {
  ground: "#5d3511",
  rays: "#7c4a17",
  light: ["#8f551b", "#b87428"],
  edge: "#e2a64a",
};
const WORKERS: Record<string, Worker> = {
  digger: { ...amber, coat: ["#2f6b6b", "#3f8583"], hat: helmet(), holds: pick },
  "blue-digger": {
    ground: "#16324f",
    rays: "#1f4a73",
    light: ["#285c8f", "#3b7fbf"],
    edge: palette.blue,
    coat: [palette.blueDark, "#2f78c6"],
    hat: helmet(),
    holds: pick,
  },
  "green-digger": {
    ground: "#163a1e",
    rays: "#20552c",
    light: ["#2b6d39", "#419150"],
    edge: palette.green,
    coat: [palette.greenDark, "#348a45"],
    hat: helmet(),
    holds: pick,
  },
  boss: {
    ...amber,
    coat: ["#7d241b", "#a33a2c"],
    hat: crown,
    holds: () => moved("translate(78 98)", nugget(-6, 4, 0.9) + nugget(8, -4, 0.8)),
  },
  profiteer: {
    ground: "#3b3413",
    rays: "#51481b",
    light: ["#655a22", "#887a32"],
    edge: "#c9b64f",
    coat: ["#3e3346", "#57486a"],
    hat: topHat,
    holds: () => moved("translate(78 106)", nugget(-8, 8, 0.8) + nugget(9, 6, 0.8) + nugget(0, -6, 0.85)),
  },
  geologist: {
    ground: "#2c2146",
    rays: "#3b2d5e",
    light: ["#4b3a78", "#6a55a0"],
    edge: palette.violet,
    coat: ["#5b5f3a", "#767b4e"],
    hat: goggles,
    holds: () => moved("translate(77 104) scale(1.1)", feature("crystal")),
  },
  "yellow-loyal": {
    ground: "#5a4108",
    rays: "#7a590d",
    light: ["#967015", "#c39426"],
    edge: palette.yellow,
    coat: [palette.yellowDark, "#c48a1e"],
    hat: helmet("#77838b", "#c8d0d4", "#5a656c"),
    holds: pick,
  },
  "blue-loyal": {
    ground: "#16324f",
    rays: "#1f4a73",
    light: ["#285c8f", "#3b7fbf"],
    edge: palette.blue,
    coat: [palette.blueDark, "#2f78c6"],
    hat: helmet("#77838b", "#c8d0d4", "#5a656c"),
    holds: pick,
  },
};

function digger({ ground, rays, light, coat, edge, hat, holds }: Worker): string {
  return (
    base(ground) +
    flat("M50 30L4 4V78ZM50 30L96 4V78ZM50 30L24 4H76Z", rays) +
    disc(50, 40, 40, light[0], 0) +
    disc(50, 40, 31, light[1], 0) +
    holds() +
    moved("translate(50 72)", bust(coat) + hat()) +
    rim(edge)
  );
}

const bust = ([coat, high]: readonly [string, string]): string =>
  cut("M-40 64Q-38 22 -18 16H18Q38 22 40 64Z", coat) +
  flat("M-40 64Q-38 30 -22 20L-12 64Z", high) +
  cut("M-27 2Q-34 52 0 54Q34 52 27 2Z", "#d2702b", 3) +
  flat("M-27 2Q-34 48 -6 53Q-20 36 -18 4Z", "#ea8f44") +
  line("M-9 26Q-8 40 -3 47M9 26Q10 38 5 46M18 20Q22 34 14 42", "#9a4a18", 2) +
  cut("M-22 -8Q-25 18 0 20Q25 18 22 -8Z", palette.skin, 2.6) +
  mirrored(
    disc(10, 1, 2.8, palette.ink, 0) +
      disc(10.8, 0.2, 0.9, "#fff", 0) +
      line("M5 -5Q10 -8 15 -5", "#9a4a18", 3) +
      flat("M12 8Q18 6 20 10Q16 13 12 8Z", "#e88a63", 0.8),
  ) +
  cut("M0 13Q-12 8 -22 20Q-10 26 0 18Q10 26 22 20Q12 8 0 13Z", "#ea8f44") +
  disc(0, 7, 6.6, palette.skinDark);

function saboteur(): string {
  const hood =
    cut("M-38 64Q-36 22 -16 16H16Q36 22 38 64Z", "#3b2140") +
    flat("M-38 64Q-36 30 -20 20L-8 64Z", "#4c2c53") +
    cut("M-30 30Q-36 -16 -8 -48Q0 -60 14 -60Q8 -52 12 -44Q34 -18 30 30Q14 40 0 40Q-14 40 -30 30Z", "#5b3163", 3) +
    flat("M-30 30Q-36 -16 -8 -48Q0 -60 14 -60Q-4 -48 -14 -24Q-22 0 -20 34Z", "#77437f") +
    cut("M-20 26Q-24 -6 0 -20Q24 -6 20 26Q10 34 0 34Q-10 34 -20 26Z", "#120b14");
  const face =
    cut("M-17 18L-12 36 -6 33 0 52 6 33 12 36 17 18Q8 24 0 22Q-8 24 -17 18Z", "#2d2a36") +
    flat("M-10 24L-7 31 0 48 1 24Z", "#45414f") +
    mirrored(
      cut("M3 4L15 -3Q16 4 11 7Q6 8 3 4Z", "#ffd95c", 1.6) +
        flat("M8 0.5L11 -1 10 6.5 8.5 6.5Z", palette.ink) +
        cut("M1 17Q10 14 20 20Q26 22 30 15Q29 27 18 26Q8 26 1 20Z", "#55505f", 2),
    ) +
    cut("M-5 8Q0 4 5 8Q8 17 0 18Q-8 17 -5 8Z", "#c58b66", 2);
  return (
    base("#1b2030") +
    disc(50, 58, 46, "#232a40", 0) +
    disc(50, 54, 34, "#2d3654", 0) +
    flat("M0 104L26 84 48 100 76 78 100 96V140H0Z", "#131725") +
    moved("translate(50 72)", hood + face) +
    moved("translate(79 113) rotate(8) scale(.62)", broken("lantern")) +
    moved("translate(79 113)", line("M-3 -24Q-8 -30 -2 -35Q3 -40 -1 -46", "#9aa0b5", 2, 0.6)) +
    rim("#8d6fb0")
  );
}
