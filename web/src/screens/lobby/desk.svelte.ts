/** The requests a player can make at a table before its match begins. */
import type { Looks } from "../../art/dwarf";
import { type Choice, company, joined, remembered, split } from "../../bots/choice.svelte";
import type { Connection } from "../../net/connection.svelte";
import { session } from "../../net/session.svelte";
import type { SeatInfo, Table } from "../../net/types";
import { attempt } from "../../parts/attempt";
import { notices } from "../../parts/notices.svelte";
import { keptLooks, keepLooks } from "../../room/kept";
import { capital } from "../../words/card";
import { t, words } from "../../words/words.svelte";
import { characterOf, namesOf, waitsFor } from "../people";

export class Desk {
  readonly #connection: () => Connection;
  readonly #table: () => Table;

  constructor(connection: () => Connection, table: () => Table) {
    this.#connection = connection;
    this.#table = table;
  }

  get table(): Table {
    return this.#table();
  }

  readonly names = $derived.by(() => namesOf(this.table.seats));
  readonly me = $derived.by(() => this.table.seats.find((seat) => seat.you));
  readonly host = $derived.by(() => this.table.you !== null && this.table.host === this.table.you);
  readonly hostName = $derived.by(() => this.table.seats.find((seat) => seat.person === this.table.host)?.name ?? "");
  readonly waiting = $derived.by(() => waitsFor(this.table));
  /** The bots this person likes to play against. */
  readonly liked = $derived.by(() => remembered(session.bots));

  async tell(...wish: Parameters<Connection["send"]>): Promise<void> {
    const answer = await this.#connection().send(...wish);
    if (answer.type === "refused") notices.say(answer.sentence, "trouble");
  }

  /** Whether this device also plays that seat. */
  shares(seat: SeatInfo): boolean {
    return seat.keeper !== null && seat.keeper === this.table.you;
  }

  async sit(seat: number): Promise<void> {
    if (this.table.you === null) {
      if (!(await attempt(() => session.introduce()))) return;
      this.#connection().reopen();
    }
    await this.tell({ type: "sit", seat });
    const looks = keptLooks();
    if (looks && this.me) await this.tell({ type: "dress", looks });
  }

  /** Take the name in the field, also at this table. */
  async rename(): Promise<void> {
    const seat = this.me?.seat;
    const wish = session.wish.trim();
    if (seat === undefined || !wish || wish === this.me?.name || !(await attempt(() => session.introduce()))) return;
    // The server knows a connection by the name it was opened with.
    this.#connection().reopen();
    await this.tell({ type: "sit", seat });
  }

  /** What somebody on a seat does, in a few words and in one. */
  doing(seat: SeatInfo): { long: string; short: string; ok: boolean } {
    const say = (long: string, short = long, ok = false): ReturnType<Desk["doing"]> => ({ long, short, ok });
    if (seat.bot) {
      const level = split(seat.bot).level;
      return say(
        `${capital(t("page-bot"))} · ${this.botWords(seat.bot)}`,
        words.has(`level-${level}`) ? t(`level-${level}`) : level,
      );
    }
    if (!seat.person) return say(t("room-send-code"));
    const keeper = seat.keeper && this.table.seats.find((one) => one.person === seat.keeper);
    if (keeper) return say(t("room-shares", { name: keeper.name }), t("room-beside"));
    if (!seat.connected) return say(t("page-away"));
    if (seat.person === this.table.host) return say(t("page-opened-it"), t("room-opened-it"));
    return seat.ready ? say(t("page-ready"), t("page-ready"), true) : say(t("page-not-ready"), t("room-not-ready"));
  }

  /** Whether anything can be done about a seat that is taken by somebody else. */
  actsOn(seat: SeatInfo): boolean {
    return seat.bot ? this.host : this.me !== undefined || this.host;
  }

  muted(seat: SeatInfo): boolean {
    return this.table.muted.includes(seat.person ?? "");
  }

  async mute(seat: SeatInfo, on: boolean): Promise<void> {
    if (seat.person) await this.tell({ type: "mute", person: seat.person, on });
  }

  /** What a bot is called here: its level and its character's word. */
  botWords(bot: string): string {
    const { level, character } = split(bot);
    const name = words.has(`level-${level}`) ? t(`level-${level}`) : level;
    return words.has(`character-${character}`) ? `${name}, ${t(`character-${character}.word`)}` : name;
  }

  /** Seat a bot of this choice; without a character one that does not sit here yet. */
  async seatBot(seat: number, choice: Choice = this.liked): Promise<void> {
    const here = new Set(this.table.seats.map((one) => characterOf(one.bot)));
    const found = choice.character ? [joined(choice)] : company(choice, session.bots, 6);
    const bot = found.find((one) => !here.has(characterOf(one))) ?? found[0] ?? joined(choice);
    await this.tell({ type: "bot", seat, bot });
  }

  /** Bots for all free seats, of all characters. */
  async fill(): Promise<void> {
    const mixed = { ...this.liked, character: "" };
    for (const seat of this.table.seats) if (!seat.person && !seat.bot) await this.seatBot(seat.seat, mixed);
  }

  async dress(seat: number, looks: Looks): Promise<void> {
    const mine = seat === this.me?.seat;
    if (mine) keepLooks(looks);
    await this.tell({ type: "dress", looks, ...(mine ? {} : { seat }) });
  }

  async start(): Promise<void> {
    if (this.me && !this.me.ready) await this.tell({ type: "ready", ready: true });
    await this.tell({ type: "start" });
  }
}
