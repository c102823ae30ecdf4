/** Card codes: parse and rotate the notation. */
export type Side = "N" | "E" | "S" | "W";
export const SIDES: readonly Side[] = ["N", "E", "S", "W"];

export interface Feature {
  /** Its kind: door, ladder, gold … */
  name: string;
  /** Its colour, or the number of nuggets. */
  kind: string;
  arm: Side | null;
}

export interface PathCode {
  /** I, II or III in The Dark Cave, else empty. */
  group: string;
  segments: Side[][];
  features: Feature[];
}

const PATH = /^(?:(I{1,3})\.)?([NESW]+(?:\|[NESW]+)*)(?::(.+))?$/;
const ACTION = /^(?:(I{1,3})\.)?([a-z][a-z0-9-]*)$/;
const cache = new Map<string, PathCode | null>();

/** The parts of a path card's code; null for other codes. */
export function readPath(code: string): PathCode | null {
  let found = cache.get(code);
  if (found === undefined) cache.set(code, (found = parse(code)));
  return found;
}

/** The path card of a face-up goal. */
export function goalPath(card: string): PathCode | null {
  const [what = "", shape] = card.split(" ");
  if (what === "gold") return readPath("NESW");
  return readPath(what === "stone" ? (shape ?? "NESW") : what);
}

/** An action card's group and name; null for other codes. */
export function readAction(code: string): { group: string; name: string } | null {
  const found = ACTION.exec(code);
  return found && { group: found[1] ?? "", name: found[2]! };
}

/** The segment of a feature: its arm's, else the only or longest one. */
export function segmentOf(path: PathCode, feature: Feature): Side[] {
  const own = feature.arm && path.segments.find((segment) => segment.includes(feature.arm!));
  return own || path.segments.reduce((best, segment) => (segment.length > best.length ? segment : best));
}

/** A canonical text, equal for all codes of the same card in the same orientation. */
export function sameness(code: string): string {
  const path = readPath(code);
  if (!path) return code;
  const segments = path.segments.map((segment) => segment.join("")).sort();
  const features = path.features.map((feature) => {
    const segment = segmentOf(path, feature);
    const exact =
      ["door", "troll"].includes(feature.name) ||
      (path.group.length > 1 && segment.length > 1 && ["hole", "ladder", "vein"].includes(feature.name));
    return `${feature.name}${feature.kind}@${(exact && feature.arm) || segment.join("")}`;
  });
  return `${path.group}.${segments.join("|")}:${features.sort().join("+")}`;
}

/** The code of a card turned by 180 degrees. */
export function halfTurned(code: string): string {
  const path = readPath(code);
  if (!path) return code;
  const segments = path.segments.map((segment) => inOrder(segment.map(opposite)).join("")).sort(bySegment);
  const features = path.features.map(({ name, kind, arm }) => {
    const word = /^\d$/.test(kind) ? `${name}${kind}` : kind ? `${name}-${kind}` : name;
    return arm ? `${word}@${opposite(arm)}` : word;
  });
  return `${path.group && `${path.group}.`}${segments.join("|")}${features.length ? `:${features.join("+")}` : ""}`;
}

export const opposite = (side: Side): Side => SIDES[(SIDES.indexOf(side) + 2) % 4]!;

export const inOrder = (sides: Side[]): Side[] => [...sides].sort((a, b) => SIDES.indexOf(a) - SIDES.indexOf(b));

function parse(code: string): PathCode | null {
  const found = PATH.exec(code);
  if (!found) return null;
  const segments = found[2]!.split("|").map((segment) => inOrder([...segment] as Side[]));
  const features = (found[3] ?? "")
    .split("+")
    .filter(Boolean)
    .map((word): Feature => {
      const [what = "", arm = ""] = word.split("@");
      const [, name = what, kind = ""] = /^([a-z]+)-?([a-z0-9]*)$/.exec(what) ?? [];
      return { name, kind, arm: (arm as Side) || null };
    });
  return { group: found[1] ?? "", segments, features };
}

const bySegment = (a: string, b: string): number =>
  b.length - a.length || SIDES.indexOf(a[0] as Side) - SIDES.indexOf(b[0] as Side);
