"""Every game by name, and the package that holds its parts in each folder.

A game's parts are found by its package: `engine/<package>/`, `games/<package>/build.py`, `scenario/<package>.py` and so
on. Most folders have a default for a game without a part there.
"""

from __future__ import annotations

import importlib
from types import ModuleType

PACKAGES = {
    "saboteur": "saboteur",
    "saboteur2": "saboteur2",
    "duel": "duel",
    "solo": "duel",
    "dark-cave": "dark_cave",
}
"""The package of each game. A new game adds one line here."""

GAMES = tuple(PACKAGES)
"""The games that can be played."""


def part(pattern: str, game: str) -> ModuleType | None:
    """The module of a game in a folder, or None if it has none there.

    >>> part("scenario.{}", "solo").__name__
    'saboteur.scenario.duel'
    >>> part("bots.{}.weather", "solo") is None
    True
    """
    name = f"saboteur.{pattern.format(PACKAGES[game])}"
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        # Only the module itself or its package may be missing, nothing that it imports.
        if error.name is None or not f"{name}.".startswith(f"{error.name}."):
            raise
        return None
