"""The evidence of actions about roles in each game: the table of `belief/<game>.py`, or none."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from saboteur.registry import GAMES, part

Rows = Mapping[str, Mapping[str, float]]
"""Evidence by action and role."""


class Table(msgspec.Struct, frozen=True):
    """Evidence by action and role, in log odds; 0 if missing."""

    against: tuple[str, ...] = ()
    """Roles that work against the others."""
    styles: tuple[Rows, ...] = ()
    """One for each style in which roles may be played, all equally likely at first."""

    @property
    def rows(self) -> Rows:
        """Evidence for the first style; empty if there is none."""
        return self.styles[0] if self.styles else {}

    def log_likelihood(self, what: str, role: str, style: int = 0) -> float:
        """The evidence of an action for a role played in this style."""
        row = self.styles[style].get(what) if self.styles else None
        return 0.0 if row is None else row.get(role, 0.0)


def table_of(game: str, players: int | None = None) -> Table:
    """The table of a game for this number of players, or for a usual one; an empty one if nobody has written it."""
    found = part("belief.{}", game) if game in GAMES else None
    if found is None:
        return Table()
    styles_for = getattr(found, "styles_for", None)
    if players is None or styles_for is None:
        return Table(found.AGAINST, getattr(found, "STYLES", (found.TABLE,)))
    return Table(found.AGAINST, styles_for(players))
