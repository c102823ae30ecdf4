"""The parts of a forecast: ends, cases, and the roles and clans that win in them."""

from __future__ import annotations

import msgspec

from saboteur.notation.move import Cell


class RoleChance(msgspec.Struct, frozen=True, kw_only=True):
    """A role at one end of a round: whether it wins, who is known to have it, and the gold its holders would get."""

    role: str
    wins: bool
    seats: tuple[int, ...]
    held: tuple[int, int]
    """The number of its holders: minimum and maximum."""
    gold: tuple[int, int]
    """The gold of each holder who is not trapped: minimum and maximum."""


class Case(msgspec.Struct, frozen=True, kw_only=True):
    """The result of an end of the round if the conditions hold; without conditions, always."""

    connector: tuple[str, ...] = ()
    """The last card is laid by somebody with one of these roles; empty: by anybody."""
    present: str | None = None
    """This role is among the players."""
    absent: str | None = None
    """This role is not."""
    side: str
    reason: str
    roles: tuple[RoleChance, ...]


class End(msgspec.Struct, frozen=True, kw_only=True):
    """One way in which a round of Saboteur 2 can end."""

    reached: bool
    goal: Cell | None = None
    """The goal, which may hold the treasure as far as the seat knows."""
    missing: int = 0
    """The cells without a card between the maze and the goal, at least."""
    way: tuple[Cell, ...] = ()
    """The way from the start to the last card before the gap."""
    free: tuple[str, ...] = ()
    """The colours no door stops on the way there."""
    cases: tuple[Case, ...]


class ClanChance(msgspec.Struct, frozen=True, kw_only=True):
    """A clan's result; numbers are pairs of minimum and maximum."""

    clan: str
    rescued: tuple[int, int]
    multiplier: tuple[int, int]
    treasure: tuple[int, int]


class Suppose(msgspec.Struct, frozen=True, kw_only=True):
    """Which clans could win if a seat had this role."""

    seat: int
    role: str
    winners: tuple[str, ...]


class CaveForecast(msgspec.Struct, frozen=True, kw_only=True):
    """The Dark Cave if the match ended now: only gold that was brought out counts."""

    clans: tuple[ClanChance, ...]
    winners: tuple[str, ...]
    """The clans that could win, or `nobody`."""
    tied: bool
    """Both treasures may be equal: then the clan of the first to leave wins."""
    mine: tuple[bool, ...]
    """Whether the seat itself wins; both values if it depends."""
    suppose: tuple[Suppose, ...]


class Forecast(msgspec.Struct, frozen=True, kw_only=True):
    """Who would win if the round ended now."""

    unknown: tuple[int, ...]
    """The seats whose role the seat does not know."""
    pool: dict[str, int]
    """The role cards these may have."""
    trapped: tuple[int, ...] = ()
    crystals: int = 0
    ends: tuple[End, ...] = ()
    cave: CaveForecast | None = None
