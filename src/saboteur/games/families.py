"""The families of a deck's cards, as the engine's policies know them."""

from __future__ import annotations

from saboteur.cards.deck import Deck
from saboteur.engine.core.family import NAMES, OTHER, PATH


def families(deck: Deck) -> list[int]:
    """The family of each card by its number; cards with a custom effect have none."""
    actions = [OTHER if ":" in card.effect else _family(card.effect or card.name) for card in deck.actions]
    return [PATH] * len(deck.paths) + actions


def _family(name: str) -> int:
    return NAMES.get(name, NAMES.get(name.partition("-")[0], OTHER))
