/** Every drawing that pictures made outside the page need, by name. Written to a file by tools/picture_kit.py. */
import cards from "../fixtures/cards.json";
import { characterHead, CHARACTERS } from "../bots/faces";
import { cardBody } from "./card";
import { goalPath, type PathCode, readPath } from "./code";
import { creature, CREATURES } from "./creature";
import { HATS, BEARDS, HAIRS, SEAT_COLOURS, SKINS, headOf } from "./dwarf";
import { feature } from "./feature";
import type { Point } from "./geometry";
import { nugget } from "./nugget";
import { definitions } from "./rock";
import { fields, fieldSpot, spots } from "./spot";
import { tool } from "./tool";

/** What stands for a colour that is chosen later. */
const LATER = { cloth: "@cloth", hair: "@hair", face: "@face", nose: "@nose" };

/** Drawings and colours as one flat table. */
export function kit(): Record<string, string> {
  const drawn: Record<string, string> = {
    definitions: definitions(),
    nugget: nugget(),
    lantern: tool("lantern"),
    cloths: SEAT_COLOURS.join(" "),
    hairs: HAIRS.join(" "),
    skins: SKINS.flat().join(" "),
  };
  for (const code of codes())
    for (const lit of subsets(segments(code)))
      drawn[`card ${code} ${lit.join(".")}`.trim()] = cardBody(code, { lit, bare: true });
  for (const code of codes()) {
    const path = pathOf(code);
    if (!path) continue;
    // A goal's group is not on its card: all its arms may be fields.
    const names = new Set(["", ...fields(path), ...path.segments.flat()]);
    drawn[`fields ${code}`] = placed([...names].map((name) => [name, fieldSpot(path, name)]));
    drawn[`features ${code}`] = placed(spots(path).map((spot) => [spot.feature.name, spot.at]));
  }
  for (const name of CREATURES) drawn[`creature ${name}`] = creature(name);
  for (const colour of ["blue", "green"])
    for (const kind of ["key", "marker"]) drawn[`${kind} ${colour}`] = feature(kind, colour);
  drawn["gate"] = cardBody("goal/?");
  HATS.forEach((_, hat) => BEARDS.forEach((_, beard) => (drawn[`head ${hat} ${beard}`] = headOf(hat, beard, LATER))));
  for (const who of CHARACTERS) drawn[`head ${who}`] = characterHead(who, LATER.cloth);
  return drawn;
}

/** Path cards in both orientations, start cards, and goals that lie open. */
function codes(): string[] {
  const all = Object.values(cards).flatMap((box) => [
    ...box.cards.filter((code) => readPath(code)),
    ...box.board,
    ...box.goals.filter((goal) => goal !== "?").map((goal) => `goal/${goal}`),
  ]);
  return [...new Set(all)].sort();
}

const pathOf = (code: string): PathCode | null => (code.startsWith("goal/") ? goalPath(code.slice(5)) : readPath(code));

const segments = (code: string): string[] => (pathOf(code)?.segments ?? []).map((segment) => segment.join(""));

/** Places by name, as `N 50 22;E 79 70`. */
const placed = (places: readonly (readonly [string, Point])[]): string =>
  places.map(([name, at]) => `${name} ${at.map((value) => Math.round(value)).join(" ")}`).join(";");

const subsets = (items: readonly string[]): string[][] =>
  items.reduce<string[][]>((found, item) => [...found, ...found.map((some) => [...some, item])], [[]]);
