"""Which path cards can continue a path, and how long to wait for one."""

from __future__ import annotations

from functools import lru_cache

from saboteur.cards.actions import KINDS, TOOLS, is_action
from saboteur.cards.deck import load
from saboteur.cards.shape import Shape

NEUTRAL = 0.05
"""Value of playing or keeping a card the bot does not know."""
_FAMILIES = {kind.name: kind.name.partition("-")[0] for kind in KINDS if {*kind.name.split("-")[1:]} & {*TOOLS}}

Arms = tuple[int, int, int, int]
"""For each side N E S W a mask of the openings connected to it inside the card; 0 if the side is closed."""

HAND = 5
"""Number of cards searched for a fitting one."""
HOPELESS = 8.0
"""Turns assumed for a place where no card fits."""


@lru_cache(maxsize=512)
def arms_of(card: str) -> Arms:
    """The openings connected to each side of a card."""
    masks = Shape.parse(card).segment_masks
    north, east, south, west = (sum(mask for mask in masks if mask >> side & 1) for side in range(4))
    return north, east, south, west


def family(card: str) -> str:
    """The family of an action card: ``broken`` and ``repair`` for all tools, otherwise its name."""
    return _FAMILIES.get(card, card)


@lru_cache(maxsize=512)
def is_through(card: str) -> bool:
    """Whether a path leads through the card."""
    return any(mask & (mask - 1) for mask in arms_of(card))


@lru_cache(maxsize=1)
def numbers() -> tuple[int, ...]:
    """How many of each kind of through card the base game has, in the order of their bits."""
    return tuple([path.count for path in load("saboteur").paths if is_through(path.code)])


@lru_cache(maxsize=512)
def kind_of(card: str) -> int | None:
    """Which of these kinds a card is, either way up; None for dead ends and all other cards."""
    if is_action(card) or not is_through(card):
        return None
    shape = Shape.parse(card)
    paths = [path.shape for path in load("saboteur").paths if is_through(path.code)]
    return next((number for number, path in enumerate(paths) if shape in {path, path.turned()}), None)


@lru_cache(maxsize=1)
def _cards() -> tuple[tuple[tuple[int, tuple[int, ...]], ...], list[float]]:
    """The base game's through cards as (bit, ways) in both orientations, and the expected wait for each set of bits."""
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
    """The kinds of cards that lead on, as bits.

    Their sides must match the ``fixed`` neighbours and connect an entry to an exit.
    """
    result = 0
    for bit, masks in _cards()[0]:
        if sum(masks) & fixed == opened and any(mask & entries and mask & exits for mask in masks):
            result |= bit
    return result


def wait(kinds: int) -> float:
    """Turns until someone has a card of these kinds."""
    return _cards()[1][kinds]
