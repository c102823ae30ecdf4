"""The number of players with which tests play each game."""

from __future__ import annotations

from collections.abc import Mapping

from saboteur import GAMES, game


def usual(wanted: Mapping[str, int] | None = None) -> dict[str, int]:
    """Players of every game: as many as wanted, else three or as near as the game allows."""
    found = {}
    for name in GAMES:
        least, most = game(name).players
        found[name] = (wanted or {}).get(name, min(max(least, 3), most))
    return found
