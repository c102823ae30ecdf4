"""What the suite needs to know about a game: who may know which number, and where its cards and gold are.

Each game declares its `Facts` in a module of `saboteur.testing.games`, found by the game's name.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING

from saboteur.engine.core.position import Position
from saboteur.testing import games
from saboteur.testing.error import ConformanceError

if TYPE_CHECKING:
    from saboteur.match import Match
    from saboteur.testing.scramble import Scramble

Rule = Callable[[Position, int, int], bool]
"""Whether a seat (-1: a spectator) may know the number with this index."""


def public(_position: Position, _seat: int, _index: int) -> bool:
    """Everyone may."""
    return True


def hidden(_position: Position, _seat: int, _index: int) -> bool:
    """Nobody may."""
    return False


@dataclass(frozen=True)
class Facts:
    """What the suite is told about one game."""

    seats: Mapping[int, Rule]
    """Who may know each field of a seat; the rule gets the owner as its index."""
    extra: Mapping[int, Rule]
    """Who may know the numbers that only this game has, by index."""
    history: Rule = public
    """Who may know the history of past rounds."""
    moves_per_round: int = 2_000
    """More moves than any round can have."""
    other_cards: Callable[[Match], Iterable[int]] = lambda _match: ()
    """The cards outside hands, piles, the maze and the fronts of players."""
    gold: Callable[[Match], int] | None = None
    """All gold in the game; always `gold_total`."""
    gold_total: int = 0
    scramble: type[Scramble] | None = None
    """Randomizes hidden numbers, for games in which some of them depend on others."""
    shared: Callable[[Position], object] = lambda _position: None
    """What must be the same in every sample: roles, places of goals and so on, sorted."""
    back: Callable[[str, str], str] = lambda _what, _name: ""
    """What everyone sees on the back of a card, given its line in the record and its name."""
    audience: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The parts of an event that name who sees its secret, by kind; `seat` where nothing is said."""


@cache
def _declared() -> dict[str, Facts]:
    found: dict[str, Facts] = {}
    for module in pkgutil.iter_modules(games.__path__, f"{games.__name__}."):
        found |= importlib.import_module(module.name).FACTS
    return found


def facts_of(name: str) -> Facts:
    """The facts of a game; `ConformanceError` if it declares none."""
    found = _declared().get(name)
    if found is None:
        raise ConformanceError(
            f"{name} does not say who may know what: declare its Facts in a module of {games.__name__}."
        )
    return found
