"""What the HTTP interface takes and gives."""

from __future__ import annotations

from typing import Annotated

import msgspec

from saboteur.notation.event import Event
from saboteur.server.table.message import Clock, Phase
from saboteur.view import View

Value = str | bool | int
Name = Annotated[str, msgspec.Meta(max_length=4000)]
Word = Annotated[str, msgspec.Meta(max_length=200)]
Players = Annotated[int, msgspec.Meta(ge=1, le=99)]


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a client asks for; anything it names that does not exist is an error."""


class Me(msgspec.Struct, frozen=True):
    """The person behind this browser; without a name nobody yet."""

    id: str | None
    name: str | None
    language: str


class NewMe(Wish, frozen=True):
    """How one wishes to be called, and in which language to be spoken to."""

    name: Name
    language: Word | None = None


class Link(msgspec.Struct, frozen=True):
    """A personal link: whoever opens it is signed in as this person. An older one no longer works."""

    path: str


class Follow(Wish, frozen=True):
    """The last part of a personal link one wishes to follow, though one is somebody else here."""

    token: Word


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a game with its values, the default first."""

    name: str
    values: tuple[Value, ...]


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    name: str
    least: int
    most: int
    rounds: int
    editions: tuple[str, ...]
    options: tuple[OptionInfo, ...]


class BotInfo(msgspec.Struct, frozen=True):
    """A bot that can be seated."""

    name: str


class Place(Wish, frozen=True):
    """Who shall sit at a seat: a bot by name, me, or nobody yet."""

    bot: Word | None = None
    me: bool = False


class NewTable(Wish, frozen=True, kw_only=True):
    """A table to open."""

    game: Word
    players: Players
    edition: Word | None = None
    options: dict[Word, Value] = {}
    seats: tuple[Place, ...] = ()
    public: bool = False
    spectators: bool = True
    clock: Clock = Clock()


class PlayNow(Wish, frozen=True, kw_only=True):
    """A match against bots that starts at once."""

    game: Word
    players: Players | None = None
    bots: tuple[Word, ...] = ()
    edition: Word | None = None
    options: dict[Word, Value] = {}


class Opened(msgspec.Struct, frozen=True):
    """A table by its id, which is part of its link, and by the code to join it."""

    id: str
    code: str


class Join(Wish, frozen=True):
    """The code of a table."""

    code: Word


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A table in a list."""

    id: str
    code: str
    game: str
    players: int
    phase: Phase
    public: bool
    free: int
    names: tuple[str, ...]
    """Who sits where; empty for a free seat."""
    yours: int | None
    """Your seat."""
    turn: bool
    """You are asked to decide."""
    changed: int
    """When something last happened, in seconds since 1970."""


class Recorded(Wish, frozen=True, kw_only=True):
    """A record of a match, and which of its steps are asked for: as whom to see them, from which on, and how many."""

    record: str
    seat: Annotated[int, msgspec.Meta(ge=0, le=99)] | None = None
    first: Annotated[int, msgspec.Meta(ge=0, le=100_000)] = 0
    count: Annotated[int, msgspec.Meta(ge=1, le=100)] = 50


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """A step of a match: what was done, what happened, and what the chosen viewer then knew."""

    by: int | None
    did: str
    events: tuple[Event, ...]
    view: View


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """Steps of a match; without an id it was a record that somebody brought."""

    id: str | None
    seat: int | None
    total: int
    first: int
    steps: tuple[Step, ...]


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused: a name and a sentence in the person's language."""

    reason: str
    sentence: str
