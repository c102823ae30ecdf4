"""Which path cards there are to go on with, and how long one waits for one of them."""

from __future__ import annotations

from functools import lru_cache

from saboteur.cards.actions import KINDS, TOOLS
from saboteur.cards.deck import load
from saboteur.cards.shape import Shape

NEUTRAL = 0.05
"""What it is worth to play or to keep a card about which a bot knows nothing."""
_FAMILIES = {kind.name: kind.name.partition("-")[0] for kind in KINDS if {*kind.name.split("-")[1:]} & {*TOOLS}}

Arms = tuple[int, int, int, int]
"""For each side N E S W the openings joined to it inside the card, as a mask; 0 if the side is closed."""

HAND = 5
"""The cards among which one looks for a fitting one."""
HOPELESS = 8.0
"""Turns reckoned for a place where no card fits."""


@lru_cache(maxsize=512)
def arms_of(card: str) -> Arms:
    """The openings of a card joined to each of its sides."""
    masks = Shape.parse(card).segment_masks
    north, east, south, west = (sum(mask for mask in masks if mask >> side & 1) for side in range(4))
    return north, east, south, west


def family(card: str) -> str:
    """An action card as bots weigh it: ``broken`` and ``repair`` for all tools, any other by its name."""
    return _FAMILIES.get(card, card)


@lru_cache(maxsize=512)
def is_through(card: str) -> bool:
    """Whether some way leads through the card."""
    return any(mask & (mask - 1) for mask in arms_of(card))


@lru_cache(maxsize=1)
def _cards() -> tuple[tuple[tuple[int, tuple[int, ...]], ...], list[float]]:
    """The through cards of the base game as (bit, ways), both ways up, and the turns one waits for each set of bits."""
    paths = [path for path in load("saboteur").paths if is_through(path.code)]
    ways = [
        (1 << number, shape.segment_masks)
        for number, path in enumerate(paths)
        for shape in {path.shape, path.shape.turned()}
    ]
    deck = load("saboteur")
    size = sum(card.count for card in deck.paths) + sum(card.count for card in deck.actions)
    turns = []
    for kinds in range(1 << len(paths)):
        count = sum(path.count for number, path in enumerate(paths) if kinds >> number & 1)
        turns.append(min(HOPELESS, 1 / (1 - (1 - count / size) ** HAND)) if count else HOPELESS)
    return tuple(ways), turns


@lru_cache(maxsize=8192)
def fitting(fixed: int, opened: int, entries: int, exits: int) -> int:
    """The kinds of cards that lead on, as a set of bits.

    Their sides must be open exactly where the ``fixed`` neighbours are, and join an entry to an exit.
    """
    result = 0
    for bit, masks in _cards()[0]:
        if sum(masks) & fixed == opened and any(mask & entries and mask & exits for mask in masks):
            result |= bit
    return result


def wait(kinds: int) -> float:
    """How many turns pass until someone has a card of these kinds."""
    return _cards()[1][kinds]
