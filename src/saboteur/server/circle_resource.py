"""Bodies and answers of the HTTP interface: circles."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from saboteur.pace import Pace
from saboteur.server.memory import HistoryMatch, MatchShare, RoleShare, Share
from saboteur.server.resource import Body, Name, Players, Value, Word
from saboteur.server.store.looks import Looks
from saboteur.server.table.answer import Clock, Phase

Answer = Literal["", "yes", "maybe", "no"]
Moment = Annotated[int, msgspec.Meta(ge=0, le=10**11)]
Minutes = Annotated[int, msgspec.Meta(ge=15, le=1440)]


class Usual(Body, frozen=True, kw_only=True):
    """What a circle usually plays: the settings of its tables."""

    game: Word = "saboteur"
    players: Players = 5
    edition: Word | None = None
    options: dict[Word, Value] = msgspec.field(default_factory=dict)
    spectators: bool = True
    clock: Clock = Clock()
    pace: Pace = "normal"
    hints: bool = False


class NewCircle(Body, frozen=True, kw_only=True):
    """A circle to found; `zone` is a time zone such as `Europe/Berlin`."""

    name: Name
    zone: Word = "UTC"
    usual: Usual = msgspec.field(default_factory=Usual)
    looks: Looks | None = None


class CircleChange(Body, frozen=True, kw_only=True):
    """What the founder changes; every field is optional."""

    name: Name | None = None
    zone: Word | None = None
    usual: Usual | None = None
    shown: bool | None = None
    """Whether everyone who has the circle's address may see its table of honour."""


class NewDate(Body, frozen=True, kw_only=True):
    """The next date, as Unix time in seconds; null for none."""

    at: Moment | None
    minutes: Minutes = 180
    game: Word | None = None
    """What somebody wishes to play then."""


class Attending(Body, frozen=True, kw_only=True):
    """Whether the guest comes to the next date, and how they look; every field is optional."""

    answer: Answer | None = None
    looks: Looks | None = None


class Leave(Body, frozen=True):
    """Leave a circle; with `forget` one's line in its score goes, too."""

    forget: bool = False


class Whom(Body, frozen=True):
    """A member."""

    person: Word


class Invited(Body, frozen=True, kw_only=True):
    """The token of a circle's link."""

    token: Word
    looks: Looks | None = None


class CircleName(Body, frozen=True):
    """The circle's name, typed as a confirmation."""

    name: Name


class Invitation(msgspec.Struct, frozen=True):
    """What a link to join reveals: only whose circle it is."""

    name: str
    founder: str
    people: int
    circle: str | None
    """The circle's id if the guest belongs to it already."""


class Member(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody in a circle."""

    id: str
    name: str
    looks: Looks | None
    member: bool
    """False for somebody who left but kept their line in the score."""
    answer: Answer
    you: bool


class CircleDate(msgspec.Struct, frozen=True, kw_only=True):
    """A circle's next date."""

    at: int
    minutes: int
    game: str | None
    by: str | None
    """The name of whoever set it."""


class CircleTableInfo(msgspec.Struct, frozen=True):
    """A circle's table that is open or running, and the names of the people there."""

    id: str
    phase: Phase
    game: str
    names: tuple[str, ...]


class CircleInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A circle as its members see it."""

    id: str
    name: str
    code: str
    """Leads members to the circle's table, always the same."""
    invite: str
    """The path of the link to join."""
    founded: int
    zone: str
    shown: bool
    yours: bool
    """Whether you are its founder."""
    founder: str
    people: tuple[Member, ...]
    usual: Usual
    date: CircleDate | None
    table: CircleTableInfo | None


class Feed(msgspec.Struct, frozen=True):
    """The secret path of the guest's calendar feed for a circle."""

    path: str


class TableCircle(msgspec.Struct, frozen=True):
    """The circle of a table; null for people who are not members."""

    id: str | None
    name: str | None


class CircleList(msgspec.Struct, frozen=True):
    """The guest's circles; null if this server has none."""

    circles: tuple[CircleInfo, ...] | None


class Evening(msgspec.Struct, frozen=True, kw_only=True):
    """An evening of a circle."""

    day: str
    """As `2026-11-12`, in the circle's time zone."""
    matches: int
    games: tuple[str, ...]
    gold: dict[str, int]
    """What everyone who was there got, by id."""
    best: tuple[str, ...]
    """Who got most."""
    last: str
    """The last match's table, to replay it."""


class Honour(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the table of honour, over all evenings."""

    id: str
    name: str
    looks: Looks | None
    member: bool
    gold: int
    evenings: int
    matches: int
    won: Share
    best: int
    """The most gold of one evening."""
    crowns: int
    """Evenings on which nobody had more."""


class Score(msgspec.Struct, frozen=True, kw_only=True):
    """The running score of a circle, without people who left and removed their line."""

    evenings: tuple[Evening, ...]
    """The oldest first."""
    honours: tuple[Honour, ...]
    """The most gold first."""
    before: dict[str, int]
    """What everyone had before the first of these evenings."""
    total: int
    """All evenings."""
    since: int | None
    """When the first match ended."""


class CircleHistory(msgspec.Struct, frozen=True, kw_only=True):
    """A part of a circle's matches, the latest first; `seat` and `roles` are those of one of its people."""

    matches: tuple[HistoryMatch, ...]
    next: str | None


class CircleStatistics(msgspec.Struct, frozen=True, kw_only=True):
    """A circle's matches in numbers."""

    matches: tuple[MatchShare, ...]
    roles: tuple[RoleShare, ...]


class Outside(msgspec.Struct, frozen=True, kw_only=True):
    """What a circle shows to everyone who has its address, if it wishes so."""

    name: str
    honours: tuple[Honour, ...]
    total: int
