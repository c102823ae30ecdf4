/** Events, claims and results as sentences for one reader. */
import type { Event, Outcome, Result, View } from "../net/types";
import { cardName, capital, goalName, HIDDEN, listed, nuggets, roleName } from "./card";
import { beyond, cellName, fieldName, origin, type Cell } from "./place";
import { t, words, type Values } from "./words.svelte";

/** Events that are shown by pictures or tell nothing new. */
const SILENT = new Set(["draw", "role", "show-role", "show-aside", "offer"]);

export interface Reader {
  names: string[];
  /** The reader's seat; null for a spectator. */
  seat: number | null;
  view: View;
  /** The seats of people the reader has muted. */
  deaf?: readonly number[];
}

export function tell(event: Event, reader: Reader): string {
  // In the solo game, cards that others would play strike the player.
  const alone = `event-${event.kind}-alone`;
  const key = reader.names.length === 1 && words.has(alone) ? alone : `event-${event.kind}`;
  if (!words.has(key)) return t("page-event", { who: name(reader, event.seat), what: event.kind });
  return t(key, values(event, reader));
}

/** Whether an event is worth a line; dealing is not, nor are claims of muted people. */
export function telling(events: Event[], index: number, reader: Pick<Reader, "seat" | "deaf">): boolean {
  const event = events[index];
  if (event === undefined) return false;
  if (event.kind === "draw") return event.seat === reader.seat && !dealt(events, index);
  if (event.kind === "claim") return !reader.deaf?.includes(event.seat ?? -1);
  return !SILENT.has(event.kind);
}

/** Whether only the reader knows what this line says. */
export function isPrivate(event: Event, seat: number | null): boolean {
  if (seat === null || event.seat !== seat) return false;
  return ["draw", "map", "look", "look-aside", "take"].includes(event.kind);
}

function values(event: Event, reader: Reader): Values {
  const from = origin(reader.view);
  const found: Values = {
    you: event.seat !== undefined && event.seat !== null && event.seat === reader.seat ? "yes" : "no",
    who: name(reader, event.seat),
    card: cardName(event.card, "a"),
    cell: event.cell ? cellName(event.cell, from) : "",
    known: [event.role, event.goal, event.card, event.value].includes(HIDDEN) ? "no" : "yes",
    game: reader.view.game,
    round: event.round ?? 0,
    winner: event.winner ?? "",
    reached: event.seat === undefined || event.seat === null ? "no" : "yes",
    beyond: event.cell && event.side ? cellName(beyond(event.cell, event.side), from) : "",
    vote: event.vote ?? "",
    reason: event.reason ?? "",
    field: event.field ? fieldName(event.field, from) : "",
    value: event.kind === "collect" ? nuggets(event.card) : typeof event.value === "number" ? event.value : 0,
  };
  if (event.role) found["role"] = roleName(event.role, "a");
  if (event.cell) found["place"] = place(event.cell, reader.view);
  if (event.goal) found["goal"] = goalName(event.goal);
  if (event.tool) found["tool"] = t(`tool-${event.tool}`);
  if (event.creature) found["creature"] = t(`creature-${event.creature}${event.kind === "fend" ? ".a" : ""}`);
  if (event.target !== undefined && event.target !== null) aim(found, event.seat, event.target, reader);
  // It is named, not acted upon.
  if (event.kind === "no-effect") found["card"] = capital(cardName(event.card));
  if (event.kind === "play") found["at"] = event.cell ? "cell" : found["target"] ? "player" : "none";
  if (event.claim) found["claim"] = claim(event.seat, event.claim, reader);
  if (event.values) {
    const cards = event.values.filter((value) => typeof value === "number");
    found["values"] = cards.map((value) => t("gold-card", { value })).join(", ");
    found["count"] = event.values.length;
    found["known"] = cards.length ? "yes" : "no";
    found["yellow"] = event.values[0] ?? 0;
    found["blue"] = event.values[1] ?? 0;
  }
  return found;
}

/** A claim in words. */
export function claim(by: number | null | undefined, text: string, reader: Reader): string {
  const [what = "", about = ""] = text.split(" ");
  const found: Values = { game: reader.view.game };
  if (about.includes(",")) {
    const [x = 0, y = 0] = about.split(",").map(Number);
    found["place"] = place([x, y], reader.view, "at");
  } else if (about.startsWith("p")) aim(found, by, Number(about.slice(1)) - 1, reader);
  return t(`claim-${what}`, found);
}

/** A goal as one, with its cell; any other cell by its name. Nobody can say "upper": a phone's board lies turned. */
export function place([x, y]: Cell, view: View, form = ""): string {
  const at = cellName([x, y], origin(view));
  if (!view.goals.some(({ cell }) => cell[0] === x && cell[1] === y)) return at;
  return t(form ? `goal-other.${form}` : "goal-other", { cell: at });
}

export function name(reader: Reader, seat: number | null | undefined): string {
  return seat === null || seat === undefined ? "" : (reader.names[seat] ?? `${seat + 1}`);
}

