"""Positions with a reshuffled pile; hands, roles and goals stay as they were.

Rollouts that knew which card comes next would count drawing it as skill.
"""

from __future__ import annotations

import random

from saboteur.engine.core.appraisal import Appraisal
from saboteur.engine.core.position import Position
from saboteur.games import Ruleset

MILLI = 1000.0
EACH = 4
"""Rollouts with the same order of the pile."""


class Draws:
    """Shuffles the piles of one match. The same seed gives the same orders."""

    def __init__(self, rules: Ruleset, seed: int) -> None:
        # The backs are visible: they show from which group a card comes.
        self._backs = [text.rpartition(".")[0] for text in rules.codec.cards]
        self._rng = random.Random(seed)

    def orders(self, position: Position, rollouts: int) -> list[Position]:
        """The number of orders of the pile for this many rollouts."""
        return [self._shuffled(position) for _ in range(max(1, rollouts // EACH))]

    def chances(self, position: Position, appraisal: Appraisal, rollouts: int) -> list[float]:
        """Each seat's average result over all orders of the pile."""
        return mean_chances(self.orders(position, rollouts), appraisal)

    def _shuffled(self, position: Position) -> Position:
        world = position.copy()
        # A copy shares its pile with the original.
        pile = world.deck[:]
        for places in self._places(world).values():
            # Sorted first, so that nothing of the real order remains.
            cards = sorted(pile[place] for place in places)
            self._rng.shuffle(cards)
            for place, card in zip(places, cards, strict=True):
                pile[place] = card
        world.deck = pile
        return world

    def _places(self, world: Position) -> dict[str, list[int]]:
        """The positions in the pile by card back."""
        found: dict[str, list[int]] = {}
        for place in range(world.drawn, len(world.deck)):
            found.setdefault(self._backs[world.deck[place]], []).append(place)
        return found


def mean_chances(orders: list[Position], appraisal: Appraisal) -> list[float]:
    """Each seat's average result in these orders."""
    totals = [appraisal.chances(world, EACH) for world in orders]
    return [sum(column) / len(orders) / EACH / MILLI for column in zip(*totals, strict=True)]
