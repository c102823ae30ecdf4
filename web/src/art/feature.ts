/** Features on cards, each with its own silhouette; colours always come with a shape: blue round, green pointed. */
import { creature, isCreature } from "./creature";
import { figure, USUAL } from "./dwarf";
import { nugget, nuggets, stones } from "./nugget";
import { burst, cut, disc, flat, line, mirrored, moved, rod, star } from "./paper";
import { palette } from "./palette";

/** A feature, drawn around 0,0 in a box of about 48. */
export function feature(name: string, kind = ""): string {
  if (isCreature(name)) return creature(name);
  return (FEATURES[name] ?? unknown)(kind);
}

export const isFeature = (name: string): boolean => name in FEATURES || isCreature(name);

const unknown = (): string =>
  disc(0, 0, 17, palette.bone, 3) + line("M-5 -5Q-5 -11 0 -11Q6 -11 6 -5Q6 -1 0 1V4M0 10V10.2", palette.ink, 4);

type Shades = readonly [string, string];
const shades = (kind: string): Shades => {
  if (kind === "green") return [palette.green, palette.greenDark];
  if (kind === "blue") return [palette.blue, palette.blueDark];
  return kind === "yellow" ? [palette.yellow, palette.yellowDark] : [palette.wood, palette.woodDark];
};

/** The shape that goes with a colour. */
export function sign(kind: string, x: number, y: number, r: number, fill: string = palette.bone): string {
  if (kind === "green") return flat(`M${x} ${y - r * 1.1}L${x + r * 1.15} ${y + r * 0.9}H${x - r * 1.15}Z`, fill);
  if (kind === "yellow")
    return flat(`M${x} ${y - r * 1.2}L${x + r * 1.2} ${y} ${x} ${y + r * 1.2} ${x - r * 1.2} ${y}Z`, fill);
  return kind === "blue" ? disc(x, y, r, fill, 0) : "";
}

/** A dark hollow behind bright features. */
const hollow = (): string => cut("M-23 2L-18 -14 -3 -20 14 -17 23 -4 20 12 6 20 -13 18Z", "#3a2415", 2);

function door(kind: string): string {
  const [light, dark] = shades(kind);
  const pointed = kind === "green";
  const top = pointed ? "V-5L0 -22 17 -5V20Z" : "V-4A17 17 0 0 1 17 -4V20Z";
  const leaf = pointed ? "M-13 17V-3L0 -17 13 -3V17Z" : "M-13 17V-4A13 13 0 0 1 13 -4V17Z";
  return (
    cut(`M-17 20${top}`, light, 3) +
    flat(leaf, dark) +
    line("M-7 -8V17M0 6V17M7 -8V17", light, 1.5, 0.75) +
    sign(kind, 0, -4, 6) +
    line("M-16 5H-5M-16 15H-5", palette.ink, 4.6) +
    line("M-16 5H-5M-16 15H-5", palette.steel, 2.2) +
    line("M6.7 10a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0 -5.6 0", palette.bone, 1.8)
  );
}

function ladder(kind: string): string {
  const rungs = [-20, -11, -2, 7, 16].map((y) => rod(`M-9 ${y}H9`, kind ? palette.bone : palette.woodHigh, 3.2, 6));
  const rails = mirrored(line("M-10 -28V26", palette.ink, 8) + line("M-10 -27V25", shades(kind)[0], 5));
  const board = kind === "green" ? cut("M0 -13L14 8H-14Z", palette.greenDark) : disc(0, 0, 10, palette.blueDark);
  const signboard = kind ? moved("translate(0 -21)", board + sign(kind, 0, kind === "green" ? 1.5 : 0, 5)) : "";
  return (
    cut("M-16 2Q-16 -19 0 -19Q16 -19 16 2Q16 23 0 23Q-16 23 -16 2Z", "#20140d") + rungs.join("") + rails + signboard
  );
}

/** The shaft of daylight at the start: the only cold light on the board. */
function start(kind: string): string {
  const rungs = [-16, -6, 4, 14].map((y) => rod(`M-9 ${y}H9`, kind ? palette.bone : palette.woodHigh, 3.4, 6.6));
  const rails = mirrored(line("M-9 -25V25", palette.ink, 8) + line("M-9 -24V24", shades(kind)[0], 4.8));
  const board = kind === "green" ? cut("M0 -13L14 8H-14Z", palette.greenDark) : disc(0, 0, 10, palette.blueDark);
  const signboard = kind ? moved("translate(0 -26)", board + sign(kind, 0, kind === "green" ? 1.5 : 0, 5)) : "";
  return (
    disc(0, 0, 30, "#86b3c6", 3) +
    disc(0, 0, 24, "#c4e0ea", 0) +
    disc(0, 0, 17, "#f6fcff", 0) +
    rungs.join("") +
    rails +
    signboard
  );
}

