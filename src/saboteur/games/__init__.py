"""The games by name."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import SupportsIndex

from saboteur.cards import deck as decks
from saboteur.cards.box import Value
from saboteur.cards.deck import Deck
from saboteur.cards.options import OptionError, either, resolve
from saboteur.games.ruleset import Ruleset
from saboteur.readonly import ReadOnly
from saboteur.whole import whole

__all__ = ["GAMES", "Ruleset", "game", "ruleset"]

Builder = Callable[[Deck, int, Mapping[str, Value]], Ruleset]

_HOMES = {
    "saboteur": "saboteur",
    "saboteur2": "saboteur2",
    "duel": "duel",
    "solo": "duel",
    "dark-cave": "dark_cave",
}
"""The package that puts each game together. It is imported when the game is played, so that the others cost nothing."""

GAMES = tuple(_HOMES)
"""The games that can be played."""


def game(name: str) -> Deck:
    """The box of a game: its cards, tables, options and editions."""
    if name not in GAMES:
        raise OptionError(f"There is no game {name!r}; choose {either(GAMES)}.")
    return decks.load(name)


def ruleset(
    name: str, players: SupportsIndex, edition: str | None = None, /, **options: Value | SupportsIndex | None
) -> Ruleset:
    """The rules of a game for this many players; equal wishes share one object."""
    box = game(name)
    least, most = box.players
    count = whole(players)
    if count is None or not least <= count <= most:
        raise OptionError(f"{name} is for {box.company}, not {players!r}.")
    settled = resolve(box, edition, count, **options)
    return _build(name, count, tuple(settled.items()))


@lru_cache(maxsize=64)
def _build(name: str, players: int, settled: tuple[tuple[str, Value], ...]) -> Ruleset:
    build: Builder = importlib.import_module(f"saboteur.games.{_HOMES[name]}.build").build
    return build(decks.load(name), players, ReadOnly(settled))