/** A player's name, or "you". */
export function called(reader: Reader, seat: number): string {
  return seat === reader.seat ? t("you") : name(reader, seat);
}

function aim(found: Values, by: number | null | undefined, at: number, reader: Reader): void {
  found["target"] = at === reader.seat ? "you" : at === by ? "self" : "other";
  found["name"] = name(reader, at);
}

function dealt(events: Event[], index: number): boolean {
  for (let at = index - 1; at >= 0; at--) {
    const kind = events[at]?.kind;
    if (kind === "round") return true;
    if (kind !== "draw" && kind !== "role") return false;
  }
  return false;
}

/** The winning side of a round; nobody if that side has no share (no members, or all trapped). */
function winningSide(result: Result): string {
  const member = result.winner.replace(/s$/, "");
  const shares = result.winners.some((seat) => !result.verdict || result.roles[seat]?.endsWith(member));
  return shares ? result.winner : "nobody";
}

/** Who won a round, as a sentence. */
export function winnerLine(result: Result, reader: Reader): string {
  const side = winningSide(result);
  if (side === "nobody" && result.winners.length) {
    return t("round-won-others", { names: listed(result.winners.map((seat) => called(reader, seat))) });
  }
  // In the Duel a colour is a person, in The Dark Cave a clan.
  const dwarf = reader.view.duel?.colours.indexOf(result.winner) ?? -1;
  if (dwarf >= 0) return t("page-round-won", winning([dwarf], reader));
  const key = reader.view.duel ? `duel-won-${result.winner}` : `round-won-${side}`;
  return words.has(key) ? t(key) : t("page-round-won", winning(result.winners, reader));
}

/** The winners, for a sentence that addresses the reader if they are among them. */
function winning(seats: readonly number[], reader: Reader): Values {
  const others = seats.filter((seat) => seat !== reader.seat);
  return {
    you: others.length < seats.length ? "yes" : "no",
    names: listed(others.map((seat) => name(reader, seat))),
    count: seats.length,
  };
}

/** Why a round ended as it did, sentence by sentence. */
export function reasons(result: Result, reader: Reader): string[] {
  const who: Values = {
    you: result.reached_by !== null && result.reached_by === reader.seat ? "yes" : "no",
    who: name(reader, result.reached_by),
  };
  const key = `result-${result.reason}`;
  return [...(words.has(key) ? [t(key, who)] : []), ...verdict(result, reader)];
}

function verdict(result: Result, reader: Reader): string[] {
  const found = result.verdict;
  if (!found) return [];
  const from = origin(reader.view);
  const who = (seat: number): Values => ({ you: seat === reader.seat ? "yes" : "no", who: name(reader, seat) });
  const lines: string[] = [];
  if (found.connector === null) lines.push(t("verdict-not-connected"));
  else {
    lines.push(t("verdict-connected", { role: roleName(found.connector_role), ...who(found.connector) }));
    const ways: Record<string, [number, number][]> = { blue: found.blue_way, green: found.green_way };
    for (const [team, way] of Object.entries(ways)) {
      const cells = way.map((cell) => cellName(cell, from)).join(", ");
      lines.push(way.length ? t(`verdict-${team}-free`, { cells }) : t(`verdict-${team}-shut`));
    }
    const own = ways[(found.connector_role ?? "").replace("-digger", "")];
    const open = Object.values(ways).filter((way) => way.length).length;
    if (own?.length && open === 2) lines.push(t("verdict-own-team"));
    else if (own && !own.length && open) lines.push(t("verdict-special"));
  }
  const counted = listed(found.counted.map((seat) => called(reader, seat)));
  const share = { count: found.counted.length, names: counted, share: found.share };
  lines.push(found.counted.length ? t("verdict-share", share) : t("verdict-nobody"));
  for (const seat of found.counted) {
    const less = found.deductions[seat] ?? 0;
    const role = roleName(result.roles[seat]);
    if (less) lines.push(t("verdict-less", { role, less, gold: found.paid[seat] ?? 0, ...who(seat) }));
  }
  for (const seat of found.left_out) lines.push(t("verdict-left-out", who(seat)));
  found.mined.forEach((gold, seat) => {
    if (gold) lines.push(t("verdict-mined", { crystals: found.crystals, gold, ...who(seat) }));
  });
  for (const { thief, victim } of found.stolen) {
    if (victim === null) continue;
    const target = victim === reader.seat ? "you" : "other";
    lines.push(t("verdict-stole", { target, name: name(reader, victim), ...who(thief) }));
  }
  return lines;
}

/** How the match ended, as a sentence. */
export function outcomeLine(outcome: Outcome, reader: Reader): string {
  const key = `outcome-${outcome.reason}`;
  const winners = capital(listed(outcome.winners.map((seat) => called(reader, seat))));
  const alone = outcome.winners.length === 1 ? name(reader, outcome.winners[0]) : winners;
  const you = reader.seat !== null && outcome.winners.includes(reader.seat) ? "yes" : "no";
  const gold = outcome.gold[0] ?? 0;
  if (words.has(key)) return t(key, { you, who: alone, gold });
  return t("page-match-won", winning(outcome.winners, reader));
}
