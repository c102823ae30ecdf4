"""What each game's deeds say about roles: the table of `belief/<game>.py`, or none."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from saboteur.registry import GAMES, part


class Table(msgspec.Struct, frozen=True):
    """Evidence by deed and role, in log odds; 0 for what is not named."""

    against: tuple[str, ...] = ()
    """Roles that work against the others."""
    rows: Mapping[str, Mapping[str, float]] = {}

    def log_likelihood(self, what: str, role: str) -> float:
        """How much a deed speaks for a role."""
        row = self.rows.get(what)
        return 0.0 if row is None else row.get(role, 0.0)


def table_of(game: str) -> Table:
    """The table of a game; an empty one if nobody has written it."""
    found = part("belief.{}", game) if game in GAMES else None
    return Table() if found is None else Table(found.AGAINST, found.TABLE)
