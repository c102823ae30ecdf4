"""What each game's deeds say about roles: the table of `belief/<game>.py`, or none."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from saboteur.registry import GAMES, part

Rows = Mapping[str, Mapping[str, float]]
"""Evidence by deed and role."""


class Table(msgspec.Struct, frozen=True):
    """Evidence by deed and role, in log odds; 0 for what is not named."""

    against: tuple[str, ...] = ()
    """Roles that work against the others."""
    styles: tuple[Rows, ...] = ()
    """One for each style in which roles may be played, all equally likely at first."""

    @property
    def rows(self) -> Rows:
        """What deeds say about the first style; empty if nothing is known about them."""
        return self.styles[0] if self.styles else {}

    def log_likelihood(self, what: str, role: str, style: int = 0) -> float:
        """How much a deed speaks for a role that is played in this style."""
        row = self.styles[style].get(what) if self.styles else None
        return 0.0 if row is None else row.get(role, 0.0)


def table_of(game: str) -> Table:
    """The table of a game; an empty one if nobody has written it."""
    found = part("belief.{}", game) if game in GAMES else None
    return Table() if found is None else Table(found.AGAINST, getattr(found, "STYLES", (found.TABLE,)))
