"""The entries of a table's log: all that ever happened at it. The log is the truth; everything else follows from it."""

from __future__ import annotations

import msgspec

from saboteur.server.table.message import Clock


class Entry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind"):
    """Something that happened at a table."""


class Created(Entry, frozen=True, tag="created", kw_only=True):
    """The table was opened."""

    code: str
    game: str
    players: int
    options: dict[str, str | bool | int]
    host: str
    public: bool = False
    spectators: bool = True
    clock: Clock = Clock()


class Sat(Entry, frozen=True, tag="sat", kw_only=True):
    """A person took a seat."""

    person: str
    name: str
    seat: int


class Stood(Entry, frozen=True, tag="stood", kw_only=True):
    """A person left their seat, or was made to."""

    person: str
    kicked: bool = False


class Placed(Entry, frozen=True, tag="bot", kw_only=True):
    """A bot was seated, or with None the seat freed."""

    seat: int
    bot: str | None


class Readied(Entry, frozen=True, tag="ready", kw_only=True):
    """A person said whether they are ready."""

    person: str
    ready: bool


class Hosted(Entry, frozen=True, tag="host", kw_only=True):
    """Somebody else became the host."""

    person: str


class Started(Entry, frozen=True, tag="start", kw_only=True):
    """The match began; the record holds what chance dealt."""

    record: str
    seq: int


class Acted(Entry, frozen=True, tag="move", kw_only=True):
    """A move was played; the lines of the record hold what a bot said with it, the move, and what chance brought."""

    seat: int
    lines: tuple[str, ...]
    seq: int
    """The number of the next event."""
    person: str | None = None
    id: str = ""
    round: bool = False
    """Another round began."""
    over: bool = False


class Claimed(Entry, frozen=True, tag="claim", kw_only=True):
    """A claim was made."""

    seat: int
    lines: tuple[str, ...]
    seq: int
    person: str
    id: str


class Spoke(Entry, frozen=True, tag="chat", kw_only=True):
    """A person said something."""

    person: str
    name: str
    seat: int | None
    text: str
    id: str


class Waved(Entry, frozen=True, tag="next", kw_only=True):
    """A person wishes to go on to the next round."""

    person: str


class WentOn(Entry, frozen=True, tag="went-on", kw_only=True):
    """The next round was begun."""


class Resigned(Entry, frozen=True, tag="resign", kw_only=True):
    """A person gave up their seat to a bot."""

    seat: int


class Wished(Entry, frozen=True, tag="wish-pause", kw_only=True):
    """A person wishes for a pause, or no longer."""

    person: str
    on: bool


class Paused(Entry, frozen=True, tag="pause", kw_only=True):
    """The match was paused, or goes on."""

    on: bool


class StoodIn(Entry, frozen=True, tag="stand-in", kw_only=True):
    """A bot plays for an absent person, or no longer."""

    seat: int
    on: bool


class Reopened(Entry, frozen=True, tag="rematch", kw_only=True):
    """A table for another match was opened."""

    table: str


AnyEntry = (
    Created | Sat | Stood | Placed | Readied | Hosted | Started | Acted | Claimed | Spoke | Waved | WentOn | Resigned
    | Wished | Paused | StoodIn | Reopened
)  # fmt: skip

_decoder = msgspec.json.Decoder(AnyEntry)


def kind(entry: AnyEntry) -> str:
    """How the log names the entry's kind."""
    return str(entry.__struct_config__.tag)


def write(entry: AnyEntry) -> str:
    """The entry as JSON."""
    return msgspec.json.encode(entry).decode()


def read(text: str) -> AnyEntry:
    """The entry from its JSON."""
    entry: AnyEntry = _decoder.decode(text)
    return entry
