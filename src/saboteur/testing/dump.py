"""Everything a position holds, as plain numbers and texts, whichever form the engine has."""

from __future__ import annotations

from typing import Any

from saboteur.engine.core.board import Board
from saboteur.engine.core.position import Position
from saboteur.engine.core.tiles import Tiles
from saboteur.match import Match
from saboteur.view import View

UNSEEN = {"game", "chance", "log", "tiles", "changes", "shared"}
"""What is no part of the moment itself: nothing about it follows from how often a board was changed or copied."""


def fields(kind: type) -> tuple[str, ...]:
    """The attributes of one of the engine's classes."""
    found = getattr(kind, "__mypyc_attrs__", None) or kind.__annotations__
    return tuple(name for name in found if name != "__dict__")


def dump(position: Position) -> dict[str, Any]:
    """Every part of a position by attribute."""
    return {name: _plain(getattr(position, name)) for name in fields(Position) if name not in UNSEEN}


def _plain(value: Any) -> Any:
    if isinstance(value, Board):
        return {name: _plain(getattr(value, name)) for name in fields(Board) if name not in UNSEEN}
    assert not isinstance(value, Tiles)
    if isinstance(value, View):
        return str(value)
    return value if value is None or isinstance(value, int) else list(value)


def state(match: Match) -> tuple[object, ...]:
    """Everything about a match that could change."""
    return dump(match._position), match.events, tuple(match.story), match.actor, match.moves(), match.results
