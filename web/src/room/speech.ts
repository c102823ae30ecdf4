/** What was said at the table last: chat, phrases and claims in one order. */
import type { Connection } from "../net/connection.svelte";
import type { Chat, Event, Table } from "../net/types";
import { claim, type Reader } from "../words/tell";
import { t, words } from "../words/words.svelte";

export interface Said {
  key: string;
  seat: number | null;
  name: string;
  text: string;
}

/** A chat message as this reader reads it. */
export function chatText(message: Pick<Chat, "text" | "phrase">): string {
  const key = `phrase-${message.phrase ?? ""}`;
  return message.phrase && words.has(key) ? t(key) : message.text;
}

/** Why one may not talk at a table; empty if one may. */
export function whyMute(table: Table | null): string {
  if (table && !table.talk) return t("page-talk.closed");
  if (!table || table.you === table.host) return "";
  if (table.silenced.includes(table.you ?? "")) return t("page-silenced");
  return table.spectator_chat || table.seats.some((seat) => seat.you) ? "" : t("page-spectator-chat.closed");
}

/** The last things said, from event number `since` on. */
export function lastSaid(
  connection: Pick<Connection, "chat" | "placeOf">,
  events: readonly Event[],
  reader: Reader,
  most: number,
  since = -1,
): Said[] {
  const claims = events
    .filter(({ kind, seq, seat }) => kind === "claim" && seq >= since && !reader.deaf?.includes(seat ?? -1))
    .slice(-most)
    .map((event) => ({
      at: event.seq,
      said: {
        key: `claim ${event.seq}`,
        seat: event.seat ?? null,
        name: reader.names[event.seat ?? -1] ?? "",
        text: claim(event.seat, event.claim ?? "", reader),
      },
    }));
  const chats = connection.chat
    .slice(-most)
    .map((message) => ({
      at: connection.placeOf(message),
      said: { key: `chat ${message.number}`, seat: message.seat, name: message.name, text: chatText(message) },
    }))
    .filter(({ at }) => at >= since);
  return [...claims, ...chats]
    .sort((a, b) => a.at - b.at)
    .slice(-most)
    .map(({ said }) => said);
}
