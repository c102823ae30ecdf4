"""The entries of a table's log, the source of truth. The `kind` on disk is the class name in kebab case."""

from __future__ import annotations

import re

import msgspec

from saboteur.pace import Pace
from saboteur.server.store.looks import Looks
from saboteur.server.table.answer import Clock


def _kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Entry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind", tag=_kebab):
    """An entry of a table's log."""


class Created(Entry, frozen=True, kw_only=True):
    """The table was opened."""

    code: str
    game: str
    players: int
    options: dict[str, str | bool | int]
    host: str
    public: bool = False
    spectators: bool = True
    spectator_chat: bool = True
    """People without a seat may chat."""
    clock: Clock = Clock()
    pace: Pace = "normal"
    advice: bool = False
    hints: bool = False
    """Hints are allowed beside other people."""
    daily: str = ""
    """The kind and label of the deal that everybody shares, like `mine 2026-11-17`."""
    counts: bool = False
    """It is the first attempt at that deal."""
    circle: str | None = None
    """The circle whose table it is."""


class Sat(Entry, frozen=True, kw_only=True):
    """A person took a seat."""

    person: str
    name: str
    seat: int
    keeper: str | None = None
    """The person whose device they share."""


class Dressed(Entry, frozen=True, kw_only=True):
    """A person chose how they look."""

    person: str
    looks: Looks


class Stood(Entry, frozen=True, kw_only=True):
    """A person left their seat or was kicked."""

    person: str
    kicked: bool = False


class Removed(Entry, frozen=True, kw_only=True):
    """The host removed a person for good."""

    person: str


class Silenced(Entry, frozen=True, kw_only=True):
    """The host silenced a person, or lifted that."""

    person: str
    on: bool


class SpectatorChat(Entry, frozen=True, kw_only=True):
    """The host opened or closed the chat to people without a seat, or all talk to everybody."""

    on: bool
    talk: bool | None = None
    """Whether anybody may talk; None if that has not changed."""


class Bot(Entry, frozen=True, kw_only=True):
    """A bot was seated, or the seat freed (None)."""

    seat: int
    bot: str | None


class Ready(Entry, frozen=True, kw_only=True):
    """A person became ready, or no longer is."""

    person: str
    ready: bool


class Host(Entry, frozen=True, kw_only=True):
    """Another person became the host."""

    person: str


class Start(Entry, frozen=True, kw_only=True):
    """The match began; the record holds the deal."""

    record: str
    seq: int
    key: str = ""
    """The key from which all draws follow, if the deal is shared."""


class Move(Entry, frozen=True, kw_only=True):
    """A move was played. Its record lines hold a bot's claims, the move and the chance outcomes."""

    seat: int
    lines: tuple[str, ...]
    seq: int
    """The number of the next event."""
    person: str | None = None
    id: str = ""
    digest: str = ""
    """The request's digest; empty in logs of older versions."""
    round: bool = False
    """Another round began."""
    over: bool = False
    winners: tuple[int, ...] | None = None
    """Who won, if the match is over; None in old logs."""


class Claim(Entry, frozen=True, kw_only=True):
    """A claim was made."""

    seat: int
    lines: tuple[str, ...]
    seq: int
    person: str
    id: str
    digest: str = ""
    """The request's digest; empty in logs of older versions."""


class Chat(Entry, frozen=True, kw_only=True):
    """A chat message."""

    person: str
    name: str
    seat: int | None
    text: str
    id: str
    phrase: str | None = None
    digest: str = ""
    """The request's digest; empty in logs of older versions."""


class Helped(Entry, frozen=True, kw_only=True):
    """A person asked for a hint beside other people."""

    person: str
    name: str
    seat: int


class Next(Entry, frozen=True, kw_only=True):
    """A person is ready for the next round."""

    person: str


class WentOn(Entry, frozen=True, kw_only=True):
    """The next round began."""


class Resign(Entry, frozen=True, kw_only=True):
    """A person gave up their seat to a bot."""

    seat: int


class WishPause(Entry, frozen=True, kw_only=True):
    """A person voted for a pause, or withdrew the vote."""

    person: str
    on: bool


class Pause(Entry, frozen=True, kw_only=True):
    """The match was paused, or continues."""

    on: bool


class StandIn(Entry, frozen=True, kw_only=True):
    """A bot plays for an absent person, or stops."""

    seat: int
    on: bool


class SetPace(Entry, frozen=True, kw_only=True):
    """The host changed the pace of the bots."""

    pace: Pace


class Nudge(Entry, frozen=True, kw_only=True):
    """A person reminded the one whose turn it is."""

    person: str
    seat: int
    """The seat that was reminded."""


class Rematch(Entry, frozen=True, kw_only=True):
    """A table for a rematch was opened."""

    table_id: str = msgspec.field(name="table")


class Closed(Entry, frozen=True, kw_only=True):
    """The table was closed for good, by the operator or because its last person was erased."""


class Erased(Entry, frozen=True, kw_only=True):
    """Replaces the words and looks of a person who has been erased."""


AnyEntry = (
    Created | Sat | Stood | Bot | Ready | Host | Start | Move | Claim | Chat | Helped | Next | WentOn | Resign
    | WishPause | Pause | StandIn | SetPace | Rematch | Dressed | Removed | Silenced | SpectatorChat | Nudge
    | Closed | Erased
)  # fmt: skip

_decoder = msgspec.json.Decoder(AnyEntry)
_NOBODY: frozenset[str] = frozenset()


def kind(entry: AnyEntry) -> str:
    """The entry's kind as the log names it."""
    return str(entry.__struct_config__.tag)


def named(entry: AnyEntry) -> frozenset[str]:
    """The people an entry names."""
    if isinstance(entry, Move):
        # Nearly all entries.
        return _NOBODY if entry.person is None else frozenset((entry.person,))
    found = (getattr(entry, part, None) for part in ("person", "host", "keeper"))
    return frozenset(one for one in found if one is not None)


def write(entry: AnyEntry) -> str:
    """Encode an entry as JSON."""
    return msgspec.json.encode(entry).decode()


def read(text: str) -> AnyEntry:
    """Decode an entry."""
    entry: AnyEntry = _decoder.decode(text)
    return entry
