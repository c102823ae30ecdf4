/** What was said at the table last: chat, phrases and claims in one order. */
import type { Connection } from "../net/connection.svelte";
import type { Chat, Event } from "../net/types";
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

export function lastSaid(connection: Connection, events: readonly Event[], reader: Reader, most: number): Said[] {
  const claims = events
    .filter((event) => event.kind === "claim" && !reader.deaf?.includes(event.seat ?? -1))
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
  const chats = connection.chat.slice(-most).map((message) => ({
    at: connection.placeOf(message),
    said: { key: `chat ${message.number}`, seat: message.seat, name: message.name, text: chatText(message) },
  }));
  return [...claims, ...chats]
    .sort((a, b) => a.at - b.at)
    .slice(-most)
    .map(({ said }) => said);
}
