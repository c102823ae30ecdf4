"""Matches and positions alike, as the engine's position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saboteur.engine.core.position import Position
from saboteur.games import Ruleset

if TYPE_CHECKING:
    from saboteur.match import Match


def position_of(at: Match | Position, rules: Ruleset) -> Position:
    """The position of a match, or the position itself, if it is of the same game and number of players."""
    position = at if isinstance(at, Position) else getattr(at, "_position", None)
    if not isinstance(position, Position):
        raise TypeError(f"A match or a position is needed here, not {at!r}.")
    game = position.game
    if game.name != rules.name or game.players != rules.players:
        raise ValueError(
            f"These numbers are for {rules.name} with {rules.players} players, not for {game.name} with {game.players}."
        )
    return position


class Key:
    """Rules as a cache key."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Key) and self.rules is other.rules

    def __hash__(self) -> int:
        return id(self.rules)