/** The exit: an arch with open sky and a fir. */
const exit = (): string =>
  burst(14, 46, 36, "#dff1f7", 0.5) +
  cut("M-30 32V-8Q-30 -38 0 -38Q30 -38 30 -8V32Z", "#8f8379", 3.4) +
  cut("M-23 32V-8Q-23 -30 0 -30Q23 -30 23 -8V32Z", "#bfe2ef", 2.6) +
  disc(9, -14, 6, "#fff7d6", 0) +
  flat("M-23 32V14L-8 -2 6 12 14 6 23 16V32Z", "#7fa5b5") +
  cut("M-9 30V22H-17L-11 13H-15L-6 -1 3 13H-1L5 22H-3V30Z", "#3f7a4d", 2) +
  flat("M-23 32V27Q0 20 23 27V32Z", "#f3e4c0") +
  line(
    "M-30 -4H-24M-27 -24L-21 -19M-12 -36L-9 -29M30 -4H24M27 -24L21 -19M12 -36L9 -29M-30 16H-24M30 16H24",
    palette.ink,
    1.8,
  );

const crystal = (): string =>
  cut("M-14 17L-19 -2 -13 -9 -6 -1 -6 17Z", palette.violet) +
  flat("M-19 -2L-13 -9 -12 17 -14 17Z", palette.violetHigh) +
  cut("M6 17L6 3 13 -6 19 2 15 17Z", palette.violet) +
  flat("M13 -6L19 2 15 17 12 17Z", palette.violetDark) +
  cut("M-9 18L-10 -12 0 -24 10 -12 9 18Z", palette.violet) +
  flat("M-10 -12L0 -24 -1 -9 -2 18 -9 18Z", palette.violetHigh) +
  flat("M0 -24L10 -12 9 18 4 18 5 -10Z", palette.violetDark);

const treasure = (): string =>
  moved(
    "scale(1.14)",
    burst(12, 39, 29, palette.ink) + burst(12, 36, 27, palette.gold) + burst(12, 30, 25, "#7a470f", 0.5),
  ) +
  moved(
    "translate(0 -2) scale(1.2)",
    nugget(-13, 6, 0.86) +
      nugget(13, 7, 0.86) +
      nugget(0, 11, 0.95) +
      nugget(-7, -8, 0.86) +
      nugget(8, -8, 0.8) +
      nugget(0, -17, 0.6),
  ) +
  star(-16, -20, 7, "#fff") +
  star(20, -10, 5, "#fff");

const CRACK = "M-20 24Q-14 12 -13 2Q-10 -8 0 -11Q8 -15 10 -25M-8 -5Q4 2 8 10Q12 18 20 20";
const vein = (mined: boolean): string =>
  hollow() +
  moved(
    "scale(.92)",
    rod(CRACK, mined ? "#5d5148" : palette.goldDark, 4) +
      (mined
        ? ""
        : nugget(-13, 12, 0.5) +
          nugget(-8, -5, 0.66) +
          nugget(6, -14, 0.48) +
          nugget(6, 6, 0.56) +
          nugget(15, 17, 0.46)),
  );

const hole = (): string =>
  cut("M-22 2L-17 -12 -4 -18 11 -16 21 -6 22 7 12 17 -6 19 -18 13Z", "#5b4d45", 2.6) +
  flat("M-17 3L-13 -8 -3 -13 9 -11 16 -4 17 6 9 12 -5 14 -14 10Z", "#2a1c14") +
  flat("M-12 4L-9 -4 -2 -8 7 -6 12 -1 12 6 6 10 -4 11 -10 9Z", "#080403") +
  line("M-16 -8L-4 -14 9 -12", "#8f8076", 1.8);

const tunnel = (): string =>
  flat("M-13 20V-6L-8 -12H8L13 -6V20Z", "#0a0605") +
  line("M-7 20L-2.5 2M7 20L2.5 2", palette.steel, 2) +
  line("M-7 16H7M-5 10H5M-3.6 5H3.6", palette.wood, 2.2) +
  cut("M-21 21V-6H-13V21ZM21 21V-6H13V21ZM-24 -6V-14H24V-6Z", palette.wood) +
  cut("M-14 -14L0 -23 14 -14Z", palette.woodDark) +
  line("M-17 0V16M17 0V16M-20 -10H-8M4 -10H19", palette.woodDark, 1.6);

