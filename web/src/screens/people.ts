/** Names of the people at a table. */
import type { BotInfo, Chat, SeatInfo, TableInfo, Table } from "../net/types";
import { session } from "../net/session.svelte";
import { listed } from "../words/card";
import { t } from "../words/words.svelte";

/** The character of a bot, as the server writes it: `miner@odo`. */
export const characterOf = (bot: string | null | undefined): string => bot?.split("@")[1] ?? "";

/** A bot's name without its character. */
const baseOf = (bot: string): string => bot.split("@")[0] ?? bot;

/** What a character is called. */
const called = (bot: string): string => {
  const who = characterOf(bot);
  return who && who.charAt(0).toUpperCase() + who.slice(1);
};

const BOTS = ["Alva", "Brom", "Tilda", "Odo", "Fenja", "Grimma", "Hakon", "Isa", "Jost", "Korin", "Lumi", "Mato"];

/** Two people with the same name would make sentences ambiguous. */
const apart = (name: string, taken: Set<string>): string => (taken.has(name) ? `${name} II` : name);

/** Whether this device is handed round: somebody else plays on it, too. */
export const isHanded = ({ seats, you }: Pick<Table, "seats" | "you">): boolean =>
  seats.some(({ keeper }) => keeper !== null && keeper === you);

/** A name for every seat; bots get dwarf names, so that sentences about them read well. */
export function namesOf(seats: SeatInfo[]): string[] {
  const taken = new Set(seats.filter((seat) => seat.person !== null).map((seat) => seat.name));
  const own = seats.map((seat) => (seat.bot === null ? "" : called(seat.bot)));
  return seats.map((seat, place) => {
    if (seat.person !== null) return seat.name || t("page-somebody-left");
    if (seat.bot === null) return t("page-free-seat");
    // The second of the same character is told by a name that nobody else has.
    const wish = own.indexOf(own[place] ?? "") === place ? own[place] : "";
    return apart(wish || (BOTS[seat.seat] ?? seat.name), wish ? taken : new Set([...taken, ...own]));
  });
}

/** The name of a seat in a list of tables: bots keep their own names there. */
export function listedName(name: string, seat: number, bots: string[]): string {
  return bots.includes(baseOf(name)) ? called(name) || (BOTS[seat] ?? name) : name;
}

/** Who else sits at a listed table, in a few words. */
export function company(table: TableInfo, bots: BotInfo[], most = 3): string {
  const known = bots.map((bot) => bot.name);
  // Before a match an empty name is a free seat, later somebody who left.
  const names = table.names.flatMap((name, seat) =>
    seat === table.yours || (!name && table.phase === "lobby")
      ? []
      : [name ? listedName(name, seat, known) : t("page-somebody-left")],
  );
  const rest = names.length - most;
  return rest > 0 ? `${names.slice(0, most).join(", ")} ${t("page-and-more", { count: rest })}` : names.join(", ");
}

/** The same for a match that has begun and of which only names are known. */
export function namesAt(table: TableInfo, bots: BotInfo[]): string[] {
  const known = bots.map((bot) => bot.name);
  const taken = new Set(table.names.filter((name) => !known.includes(baseOf(name))));
  return table.names.map((name, seat) => {
    if (!name) return t("page-somebody-left");
    if (!known.includes(baseOf(name))) return name;
    const first = table.names.findIndex((other) => called(other) === called(name)) === seat;
    return apart(listedName(first ? name : baseOf(name), seat, known), taken);
  });
}

/** What the start is waiting for, the same for every reader. The host is ready by starting. */
export function waitsFor(table: Pick<Table, "seats" | "host">): { free: number; unready: SeatInfo[] } {
  return {
    free: table.seats.filter((seat) => !seat.person && !seat.bot).length,
    unready: table.seats.filter((seat) => seat.person && !seat.ready && seat.person !== table.host),
  };
}

/** Who won a listed match, as a sentence; empty if unknown or played alone. */
export function winners(table: TableInfo): string {
  if (!table.winners || table.players === 1) return "";
  if (!table.winners.length) return t("page-won-nobody");
  const known = session.bots;
  const names = namesAt(table, known);
  const others = table.winners.filter((seat) => seat !== table.yours);
  return t("page-match-won", {
    you: others.length < table.winners.length ? "yes" : "no",
    names: listed(others.map((seat) => names[seat] ?? "")),
    count: table.winners.length,
  });
}

/** The other people with a seat or in the chat. */
export function othersAt(
  table: Pick<Table, "seats" | "you">,
  chat: Pick<Chat, "person" | "name">[],
): { person: string; name: string; seated: boolean }[] {
  const found = new Map<string, { person: string; name: string; seated: boolean }>();
  for (const { person, name } of table.seats) if (person) found.set(person, { person, name, seated: true });
  for (const { person, name } of chat) if (!found.has(person)) found.set(person, { person, name, seated: false });
  return [...found.values()].filter(({ person }) => person !== table.you);
}
