"""Those who look at a table: each of them is told what they may know."""

from __future__ import annotations

from saboteur.server.refusal import Refusal
from saboteur.server.table import message as say
from saboteur.server.table.client import Client
from saboteur.server.table.outbox import Presence, Viewer, message_for


class Audience:
    """The connections to one table."""

    def __init__(self, table: Presence) -> None:
        self.clients: set[Client] = set()
        self._table = table

    def watching(self) -> int:
        """How many of them look on without a seat."""
        return sum(client.told and self._seat(client) is None for client in self.clients)

    def hello(self, client: Client, since: int) -> None:
        """Tell somebody everything, of the events those from number `since` on."""
        if not client.told:
            client.told = True
            if self._seat(client) is None:
                # One more looks on.
                self.tell_table(but=client)
        self._put_table(client)
        for chat in self._table.state.chats:
            if chat.person not in client.muted:
                client.put(say.write(chat))
        self.tell_state(client, since)

    def mute(self, person: str, muted: frozenset[str]) -> None:
        """Let a person hear nothing of these others."""
        for client in self.clients:
            if client.person is not None and client.person.id == person:
                client.muted = muted
                if client.told:
                    self._put_table(client)

    def tell_table(self, but: Client | None = None) -> None:
        """Tell everyone about seats and people."""
        for client in self.clients:
            if client.told and client is not but:
                self._put_table(client)

    def tell_match(self, *, whole: bool) -> None:
        """Tell everyone what has happened in the match, or everything about it."""
        written: dict[tuple[int | None, int], bytes] = {}
        for client in self.clients:
            if not client.told:
                continue
            if whole:
                self.tell_state(client)
                continue
            # Many who look on see the same.
            key = (self._seat(client), client.seq)
            if key not in written:
                written[key] = say.write(message_for(self._table, self._viewer(client), "update", client.seq))
            client.put(written[key])
            client.seq = self._table.state.running.seq

    def tell_state(self, client: Client, since: int = 0) -> None:
        """Tell somebody everything about the match."""
        if self._table.state.phase != "lobby":
            client.put(say.write(message_for(self._table, self._viewer(client), "state", since)))
            client.seq = self._table.state.running.seq

    def tell_chats(self, first: int) -> None:
        """Tell everyone what was said, from this place of the log on."""
        for chat in self._table.state.chats:
            if chat.number >= first:
                data = say.write(chat)
                for client in self.clients:
                    if client.told and chat.person not in client.muted:
                        client.put(data)

    def send_strangers_away(self) -> None:
        """Close the connections of those who have no seat."""
        for client in self.clients:
            if self._seat(client) is None:
                reason = Refusal("no-spectators", 403)
                client.put(say.write(say.ErrorMessage(reason=reason.reason, sentence=reason.sentence(client.language))))
                client.close(4403)

    def close(self) -> None:
        """Send everyone away to come again."""
        for client in self.clients:
            client.close(1012)

    def _put_table(self, client: Client) -> None:
        client.put(say.write(message_for(self._table, self._viewer(client), "table")))

    def _viewer(self, client: Client) -> Viewer:
        return Viewer(None if client.person is None else client.person.id, self._seat(client), client.muted)

    def _seat(self, client: Client) -> int | None:
        return self._table.state.seat_of(None if client.person is None else client.person.id)
