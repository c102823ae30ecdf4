/** Any card as SVG text, from its code.

    Card codes are those of the notation: `NE|SW`, `NESW:troll@W`, `broken-pick`, `II.rat`. Beside them:
    `goal/gold`, `goal/stone NE`, `goal/NW:gold2`, `goal/?` · `role/digger`, `role/?` · `gold/3`, `gold/?` · `back/deck`, `back/II`.
*/
import { action } from "./action";
import { back, gate } from "./back";
import { type PathCode, readAction, readPath } from "./code";
import { feature } from "./feature";
import { type Frame, frameOf } from "./frame";
import { type Turn, turned } from "./geometry";
import { nugget } from "./nugget";
import { burst, disc, line, moved, round } from "./paper";
import { palette } from "./palette";
import { role } from "./role";
import { fields, fieldSpot, spots } from "./spot";
import { drawWays, type Lit } from "./tunnel";

export interface Look {
  turn?: Turn;
  lit?: Lit;
  /** The quarter of the rock pattern, so that it continues from card to card. */
  rock?: number;
  /** Without background, for scenes. */
  bare?: boolean;
}

/** The inner SVG of a card. */
export function cardBody(code: string, look: Look = {}): string {
  return draw(code, look) ?? question(frameOf(look.turn ?? 0));
}

/** Whether the code can be drawn. */
export const isDrawn = (code: string): boolean => draw(code, {}) !== null;

function draw(code: string, look: Look): string | null {
  const turn = look.turn ?? 0;
  const frame = frameOf(turn);
  const slash = code.indexOf("/");
  const [kind, name] = slash < 0 ? ["", code] : [code.slice(0, slash), code.slice(slash + 1)];
  if (kind === "goal") return goal(name, look);
  if (kind === "role") return name === "?" ? back("role", frameOf(0)) : role(name);
  if (kind === "gold") return name === "?" ? back("gold", frame) : goldCard(Number(name), frame);
  if (kind === "back") return back(name, frame);
  const path = readPath(code);
  if (path) return pathCard(code, path, look);
  const act = readAction(code);
  return act ? action(act.name, frame) + frame.notches(act.group) : null;
}

function goal(name: string, look: Look): string | null {
  if (name === "?") return gate(frameOf(look.turn ?? 0), (look.rock ?? 0) % 4);
  const [what, shape = "NESW"] = name.split(" ");
  const code = what === "gold" ? "NESW:treasure" : what === "stone" ? `${shape}:coal` : name;
  const path = readPath(code);
  return path && pathCard(code, path, look, "III");
}

function pathCard(code: string, path: PathCode, look: Look, group = path.group): string | null {
  const turn = look.turn ?? 0;
  const frame = frameOf(turn);
  const known = isStart(path) ? asStart(path) : path;
  const things = spots(known).map(({ feature: { name, kind }, at, scale }) => {
    const [x, y] = turned(at, turn);
    const body = feature(name, kind);
    return moved(`translate(${round(x)} ${round(y)})${scale === 1 ? "" : ` scale(${scale})`}`, body);
  });
  const ground = look.bare ? "" : frame.ground(`url(#rock-${(look.rock ?? 0) % 4})`);
  const steps =
    path.group || (group && known.features.some((item) => CAVE.has(item.name))) ? stepping(path, group, turn) : "";
  return ground + drawWays(path, turn, code, look.lit ?? true) + steps + things.join("") + frame.notches(path.group);
}

/** Only goals of The Dark Cave have these. */
const CAVE = new Set(["exit", "ladder", "hole", "vein"]);

/** The start is the only crossroads with a ladder. */
export const isStart = (path: PathCode): boolean =>
  path.segments[0]!.length === 4 && path.features.some((item) => item.name === "ladder");

const asStart = (path: PathCode): PathCode => ({
  ...path,
  features: path.features.map((item) => (item.name === "ladder" ? { ...item, name: "start" } : item)),
});

/** The fields for figures, as flat stones. */
const stepping = (path: PathCode, group: string, turn: Turn): string =>
  fields(path, group)
    .map((field) => turned(fieldSpot(path, field), turn))
    .map(
      ([x, y]) =>
        `<ellipse cx="${round(x)}" cy="${round(y + 2)}" rx="7.5" ry="5.5" fill="#c9b391" stroke="${palette.ink}" stroke-width="2"/>` +
        `<ellipse cx="${round(x - 1)}" cy="${round(y + 1)}" rx="4.5" ry="2.8" fill="#e9dabb"/>`,
    )
    .join("");

function goldCard(value: number, frame: Frame): string | null {
  const heaps = [
    nugget(0, 0, 1.6),
    nugget(-14, 8, 1.25) + nugget(15, -8, 1.25),
    nugget(-16, 10, 1.15) + nugget(16, 10, 1.15) + nugget(0, -12, 1.25),
  ];
  const heap = heaps[value - 1];
  return heap
    ? frame.ground("#2a1d0b") + frame.plate("#4a3310", palette.gold) + frame.middle(burst(12, 44, 30, "#6b4a14") + heap)
    : null;
}

const question = (frame: Frame): string =>
  frame.ground("#2c231e") +
  frame.middle(
    disc(0, 0, 24, palette.bone, 3) + line("M-7 -7Q-7 -15 0 -15Q8 -15 8 -7Q8 -1 0 2V6M0 14V14.2", palette.ink, 5),
  );