const key = (): string =>
  hollow() +
  moved(
    "rotate(-38) translate(-1 0)",
    cut("M-5 -3.4H23V3.4H21V11H15V3.4H12V9H6.5V3.4H-5Z", "#e3e8ea", 2.6) +
      `<path d="M-22 0a9.5 9.5 0 1 1 19 0a9.5 9.5 0 1 1 -19 0ZM-17 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0Z" fill="#e3e8ea" stroke="${palette.ink}" stroke-width="2.6"/>` +
      line("M-3 -1.4H20", "#ffffff", 1.6),
  );

function marker(kind: string): string {
  const [light, dark] = kind ? shades(kind) : [palette.bone, "#c23b27"];
  const device = kind ? sign(kind, 4, -11, 5) : line("M0 -15L8 -7M8 -15L0 -7", palette.bone, 3);
  return (
    cut("M-14 19Q-14 14 -6 14Q2 14 2 19Q2 23 -6 23Q-14 23 -14 19Z", palette.steelDark) +
    rod("M-6 18V-21", palette.woodHigh, 3.4, 6.4) +
    cut("M-5 -21H20L13 -11 20 -1H-5Z", dark, 2.6) +
    (kind ? line("M-4 -18.5H15M-4 -3.5H15", light, 2) : "") +
    device
  );
}

function web(): string {
  const at = (angle: number, r: number): string =>
    `${(Math.cos(angle) * r).toFixed(1)} ${(Math.sin(angle) * r).toFixed(1)}`;
  const angles = Array.from({ length: 8 }, (_, i) => (i * Math.PI) / 4 + 0.2);
  const spokes = angles.map((a) => `M0 0L${at(a, 25)}`).join("");
  const rings = [9, 16, 23]
    .map(
      (r) =>
        `M${at(angles[0]!, r)}${angles.map((a) => `Q${at(a + Math.PI / 8, r * 0.78)} ${at(a + Math.PI / 4, r)}`).join("")}`,
    )
    .join("");
  return (
    flat("M-23 0a23 23 0 1 0 46 0a23 23 0 1 0 -46 0Z", palette.ink, 0.5) +
    rod(spokes + rings, palette.bone, 1.8, 4) +
    line("M1 5L-6 1M1 8L-7 8M1 11L-5 15M11 5L18 1M11 8L19 8M11 11L17 15", palette.ink, 2.2) +
    disc(6, 8, 5.4, "#2a1712", 0) +
    disc(6, 2.5, 3.4, "#2a1712", 0) +
    flat("M6 5.5L8.5 8 6 10.5 3.5 8Z", palette.red)
  );
}

const troll = (): string =>
  mirrored(cut("M14 -6L27 -13 22 3 15 5Z", "#7f9070")) +
  cut("M-8 -17L-5 -27 -1 -20 4 -28 7 -17Z", "#4e6b3f") +
  cut("M-14 -14L-6 -20H6L14 -14 19 4 16 17 8 22H-8L-16 17 -19 4Z", "#93a481", 2.8) +
  flat("M-19 4L-16 17 -8 22H8L16 17 19 4 12 12H-12Z", "#74865f") +
  mirrored(disc(8, -1, 3.2, "#ffe14f", 1.6) + disc(7.4, -0.6, 1.3, palette.ink, 0)) +
  cut("M-16 -5L0 -1 16 -5 13 -12 0 -7 -13 -12Z", "#5d6f4b", 2) +
  cut("M-5 0L5 0 8 8 0 11 -8 8Z", "#a9b996", 2) +
  flat("M-13 13H13L9 18H-9Z", palette.ink) +
  mirrored(cut("M12 16L10 3 5.5 15Z", palette.bone, 2));

const FEATURES: Record<string, (kind: string) => string> = {
  door,
  ladder,
  start,
  exit,
  crystal,
  treasure,
  coal: () => disc(0, 0, 30, "#211a18", 3) + disc(0, 0, 26, "#37302d", 0) + stones(),
  gold: (kind) => hollow() + nuggets(Number(kind) || 3),
  vein: (kind) => vein(kind === "mined"),
  hole,
  tunnel,
  key,
  marker,
  web,
  troll,
  bridge: () => "",
  dwarf: (kind) => figure(USUAL[Number(kind) % USUAL.length]!),
};
