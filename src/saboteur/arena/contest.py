"""A contest: the bots, the numbers of players, the number of deals, and the seating."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from saboteur.bots import LIMIT
from saboteur.games import game as box
from saboteur.simulate import Plan, Wished

Seating = Literal["sides", "mixed", "single"]
"""How two bots share a table.

- sides: one plays all diggers and the other all saboteurs (in The Dark Cave: each a clan), then they swap sides
- mixed: they sit in alternating seats, then swap
- single: one takes a seat among copies of the other, and is compared with the other in that seat
"""

SIDED = ("saboteur", "dark-cave")
"""Games whose roles define two sides."""
BOTS = 16
"""Most bots of a contest."""


class ContestError(Exception):
    """A contest that cannot be played; its message is a sentence."""


class Table(msgspec.Struct, frozen=True, array_like=True, order=True):
    """One comparison of two bots (by index) on one deal with some number of players."""

    deal: int
    players: int
    first: int
    second: int


class Contest(msgspec.Struct, frozen=True):
    """A contest: which bots meet, and on which deals."""

    game: str
    bots: tuple[str, ...]
    players: tuple[int, ...]
    matches: int = 100
    """Matches of each pair at each number of players, rounded to whole deals."""
    seed: int = 0
    seating: Seating | None = None
    """Default: sides if the game has them, else mixed."""
    edition: str | None = None
    options: Wished = {}
    limit: float = LIMIT
    isolate: bool = False
    deck: str | None = None

    def __post_init__(self) -> None:
        wanted = self.seating or usual_seating(self.game)
        msgspec.structs.force_setattr(self, "seating", wanted)
        options = dict(self.options)
        if wanted == "sides" and box(self.game, self.deck).rounds.most > 1:
            # The winner of the first round affects the deal of the second.
            options.setdefault("rounds", 1)
        msgspec.structs.force_setattr(self, "options", options)
        self._check()

    def _check(self) -> None:
        if len(self.bots) < 2:
            raise ContestError("An arena needs at least two bots; name them with commas: greedy,random.")
        if len(self.bots) > BOTS:
            raise ContestError(f"An arena takes {BOTS} bots at most, not {len(self.bots)}.")
        double = next((bot for bot in self.bots if self.bots.count(bot) > 1), None)
        if double is not None:
            raise ContestError(f"The bot {double} is named twice; every bot already meets all others.")
        if len(set(self.players)) < len(self.players) or not self.players:
            raise ContestError("Name each number of players once.")
        if self.seating == "sides" and self.game not in SIDED:
            raise ContestError(f"{self.game} has no two sides; choose mixed or single.")
        if self.seating == "single" and 1 in self.players:
            raise ContestError("Nobody else sits at a table for one; choose mixed.")

    @property
    def deals(self) -> int:
        """The number of deals each pair plays at each number of players."""
        return -(-self.matches // self.per_deal)

    @property
    def per_deal(self) -> int:
        """How many matches a pair plays on a deal."""
        return 4 if self.seating == "single" else 2

    def tables(self) -> Iterator[Table]:
        """All tables to play, deal by deal, so that a longer contest begins like a shorter one."""
        number = len(self.bots)
        for deal in range(self.deals):
            for players in self.players:
                for first in range(number):
                    # On sides a bot also meets itself: how balanced the game is among equals.
                    for second in range(first if self.seating == "sides" else first + 1, number):
                        yield Table(deal, players, first, second)

    def matches_of(self, table: Table) -> int:
        """How many matches a table takes."""
        return 1 if table.first == table.second else self.per_deal

    def plan(self, players: int) -> Plan:
        """How a match at a table of this size is set up."""
        return Plan(
            self.game,
            players,
            seed=self.seed,
            edition=self.edition,
            options=self.options,
            limit=self.limit,
            isolate=self.isolate,
            deck=self.deck,
        )


def usual_seating(game: str) -> Seating:
    """The default seating of a game."""
    return "sides" if game in SIDED else "mixed"


def side_of(role: str) -> str:
    """The side a role works for: a saboteur of a clan for the other clan.

    >>> side_of("digger"), side_of("yellow-loyal"), side_of("yellow-saboteur")
    ('digger', 'yellow', 'blue')
    """
    clan, _, kind = role.partition("-")
    if not kind:
        return role
    return clan if kind == "loyal" else {"yellow": "blue", "blue": "yellow"}[clan]
