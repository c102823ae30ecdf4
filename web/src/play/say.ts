/** Moves and cells as text. */
import { goalPath, readPath, type PathCode } from "../art/code";
import { isStart } from "../art/card";
import type { Move, View } from "../net/types";
import { capital, cardName, frontName, goalName, HIDDEN, listed, sideName } from "../words/card";
import { beyond, cellKey, cellName, origin, type Cell } from "../words/place";
import { t, words } from "../words/words.svelte";
import type { Option, Spot } from "./choice.svelte";
import type { Lit } from "./reached";

/** The label of an option's button. */
export function sayOption(option: Option, view: View, names: readonly string[], down = false): string {
  if (option.act === "cancel") return t("play-do-cancel");
  if (option.act === "pay") return t("play-do-pay-off", payOff(option.card ?? ""));
  return option.offer ? sayMove(option.offer.move, view, names, down) : "";
}

/** What two cards buy: a repaired tool, freedom, or one card less in front of the player. */
function payOff(card: string): { kind: string; card: string } {
  const kind = card.startsWith("broken-") ? "broken" : card.endsWith("trapped") ? "trapped" : "other";
  return { kind, card: frontName(card) };
}

/** A move as an action. */
export function sayMove(move: Move, view: View, names: readonly string[], down = false): string {
  const where = move.cell ? cellName(move.cell, origin(view)) : "";
  const part = move.field ? ` ${partName(move.field, down)}` : "";
  const values = {
    name: (move.seat ?? null) === null ? "" : (names[move.seat!] ?? ""),
    tool: move.tool ? t(`tool-${move.tool}`) : toolOf(move.card),
    cell: where + part,
    beyond: move.cell && move.side ? cellName(beyond(move.cell, move.side), origin(view)) : "",
    card: cardName(move.card, "a"),
    value: move.value ?? 0,
    count: move.cards?.length ?? 0,
    values: (move.values ?? []).join(" + "),
  };
  const own = (move.seat ?? null) !== null && move.seat === view.seat;
  return told(keyOf(move, view), own, values);
}

/** A move as an action, with the card it lays or the cards it costs, for people who do not see the selection. */
export function sayWhole(move: Move, view: View, names: readonly string[], down = false): string {
  const key = `play-whole-${move.verb}`;
  if (move.verb === "lay" && move.card && move.cell)
    return capital(t(key, { card: cardName(move.card, "a"), cell: cellName(move.cell, origin(view)) }));
  if (!move.cards?.length || !words.has(key)) return sayMove(move, view, names, down);
  const what = move.verb === "remove" ? t("play-do-pay-off", payOff(move.card ?? "")) : "";
  return t(key, { what, cards: listed(move.cards.map((card) => cardName(card))) });
}

function keyOf(move: Move, view: View): string {
  if (move.verb === "take" && view.prompt?.kind === "vein") return "play-do-take-vein";
  if (move.verb !== "play") return `play-do-${move.verb}`;
  const name = (move.card ?? "").replace(/^I{1,3}\./, "");
  if (name.startsWith("broken-")) return "play-do-broken";
  if (name.startsWith("repair-")) return "play-do-repair";
  return name === "information" && move.cell ? "play-do-information-cell" : `play-do-${name}`;
}

function told(key: string, own: boolean, values: Record<string, string | number>): string {
  if (own) {
    const said = t(`${key}.own`, values);
    if (said !== `${key}.own`) return said;
  }
  const said = t(key, values);
  return said === key ? t("play-do-play", values) : said;
}

const toolOf = (card: string | null | undefined): string => {
  const tool = /^(?:broken|repair)-([a-z]+)$/.exec(card ?? "")?.[1];
  return tool ? t(`tool-${tool}`) : "";
};

const partName = (field: string, down: boolean): string => (/^[NESW]$/.test(field) ? sideName(field, down) : field);

/** The description of a cell, for those who cannot see it. */
export function sayCell(
  cell: Cell,
  view: View,
  names: readonly string[],
  lit: Lit,
  spots: readonly Spot[],
  aimed: string | null,
  down = false,
): string {
  const parts = [cellName(cell, origin(view))];
  const here = (other: readonly number[]): boolean => other[0] === cell[0] && other[1] === cell[1];
  const goal = view.goals.find((one) => here(one.cell));
  const laid = view.board.find((one) => here(one.cell));
  if (goal && !goal.open)
    parts.push(goal.card === HIDDEN ? t("play-cell-hidden") : t("play-cell-known", { goal: goalName(goal.card) }));
  else if (goal) parts.push(goalName(goal.card), ...sayPath(goalPath(goal.card), down));
  else if (laid) parts.push(...sayCard(laid.card, lit.get(cellKey(cell)) ?? [], down));
  else parts.push(t("play-cell-empty"));
  parts.push(...things(cell, view, names, down));
  if (spots.some((spot) => spot.key === aimed)) parts.push(t("play-cell-aimed"));
  else if (spots.length) parts.push(t(spots[0]!.act === "lay" ? "play-cell-lay" : "play-cell-choose"));
  return parts.join(", ");
}

function sayCard(card: string, lit: readonly string[], down: boolean): string[] {
  const path = readPath(card);
  const name = path && isStart(path) ? t("play-cell-start") : cardName(card);
  const own = lit.some((way) => !way.startsWith("~"));
  return [name, ...sayPath(path, down), t(own ? "play-cell-lit" : lit.length ? "play-cell-far" : "play-cell-cold")];
}

/** The paths of a card and what lies on them. */
export function sayPath(path: PathCode | null, down = false): string[] {
  if (!path) return [];
  const sides = (segment: readonly string[]): string => listed(segment.map((side) => sideName(side, down)));
  const joined = path.segments
    .filter((segment) => segment.length > 1)
    .map((segment) => t("play-joined", { sides: sides(segment) }));
  const stubs = path.segments.filter((segment) => segment.length === 1).flat();
  const features = path.features.map(({ name, kind, arm }) => {
    const said = t(`play-feature-${name}`, { kind: kind || "none" });
    return arm ? `${said} ${sideName(arm, down)}` : said;
  });
  return [...joined, ...(stubs.length ? [t("play-stubs", { sides: sides(stubs) })] : []), ...features];
}

/** What is on a cell besides its card. */
function things(cell: Cell, view: View, names: readonly string[], down: boolean): string[] {
  const key = cellKey(cell);
  const at = (field: string): boolean => field.split(".")[0] === key;
  const name = (seat: number): string => names[seat] ?? "";
  const { cave, duel } = view;
  return [
    ...(cave?.figures.flatMap((field, seat) => (at(field) ? [t("play-cell-figure", { name: name(seat) })] : [])) ?? []),
    ...(cave?.creatures
      .filter(({ field }) => at(field))
      .map((one) => t("play-cell-creature", { creature: one.name })) ?? []),
    ...(cave?.webs
      .filter((web) => cellKey(web.cell) === key)
      .map((web) => t("play-cell-web", { side: sideName(web.side, down) })) ?? []),
    ...(duel?.marked
      .filter((one) => cellKey(one.cell) === key)
      .map((one) => t("play-cell-marker", { name: name(one.seat) })) ?? []),
    ...(duel?.keys
      .filter((one) => cellKey(one.cell) === key)
      .map((one) => t("play-cell-key", { name: name(one.seat) })) ?? []),
  ];
}
