/** What everyone at a table is called. */
import type { SeatInfo } from "../net/types";
import { t } from "../words/words.svelte";

const BOTS = ["Alva", "Brom", "Tilda", "Odo", "Fenja", "Grimma", "Hakon", "Isa", "Jost", "Korin", "Lumi", "Mato"];

/** A name for every seat; bots are called by names of dwarfs, so that sentences about them read well. */
export function namesOf(seats: SeatInfo[]): string[] {
  const taken = new Set(seats.filter((seat) => seat.person !== null).map((seat) => seat.name));
  return seats.map((seat) => {
    if (seat.person !== null) return seat.name;
    if (seat.bot === null) return t("page-free-seat");
    const name = BOTS[seat.seat] ?? seat.name;
    return taken.has(name) ? `${name} II` : name;
  });
}

/** What a seat in a list of tables is called: bots go by their own names there. */
export function listedName(name: string, seat: number, bots: string[]): string {
  return bots.includes(name) ? (BOTS[seat] ?? name) : name;
}
