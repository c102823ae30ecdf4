"""The state of a table: what follows from its log, entry by entry."""

from __future__ import annotations

import json
from collections import deque

import msgspec

from saboteur.match import Match
from saboteur.server.table import entry as log
from saboteur.server.table.message import ChatMessage, Phase

CHATS = 100
"""So much of what was said is told to those who come later."""
REMEMBERED = 500
"""So many messages are known again if they are sent twice."""


class Seat(msgspec.Struct, frozen=True):
    """Who sits at a seat."""

    person: str | None = None
    name: str = ""
    bot: str | None = None
    ready: bool = False
    absent: bool = False
    resigned: bool = False

    @property
    def free(self) -> bool:
        """Whether nobody sits there."""
        return self.person is None and self.bot is None

    @property
    def led(self) -> bool:
        """Whether its person decides, not a bot."""
        return self.person is not None and not self.absent and not self.resigned


class LogError(Exception):
    """A log from which no table can be made."""


class State:
    """All about a table that its log says. Changes only by adding entries."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.seq = 0
        self.created: log.Created
        self.host = ""
        """The person who decides about the seats before the match."""
        self.phase: Phase = "lobby"
        self.seats: tuple[Seat, ...] = ()
        self.moved = 0
        """How many moves have been played."""
        self.began = 0.0
        self.changed = 0.0
        self.asked = 0.0
        """When the question now open was put, or the wait between rounds began."""
        self.removed: frozenset[str] = frozenset()
        """Whom the host has removed."""
        self.waved: frozenset[str] = frozenset()
        self.wished: frozenset[str] = frozenset()
        self.rematch: str | None = None
        self.chats: deque[ChatMessage] = deque(maxlen=CHATS)
        self.done: dict[tuple[str, str], int] = {}
        """The messages that were carried out, by person and id, and the number of the next event after each."""
        self._match: Match | None = None
        self._record: list[str] = []

    def copy(self) -> State:
        """A state of its own; the match is shared, for it is only ever replaced."""
        other = State.__new__(State)
        other.__dict__.update(self.__dict__)
        other.chats = self.chats.copy()
        other.done = dict(self.done)
        other._record = list(self._record)  # noqa: SLF001 - a copy is filled in by its own class
        return other

    @property
    def match(self) -> Match | None:
        """The match, played again from its record when first asked for."""
        if self._match is None and self._record:
            head = self._record[0].removesuffix("]\n")
            lines = "".join(f"  {json.dumps(line)},\n" for line in self._record[1:])
            self._match = Match.replay(f"{head}{lines}]\n")
        return self._match

    @match.setter
    def match(self, match: Match) -> None:
        self._match = match
        # From now on the match itself is the record.
        self._record = []

    @property
    def running(self) -> Match:
        """The match, which must have begun."""
        match = self.match
        assert match is not None
        return match

    @property
    def free(self) -> int:
        """How many seats are free."""
        return sum(seat.free for seat in self.seats)

    @property
    def people(self) -> tuple[str, ...]:
        """Everyone who has a seat."""
        return tuple(seat.person for seat in self.seats if seat.person is not None)

    @property
    def members(self) -> tuple[str, ...]:
        """Everyone whose table this is: those who have a seat, and the host."""
        return tuple(dict.fromkeys((self.host, *self.people)))

    @property
    def speakers(self) -> frozenset[str]:
        """Everyone of whom something may be heard: those who have a seat, and those who looked on and spoke."""
        return frozenset(self.people) | {chat.person for chat in self.chats}

    @property
    def voters(self) -> frozenset[str]:
        """The people who decide at present."""
        return frozenset(seat.person for seat in self.seats if seat.person is not None and seat.led)

    @property
    def asks_person(self) -> bool:
        """Whether a person is asked for a move now."""
        if self.phase != "playing":
            return False
        actor = self.running.actor
        return actor is not None and self.seats[actor].led

    def seat_of(self, person: str | None) -> int | None:
        """The seat of a person."""
        if person is None:
            return None
        return next((number for number, seat in enumerate(self.seats) if seat.person == person), None)

    def add(self, entry: log.AnyEntry, at: float) -> None:  # noqa: C901, PLR0912 - one branch for each kind
        """What follows from one more entry."""
        self.seq += 1
        self.changed = at
        match entry:
            case log.Created():
                self.created, self.host = entry, entry.host
                self.began = at
                self.seats = (Seat(),) * entry.players
            case log.Sat():
                self._clear(entry.person)
                self._seat(entry.seat, Seat(person=entry.person, name=entry.name))
            case log.Stood():
                self._clear(entry.person)
                self.removed |= {entry.person} if entry.kicked else frozenset()
            case log.Placed():
                self._seat(entry.seat, Seat(bot=entry.bot, name=entry.bot or "", ready=entry.bot is not None))
            case log.Readied():
                self._change(self.seat_of(entry.person), ready=entry.ready)
            case log.Hosted():
                self.host = entry.person
            case log.Started():
                self.phase, self.asked = "playing", at
                self._record = [entry.record]
            case log.Acted():
                self._add_move(entry, at)
            case log.Claimed():
                self._record += entry.lines if self._record else ()
                self._remember(entry.person, entry.id, entry.seq)
            case log.Spoke():
                self._add_chat(entry, at)
            case log.Waved():
                self.waved |= {entry.person}
            case log.WentOn():
                self.phase, self.asked, self.waved = "playing", at, frozenset()
            case log.Resigned():
                self._change(entry.seat, resigned=True, absent=False)
            case log.Wished():
                self.wished = self.wished | {entry.person} if entry.on else self.wished - {entry.person}
            case log.Paused():
                self.phase, self.asked, self.wished = "paused" if entry.on else "playing", at, frozenset()
            case log.StoodIn():
                self._change(entry.seat, absent=entry.on)
                self.asked = self.asked if entry.on else at
            case log.Reopened():
                self.rematch = entry.table

    def _add_move(self, entry: log.Acted, at: float) -> None:
        self._record += entry.lines if self._record else ()
        self.moved += 1
        self.asked = at
        self.wished = frozenset()
        if entry.over:
            self.phase = "over"
        elif entry.round and self.voters:
            self.phase = "between"
        if entry.person is not None:
            self._remember(entry.person, entry.id, entry.seq)

    def _add_chat(self, entry: log.Spoke, at: float) -> None:
        self.chats.append(
            ChatMessage(
                number=self.seq - 1, person=entry.person, name=entry.name, seat=entry.seat, text=entry.text, at=int(at)
            )
        )
        self._remember(entry.person, entry.id, 0)

    def _remember(self, person: str, message: str, seq: int) -> None:
        self.done[person, message] = seq
        if len(self.done) > REMEMBERED:
            del self.done[next(iter(self.done))]

    def _clear(self, person: str) -> None:
        seat = self.seat_of(person)
        if seat is not None:
            self._seat(seat, Seat())

    def _seat(self, number: int, seat: Seat) -> None:
        self.seats = (*self.seats[:number], seat, *self.seats[number + 1 :])

    def _change(self, number: int | None, **parts: bool) -> None:
        if number is not None:
            self._seat(number, msgspec.structs.replace(self.seats[number], **parts))


def fold(table: str, entries: list[tuple[log.AnyEntry, float]]) -> State:
    """The state after all entries of a log; `LogError` if it does not begin with a table's opening."""
    if not entries or not isinstance(entries[0][0], log.Created):
        raise LogError
    state = State(table)
    for entry, at in entries:
        state.add(entry, at)
    return state
