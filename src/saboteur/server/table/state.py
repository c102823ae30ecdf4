"""The state of a table, folded from its log."""

from __future__ import annotations

import json
from collections import Counter, deque

import msgspec

from saboteur.daily import Period, dealt_from
from saboteur.daily.deal import resume
from saboteur.match import Match
from saboteur.pace import Pace
from saboteur.server.store.looks import Looks
from saboteur.server.table import entry as log
from saboteur.server.table.answer import Chat, Phase
from saboteur.server.table.seating import Seat, Seating

CHAT_HISTORY = 100
"""Chat messages sent to a client that says hello."""
REMEMBERED_REQUESTS = 500
"""Requests a table remembers to detect resends."""
_OWN = frozenset({log.Sat, log.Dressed, log.Ready, log.WishPause, log.Claim, log.Chat, log.Next, log.Nudge, log.Helped})
"""Entries that count for the person they name."""
_HOSTS = frozenset({log.Bot, log.SetPace, log.Removed, log.Silenced, log.SpectatorChat})
"""Entries that count for the host."""


class Handled(msgspec.Struct, frozen=True):
    """A request that was carried out."""

    seq: int
    """The number of the next event after it."""
    digest: str


class LogError(Exception):
    """A log that does not describe a table."""


class State:
    """What a table's log says. Changes only by adding entries."""

    _seating = Seating(())
    """Made anew when the seats change."""

    def __init__(self, table_id: str) -> None:
        self.table_id = table_id
        self.seq = 0
        self.created: log.Created
        self.host = ""
        """The person who manages the seats before the match."""
        self.phase: Phase = "lobby"
        self.seats: tuple[Seat, ...] = ()
        self.moved = 0
        """The number of moves played."""
        self.created_at = 0.0
        self.began_at = 0.0
        """When the match began."""
        self.named: frozenset[str] = frozenset()
        """Everyone whom the log names."""
        self.changed_at = 0.0
        self.asked_at = 0.0
        """When the current prompt was put, or the wait between rounds began."""
        self.removed: frozenset[str] = frozenset()
        """People the host has removed for good."""
        self.silenced: frozenset[str] = frozenset()
        """People from whom the host has taken the chat."""
        self.spectator_chat = self.talk = True
        """Whether people without a seat may chat."""
        self.spectator_chats = 0
        """The number of their messages."""
        self.ready_for_next: frozenset[str] = frozenset()
        self.pause_wishes: frozenset[str] = frozenset()
        self.pace: Pace = "normal"
        self.bot_moved = False
        """Whether the last move of this round was a bot's."""
        self.looks: dict[str, Looks] = {}
        """How people chose to look."""
        self.nudged: tuple[int, float] | None = None
        """The prompt at which somebody was reminded last, as the number of moves before it, and when."""
        self.rematch: str | None = None
        self.period: Period | None = None
        """The day or week whose deal is played."""
        self._key = ""
        """The key that determines all draws of such a match."""
        self.winners: tuple[int, ...] | None = None
        """The winning seats of a match that is over."""
        self.chats: deque[Chat] = deque(maxlen=CHAT_HISTORY)
        self.handled: dict[tuple[str, str], Handled] = {}
        """Requests carried out, by person and id."""
        self.helped: Counter[int] = Counter()
        """How often each seat has asked for a hint beside other people."""
        self.written: Counter[str] = Counter()
        """Entries each person has caused, not counting moves."""
        self._match: Match | None = None
        self._record: list[str] = []

    def copy(self) -> State:
        """An independent copy; the match is shared because it is only ever replaced."""
        other = State.__new__(State)
        other.__dict__.update(self.__dict__)
        other.handled = dict(self.handled)
        # What moves do not change is replaced, never mutated.
        other._record = list(self._record)  # noqa: SLF001 - a copy is filled in by its own class
        return other

    @property
    def match(self) -> Match | None:
        """The match, replayed from its record on first access."""
        if self._match is None and self._record:
            self._match = Match.replay(self._written())
            if self._key:
                resume(self._match, bytes.fromhex(self._key))
        return self._match

    @match.setter
    def match(self, match: Match) -> None:
        self._match = match
        # The match holds its own record from now on.
        self._record = []

    def whole_record(self) -> str:
        """The record of a match that is over, without replaying it if nobody has."""
        return self._written() if self._record else self.running.record()

    def _written(self) -> str:
        head = self._record[0].removesuffix("]\n")
        lines = "".join(f"  {json.dumps(line)},\n" for line in self._record[1:])
        return f"{head}{lines}]\n"

    @property
    def running(self) -> Match:
        """The match; it must have begun."""
        # Used some twenty times per move.
        match = self._match
        if match is None:
            match = self.match
        assert match is not None
        return match

    @property
    def seating(self) -> Seating:
        """What follows from the seats."""
        if self._seating.seats is not self.seats:
            self._seating = Seating(self.seats)
        return self._seating

    @property
    def free(self) -> int:
        """The number of free seats."""
        return self.seating.free

    @property
    def people(self) -> tuple[str, ...]:
        """Everyone who has a seat."""
        return self.seating.people

    @property
    def members(self) -> tuple[str, ...]:
        """Everyone who has a seat, and the host."""
        return tuple(dict.fromkeys((self.host, *self.people)))

    @property
    def speakers(self) -> frozenset[str]:
        """Everyone who has a seat or has chatted."""
        return frozenset(self.people) | {chat.person for chat in self.chats}

    @property
    def voters(self) -> frozenset[str]:
        """The people who play themselves at present."""
        return self.seating.voters

    @property
    def steps(self) -> bool:
        """Whether bots wait for a person: only if nobody else would have to wait."""
        return self.pace == "step" and len(self.people) == 1

    @property
    def hints_allowed(self) -> bool:
        """Whether hints are allowed: beside others only if the host allows it, never in an attempt that counts."""
        if self.created.counts:
            return False
        return self.created.hints or len(set(self.people)) <= 1

    def dealt_from_key(self) -> bool:
        """Whether all draws of a shared deal come from the key in the log."""
        return self.period is not None and dealt_from(self.running, self.period.kind, bytes.fromhex(self._key))

    def sealed(self, now: float) -> bool:
        """Whether others are still playing the same deal: meanwhile nobody learns more of it than they have seen."""
        return self.period is not None and now < self.period.closes

    @property
    def bots_only(self) -> bool:
        """Whether only bots play, so that everything may be shown."""
        return all(seat.bot is not None for seat in self.seats)

    @property
    def awaits_person(self) -> bool:
        """Whether it is a person's turn."""
        return self.asked_person is not None

    @property
    def asked_person(self) -> str | None:
        """The person whose turn it is; None if a bot decides."""
        if self.phase != "playing":
            return None
        actor = self.running.actor
        if actor is None:
            return None
        seat = self.seats[actor]
        return seat.person if seat.person_decides else None

    def seat_of(self, person: str | None) -> int | None:
        """The seat of a person."""
        return None if person is None else self.seating.seat.get(person)

    def sharing(self, person: str) -> tuple[str, ...]:
        """The people who share a device with this one, themselves included."""
        return self.seating.sharing(person)

    def kept_by(self, person: str) -> tuple[int, ...]:
        """The seats on a device that is handed round, the owner's included; none if nobody shares it."""
        return self.seating.kept_by(person)

    def add(self, entry: log.AnyEntry, at: float) -> None:  # noqa: C901, PLR0912, PLR0915 - one branch for each kind
        """Apply one more entry."""
        self.seq += 1
        self.changed_at = at
        if not self.named.issuperset(people := log.named(entry)):
            self.named |= people
        self._count(entry)
        match entry:
            case log.Move():
                # First, because nearly all entries are moves.
                self._add_move(entry, at)
            case log.Created():
                self.created, self.host, self.pace = entry, entry.host, entry.pace
                self.created_at = at
                self.spectator_chat = entry.spectator_chat
                self.seats = (Seat(),) * entry.players
                if entry.daily:
                    kind, _, label = entry.daily.partition(" ")
                    self.period = Period.parse("mine" if kind == "mine" else "duel", label)
            case log.Sat():
                self._clear(entry.person)
                self._seat(entry.seat, Seat(person=entry.person, name=entry.name, keeper=entry.keeper))
            case log.Dressed():
                self.looks = {**self.looks, entry.person: entry.looks}
            case log.Stood():
                self._clear(entry.person)
                if entry.kicked:
                    self._remove(entry.person)
            case log.Removed():
                self._clear(entry.person)
                self._remove(entry.person)
            case log.Silenced():
                self.silenced = self.silenced | {entry.person} if entry.on else self.silenced - {entry.person}
            case log.SpectatorChat():
                self.spectator_chat = entry.on
                self.talk = self.talk if entry.talk is None else entry.talk
            case log.Bot():
                self._seat(entry.seat, Seat(bot=entry.bot, name=entry.bot or "", ready=entry.bot is not None))
            case log.Ready():
                self._change(self.seat_of(entry.person), ready=entry.ready)
            case log.Host():
                self.host = entry.person
            case log.Start():
                self.phase, self.asked_at = "playing", at
                self.began_at = at
                self._record, self._key = [entry.record], entry.key
            case log.Claim():
                self._record += entry.lines if self._record else ()
                self._remember(entry.person, entry, entry.seq)
            case log.Chat():
                self._add_chat(entry, at)
            case log.Helped():
                self._add_help(entry, at)
            case log.Next():
                self.ready_for_next |= {entry.person}
            case log.WentOn():
                self.phase, self.asked_at, self.ready_for_next = "playing", at, frozenset()
                self.bot_moved = False
            case log.Resign():
                self._change(entry.seat, resigned=True, absent=False)
            case log.WishPause():
                self.pause_wishes = (
                    self.pause_wishes | {entry.person} if entry.on else self.pause_wishes - {entry.person}
                )
            case log.Pause():
                self.phase, self.asked_at, self.pause_wishes = "paused" if entry.on else "playing", at, frozenset()
            case log.StandIn():
                self._change(entry.seat, absent=entry.on)
                self.asked_at = self.asked_at if entry.on else at
            case log.SetPace():
                self.pace = entry.pace
            case log.Nudge():
                self.nudged = self.moved, at
            case log.Rematch():
                self.rematch = entry.table_id
            case log.Closed():
                self.phase = "closed"
            case log.Erased():
                pass

    def _count(self, entry: log.AnyEntry) -> None:
        if isinstance(entry, log.Move):
            return
        if isinstance(entry, log.Sat) and entry.keeper is not None:
            person = entry.keeper
        elif isinstance(entry, log.Stood):
            person = self.host if entry.kicked else entry.person
        elif type(entry) in _OWN:
            person = getattr(entry, "person", "")
        elif type(entry) in _HOSTS:
            person = self.host
        else:
            return
        self.written = self.written.copy()
        self.written[person] += 1

    def _add_move(self, entry: log.Move, at: float) -> None:
        self._record += entry.lines if self._record else ()
        self.moved += 1
        self.bot_moved = entry.person is None
        self.asked_at = at
        self.pause_wishes = frozenset()
        if entry.over:
            self.phase, self.winners = "over", entry.winners
        elif entry.round and self.voters:
            self.phase = "between"
        if entry.person is not None:
            self._remember(entry.person, entry, entry.seq)

    def _add_chat(self, entry: log.Chat, at: float) -> None:
        self._tell(
            Chat(
                number=self.seq - 1,
                person=entry.person,
                name=entry.name,
                seat=entry.seat,
                text=entry.text,
                at=int(at),
                phrase=entry.phrase,
            )
        )
        self.spectator_chats += entry.seat is None
        self._remember(entry.person, entry, 0)

    def _add_help(self, entry: log.Helped, at: float) -> None:
        """Count it, and announce it in the chat."""
        self.helped = self.helped.copy()
        self.helped[entry.seat] += 1
        self._tell(
            Chat(
                number=self.seq - 1,
                person=entry.person,
                name=entry.name,
                seat=entry.seat,
                text="",
                at=int(at),
                phrase="hint-used",
            )
        )

    def _tell(self, chat: Chat) -> None:
        self.chats = self.chats.copy()
        self.chats.append(chat)

    def _remove(self, person: str) -> None:
        """Remove a person, and their messages from the chat for newcomers."""
        if person != self.host:
            self.removed |= {person}
            self.chats = deque((chat for chat in self.chats if chat.person != person), maxlen=CHAT_HISTORY)

    def _remember(self, person: str, entry: log.Move | log.Claim | log.Chat, seq: int) -> None:
        self.handled[person, entry.id] = Handled(seq, entry.digest)
        if len(self.handled) > REMEMBERED_REQUESTS:
            del self.handled[next(iter(self.handled))]

    def _clear(self, person: str) -> None:
        seat = self.seat_of(person)
        if seat is not None:
            self._seat(seat, Seat())

    def _seat(self, number: int, seat: Seat) -> None:
        self.seats = (*self.seats[:number], seat, *self.seats[number + 1 :])

    def _change(self, number: int | None, **parts: bool) -> None:
        if number is not None:
            self._seat(number, msgspec.structs.replace(self.seats[number], **parts))


def fold(table_id: str, entries: list[tuple[log.AnyEntry, float]]) -> State:
    """The state after all entries of a log; `LogError` if the first one is not `created`."""
    if not entries or not isinstance(entries[0][0], log.Created):
        raise LogError
    state = State(table_id)
    for entry, at in entries:
        state.add(entry, at)
    return state
