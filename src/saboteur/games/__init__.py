"""The games by name."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import SupportsIndex

from saboteur.cards import deck as decks
from saboteur.cards.box import Value
from saboteur.cards.deck import Deck
from saboteur.cards.house import read_file
from saboteur.cards.options import OptionError, either, resolve
from saboteur.games.ruleset import Ruleset
from saboteur.readonly import ReadOnly
from saboteur.registry import GAMES, PACKAGES
from saboteur.whole import whole

__all__ = ["GAMES", "DeckFile", "Ruleset", "game", "ruleset"]

DeckFile = str | Path | Deck
"""A custom deck: its file, or the deck read from it."""
Builder = Callable[[Deck, int, Mapping[str, Value]], Ruleset]


def game(name: str, deck: DeckFile | None = None) -> Deck:
    """The box of a game: its cards, tables, options and editions; or a custom deck for it."""
    if name not in GAMES:
        raise OptionError(f"There is no game {name!r}; choose {either(GAMES)}.")
    if deck is None:
        return decks.load(name)
    box = deck if isinstance(deck, Deck) else read_file(deck)
    if box.game != name:
        raise OptionError(f"The deck {Path(box.home).name} is for {box.game}, not for {name}.")
    return box


def ruleset(
    name: str,
    players: SupportsIndex,
    edition: str | None = None,
    deck: DeckFile | None = None,
    /,
    **options: Value | SupportsIndex | None,
) -> Ruleset:
    """The rules of a game for this many players; equal arguments share one object.

    The deck is positional only: options may come from strangers and must never name a file.
    """
    box = game(name, deck)
    least, most = box.players
    count = whole(players)
    if count is None or not least <= count <= most:
        raise OptionError(f"{name} is for {box.company}, not {players!r}.")
    settled = resolve(box, edition, count, **options)
    return _build(_Box(box), count, tuple(settled.items()))


def rules_again(name: str, players: int, options: dict[str, Value], home: str) -> Ruleset:
    """The rules in a pickle, with their deck if that is one's own."""
    edition = options.get("edition")
    others = {option: value for option, value in options.items() if option != "edition"}
    return ruleset(name, players, None if edition is None else str(edition), Path(home) if home else None, **others)


class _Box:
    """A deck as a cache key: equal if it comes from the same file with the same content."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self._key = (deck.game, deck.home, deck.digest)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Box) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)


@lru_cache(maxsize=64)
def _build(box: _Box, players: int, settled: tuple[tuple[str, Value], ...]) -> Ruleset:
    build: Builder = importlib.import_module(f"saboteur.games.{PACKAGES[box.deck.game]}.build").build
    return build(box.deck, players, ReadOnly(settled))
