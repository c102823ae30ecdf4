"""The connections to a table; each gets what its viewer may know."""

from __future__ import annotations

import weakref

from saboteur.server.refusal import Refusal
from saboteur.server.store.note import Note
from saboteur.server.store.store import Person
from saboteur.server.table import answer, devices
from saboteur.server.table.client import Client
from saboteur.server.table.outbox import Presence, Viewer, insight_for, message_for, update_for
from saboteur.server.table.state import State


class Audience:
    """The connections to one table."""

    def __init__(self, table: Presence) -> None:
        self.clients: set[Client] = set()
        self._led: answer.Led | None = None
        self._pointed: dict[str, answer.Pointed] = {}
        # A strong reference would be a cycle, and keep an unloaded table until the next full collection.
        self._weak_table = weakref.ref(table)

    @property
    def _table(self) -> Presence:
        table = self._weak_table()
        assert table is not None, "a table outlives its audience"
        return table

    def watching(self) -> int:
        """The number of spectators."""
        return sum(client.subscribed and not client.screen and self._watches(client) for client in self.clients)

    def screens(self) -> int:
        """The number of televisions."""
        return sum(client.subscribed and client.screen for client in self.clients)

    def hello(self, client: Client, since: int, *, waits: bool = False) -> None:
        """Subscribe a client and send it everything, with the events from number `since` on; one that `waits` asks."""
        if not client.subscribed:
            client.subscribed = True
            plays = self._table.state.phase not in {"lobby", "over"} and not self._watches(client)
            client.held = plays and (waits or devices.shown_elsewhere(self.clients, client))
            if self._watches(client):
                # The number of spectators or televisions changed.
                self.send_table(skip=client)
        self._send_table_to(client)
        for chat in self._table.state.chats:
            if chat.person not in client.muted:
                client.send(answer.write(chat))
        together: list[answer.Led | answer.Pointed] = [*self._pointed.values()]
        if self._led is not None:
            together.insert(0, self._led)
        for shown in together:
            if shown.person not in client.muted:
                client.send(answer.write(shown))
        self.send_state(client, since)
        if self.seat_of(client) is not None and self._table.state.phase != "lobby":
            self._send_notes(client, client.notes)

    def take(self, client: Client) -> None:
        """Let a person play on this device; their other devices stop showing the hand."""
        client.held = False
        for other in devices.others(self.clients, client):
            other.held = True
            self._send_table_to(other)
        for tab in self.clients:
            if tab.held and tab.session == client.session and tab.person == client.person:
                tab.held = False
                self.hello(tab, 0)
        self.hello(client, 0)

    def settle(self) -> None:
        """Once hands are dealt, one device of each person shows theirs; the end of the match is shown on all."""
        if self._table.state.phase == "over":
            for client in self.clients:
                client.held = False
        else:
            devices.settle([client for client in self.clients if not self._watches(client)])

    def open(self, client: Client, seat: int | None, notes: tuple[Note, ...] = ()) -> None:
        """Show a seat's hand and notes on a shared device, or nobody's."""
        client.open, client.notes = seat, notes
        self._send_table_to(client)
        self.send_state(client)
        self._send_notes(client, notes)

    def acting(self, client: Client) -> Person | None:
        """Who sends a request: on a shared device, the person whose hand is open."""
        person, state = client.person, self._table.state
        if person is None or client.open is None or client.open not in state.kept_by(person.id):
            return person
        seat = state.seats[client.open]
        return Person(seat.person or person.id, seat.name, person.language)

    def reader(self, client: Client) -> str | None:
        """Whose private notes a client shows: on a shared device, those of the open hand."""
        state = self._table.state
        if client.person is None or not state.kept_by(client.person.id) or state.phase == "lobby":
            return None if client.person is None else client.person.id
        seat = None if state.phase == "over" else self.seat_of(client)
        return None if seat is None else state.seats[seat].person

    def tell(self, message: answer.Reaction | answer.Led | answer.Pointed) -> None:
        """Send everyone an unlogged message, except those who have muted the person."""
        if isinstance(message, answer.Led):
            if message.step is not None:
                self._led = message
            elif self._led is not None and self._led.person == message.person:
                self._led = None
        elif isinstance(message, answer.Pointed):
            self._pointed.pop(message.person, None)
            if message.cell is not None:
                self._pointed[message.person] = message
        data = answer.write(message)
        for client in self.clients:
            if client.subscribed and message.person not in client.muted:
                client.send(data)

    def stop_showing(self, left: Client) -> None:
        """Stop leading and pointing in the replay for somebody who has gone."""
        person, state = left.person, self._table.state
        if person is None or state.phase != "over" or self._is_here(person.id):
            return
        seat = state.seat_of(person.id)
        self.tell(answer.Led(person=person.id, name=person.name, seat=seat, step=None))
        self.tell(answer.Pointed(person=person.id, name=person.name, seat=seat, cell=None))

    def _is_here(self, person: str) -> bool:
        return any(client.person is not None and client.person.id == person for client in self.clients)

    def send_insight(self, client: Client, message: str) -> None:
        """Send a client what follows from its view."""
        client.send(answer.write(insight_for(self._table, self._viewer(client), message)))

    def note(self, person: str, notes: tuple[Note, ...]) -> None:
        """Set a person's private notes, on all of their connections and on nobody else's."""
        for client in self.clients:
            if self.reader(client) == person:
                client.notes = notes
                if client.subscribed:
                    self._send_notes(client, notes)

    def mute(self, person: str, muted: frozenset[str]) -> None:
        """Set whom a person has muted, on all of their connections."""
        for client in self.clients:
            if client.person is not None and client.person.id == person:
                client.muted = muted
                if client.subscribed:
                    self._send_table_to(client)

    def send_table(self, skip: Client | None = None) -> None:
        """Send `table` to everyone."""
        for client in self.clients:
            if client.subscribed and client is not skip:
                self._send_table_to(client)

    def send_match(self, *, whole: bool) -> None:
        """Send everyone an `update`, or with `whole` the `state`."""
        written: dict[tuple[int | None, int], bytes] = {}
        state = self._table.state
        seq = state.running.seq
        for client in self.clients:
            if not client.subscribed or client.held:
                continue
            if whole:
                self.send_state(client)
                continue
            # Encode once for all viewers who see the same.
            key = seat, since = _seat_of(client, state), client.seq
            data = written.get(key)
            if data is None:
                data = written[key] = answer.write(update_for(state, seat, since))
            client.send(data)
            client.seq = seq

    def send_state(self, client: Client, since: int = 0) -> None:
        """Send a client the whole match."""
        if self._table.state.phase != "lobby" and not client.held:
            client.send(answer.write(message_for(self._table, self._viewer(client), "state", since)))
            client.seq = self._table.state.running.seq

    def take_moves(self, seat: int) -> None:
        """Send a person who has resigned the match without moves."""
        for client in self.clients:
            if client.subscribed and self.seat_of(client) == seat:
                self.send_state(client)

    def send_chats(self, first: int) -> None:
        """Send everyone the chat messages from this place of the log on."""
        chats = self._table.state.chats
        if not chats or chats[-1].number < first:
            return
        for chat in chats:
            if chat.number >= first:
                data = answer.write(chat)
                for client in self.clients:
                    if client.subscribed and chat.person not in client.muted:
                        client.send(data)

    def disconnect_spectators(self) -> None:
        """Close the connections without a seat."""
        for client in self.clients:
            if self._watches(client):
                self._dismiss(client, Refusal("no-spectators", 403), 4403)

    def remove(self, people: frozenset[str]) -> None:
        """Close the connections of people whom the host has removed."""
        for client in self.clients:
            if client.person is not None and client.person.id in people:
                self._dismiss(client, Refusal("removed", 403), 4403)

    def dismiss_all(self, refusal: Refusal, code: int) -> None:
        """Disconnect everyone, with the reason."""
        for client in self.clients:
            self._dismiss(client, refusal, code)

    def end_sessions(self, person: str, session: str | None) -> None:
        """Close the connections of a person, or of one of their sessions."""
        for client in self.clients:
            if client.person is not None and client.person.id == person and session in {None, client.session}:
                self._dismiss(client, Refusal("signed-out", 401), 4410)

    def close(self, code: int) -> None:
        """Close all connections; clients reconnect."""
        for client in self.clients:
            client.close(code)

    def _dismiss(self, client: Client, refusal: Refusal, code: int) -> None:
        client.send(answer.write(answer.Error(reason=refusal.reason, sentence=refusal.sentence(client.language))))
        client.close(code)

    def _send_table_to(self, client: Client) -> None:
        client.send(answer.write(message_for(self._table, self._viewer(client), "table")))

    def _send_notes(self, client: Client, notes: tuple[Note, ...]) -> None:
        if self.reader(client) is not None and not client.held:
            client.send(answer.write(answer.Notes(notes=notes)))

    def _viewer(self, client: Client) -> Viewer:
        person = None if client.person is None else client.person.id
        return Viewer(person, self.seat_of(client), client.muted, client.held)

    def _watches(self, client: Client) -> bool:
        """Whether a client has no part in the match."""
        state = self._table.state
        return client.person is None or (
            state.seat_of(client.person.id) is None and not state.kept_by(client.person.id)
        )

    def seat_of(self, client: Client) -> int | None:
        """The seat whose view a client gets. A shared device gets none until its curtain is open."""
        return _seat_of(client, self._table.state)


def _seat_of(client: Client, state: State) -> int | None:
    if client.person is None:
        return None
    person, seating = client.person.id, state.seating
    if seating.shared and (kept := seating.kept_by(person)) and state.phase not in {"lobby", "over"}:
        return client.open if client.open in kept else None
    return seating.seat.get(person)
