/** Names of cards, goals and roles. */
import { readAction, readPath, SIDES, type PathCode, type Side } from "../art/code";
import { t, words } from "./words.svelte";

export const HIDDEN = "?";

/** The key of a card's name; path cards share one per kind. */
export function cardKey(code: string): string {
  const path = readPath(code);
  if (path === null) {
    const action = readAction(code);
    return action?.group ? `card-cave-${action.name}` : `card-${code}`;
  }
  const first = path.features[0];
  if (first !== undefined) {
    const feature = /^\d/.test(first.kind) || !first.kind ? first.name + first.kind : `${first.name}-${first.kind}`;
    const sides = path.segments.flat().length;
    if (path.group && words.has(`card-cave-${first.name}`)) return `card-cave-${first.name}`;
    if (sides === 4 && first.name === "ladder")
      return first.kind && words.has("card-duel-start") ? "card-duel-start" : "card-start";
    // A door or troll on one arm, a coloured ladder and gold belong to the Duel.
    const duel = `duel-${first.name}`;
    const names = first.arm || first.kind ? [...(first.arm ? [duel] : []), feature, duel, first.name] : [feature, duel];
    const known = names.find((name) => words.has(`card-${name}`));
    if (known) return `card-${known}`;
  }
  return wayKey(path);
}

function wayKey(path: PathCode): string {
  const lengths = path.segments.map((segment) => segment.length);
  const longest = path.segments.reduce((best, segment) => (segment.length > best.length ? segment : best));
  const straight = ["NS", "EW"].includes(longest.join(""));
  if (lengths.length === 2 && lengths.every((length) => length === 2)) {
    return straight ? "card-bridge" : "card-double-curve";
  }
  if (longest.length === 1) return "card-dead-end";
  if (longest.length === 2) return straight ? "card-straight" : "card-curve";
  return longest.length === 3 ? "card-junction" : "card-crossing";
}

/** A card's name; `form` is an attribute of its text: `a` inside a sentence, `short`, `help`. */
export function cardName(code: string | null | undefined, form = ""): string {
  if (!code || code === HIDDEN) return t("card-unknown");
  const key = cardKey(code);
  if (form && words.has(`${key}.${form}`)) return t(`${key}.${form}`);
  if (words.has(key)) return t(key);
  return t(form ? `card-other.${form}` : "card-other", { name: readable(code) });
}

/** A name derived from the code of a card without texts, such as one of house rules. */
const readable = (code: string): string => (readAction(code)?.name ?? code).replaceAll("-", " ");
/** A side as shown on the board: rotated by a quarter, north is on the right. */
export const sideName = (side: string, down = false): string =>
  t(`play-side-${SIDES[(SIDES.indexOf(side as Side) + Number(down)) % 4] ?? side}`);

/** What a card is for in a game, and the open sides of a path. */
export function cardHelp(code: string, game: string, down = false): string {
  const path = readPath(code);
  const key = `${cardKey(code)}.help`;
  const told = words.has(key) ? t(key, { game }) : cardName(code, "help");
  if (path === null) return told;
  const sides = listed(
    path.segments
      .flat()
      .sort(bySide)
      .map((side) => sideName(side, down)),
  );
  const apart = path.segments.every((segment) => segment.length === 1);
  return `${told} ${t(apart ? "play-shape-apart" : "play-shape-joined", { sides })}`;
}

/** What lies under a goal. */
export function goalName(what: string | null | undefined, form = ""): string {
  const kind = !what || what === HIDDEN ? "unknown" : (what.split(" ")[0] ?? "").replace(/^.*:/, "");
  const value = nuggets(what);
  if (value && !form) return t(words.has("goal-nuggets") ? "goal-nuggets" : "gold-card", { value });
  if (!words.has(`goal-${kind}`) && words.has("goal-empty") && !form) return t("goal-empty");
  const key = words.has(`goal-${kind}`) ? `goal-${kind}` : "goal-stone";
  return t(form ? `${key}.${form}` : key);
}

/** Number of nuggets on a card of the Duel. */
export function nuggets(code: string | null | undefined): number {
  return Number(/gold([1-3])/.exec(code ?? "")?.[1] ?? 0);
}

export function roleName(role: string | null | undefined, form = ""): string {
  if (!role || role === HIDDEN) return t("role-unknown");
  return t(form ? `role-${role}.${form}` : `role-${role}`);
}

/** A card in front of a player: the tool it breaks, or what it does to them. */
export function frontName(card: string): string {
  if (card.startsWith("broken-")) return t(`tool-${card.slice(7)}`);
  return words.has(`front-${card}`) ? t(`front-${card}`) : cardName(card);
}

/** Words joined to a list. */
export function listed(parts: string[]): string {
  if (parts.length < 2) return parts.join("");
  return `${parts.slice(0, -1).join(", ")} ${t("list-and")} ${parts.at(-1) ?? ""}`;
}

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

function bySide(a: string, b: string): number {
  return "NESW".indexOf(a) - "NESW".indexOf(b);
}
