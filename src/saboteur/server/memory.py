"""Responses of the HTTP interface about a person's matches."""

from __future__ import annotations

from typing import Literal

import msgspec

from saboteur.server.resource import Body, Word
from saboteur.server.store.looks import Looks

Company = Literal["people", "bots", "alone"]


class HistoryMatch(msgspec.Struct, frozen=True, kw_only=True):
    """A finished match of the guest."""

    id: str
    game: str
    players: int
    seat: int
    ended: int
    """Unix time in seconds."""
    seconds: int
    """How long it took."""
    moves: int
    company: Company
    roles: tuple[str, ...]
    """The guest's role in each round; in the Duel the colour."""
    won: bool | None
    """Null for matches that nobody wins."""
    gold: int
    names: tuple[str, ...]
    """Names by seat; empty for somebody who left."""
    bots: tuple[bool, ...]
    people: tuple[str | None, ...]
    winners: tuple[int, ...] | None


class Partner(msgspec.Struct, frozen=True):
    """Somebody with whom the guest has finished matches."""

    id: str
    name: str
    matches: int


class HistoryPage(msgspec.Struct, frozen=True, kw_only=True):
    """A part of the guest's history, the latest match first."""

    matches: tuple[HistoryMatch, ...]
    found: int
    """How many match the filter."""
    all: int
    next: str | None
    """Ask with this as `before` for the following part."""
    partners: tuple[Partner, ...]
    """With whom the guest has played most, for the filter."""
    years: tuple[int, ...]
    looks: dict[str, Looks] = {}
    """The people in these matches who chose their looks."""


class Share(msgspec.Struct, frozen=True):
    """A number of successes out of a number of tries, with its 95 % interval (Wilson)."""

    won: int
    count: int
    low: float
    high: float


class RoleShare(msgspec.Struct, frozen=True, kw_only=True):
    """Rounds won in a role."""

    game: str
    role: str
    company: Company
    share: Share
    gold: int
    """Gold of all these rounds."""
    usual: float | None
    """The average of all players in this role at tables of these sizes; null if too few have played it."""


class PartnerShare(msgspec.Struct, frozen=True):
    """Rounds won together with somebody on the same side."""

    id: str
    name: str
    share: Share


class ClaimShare(msgspec.Struct, frozen=True):
    """How many suspicions, or words of trust, were right."""

    what: Literal["accuse", "trust"]
    company: Company
    share: Share
    blind: float | None
    """The rate of a blind guess; null if there is nothing to guess."""


class Unseen(msgspec.Struct, frozen=True, kw_only=True):
    """How long the guest stayed undetected as a saboteur."""

    game: str
    company: Company
    rounds: int
    never: int
    """Rounds in which nobody ever accused them."""
    mean: float
    """The part of a round that had passed, on average, before the first accusation."""


class GoldCount(msgspec.Struct, frozen=True, kw_only=True):
    """How often matches of a game brought how much gold."""

    game: str
    company: Company
    counts: tuple[int, ...]
    """Matches with 0, 1, 2 … gold."""
    median: float


class MatchShare(msgspec.Struct, frozen=True, kw_only=True):
    """Matches of a game at tables of a size."""

    game: str
    players: int
    company: Company
    share: Share
    seconds: int


class BestSolo(msgspec.Struct, frozen=True):
    """The best match alone, and the latest ones, the oldest first."""

    id: str
    gold: int
    moves: int
    ended: int
    latest: tuple[int, ...]


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """A year in a few numbers."""

    matches: int
    days: int
    """Days with a match."""
    seconds: int
    busiest: str | None
    """The day with most matches, as `2026-11-12`."""
    busiest_matches: int
    longest: HistoryMatch | None
    richest: HistoryMatch | None


class Statistics(msgspec.Struct, frozen=True, kw_only=True):
    """What the guest has played, in numbers; of one year or of all."""

    year: int | None
    years: tuple[int, ...]
    since: int | None
    """Unix time of the first match, in seconds."""
    matches: tuple[MatchShare, ...]
    roles: tuple[RoleShare, ...]
    partners: tuple[PartnerShare, ...]
    suspects: tuple[ClaimShare, ...]
    """What the guest said about others."""
    suspected: tuple[ClaimShare, ...]
    """What others said about the guest."""
    unseen: tuple[Unseen, ...]
    gold: tuple[GoldCount, ...]
    solo: BestSolo | None
    review: Review | None
    """Only of one year."""


class Kept(msgspec.Struct, frozen=True, kw_only=True):
    """How long the server keeps which data."""

    session_days: int
    unfinished_days: int
    """Days without a move after which an unfinished match is deleted; 0: never."""
    passkeys: bool


class Erase(Body, frozen=True):
    """Delete everything: the guest's name, typed as a confirmation."""

    name: Word


class Erased(msgspec.Struct, frozen=True):
    """Everything is deleted; until `complete`, some tables still have to be changed in the background."""

    complete: bool
