"""A box of Saboteur 2 too large for the engine is refused with a sentence."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from saboteur.cards import deck as decks
from saboteur.cards.box import DeckError, Table
from saboteur.cards.deck import Deck
from saboteur.cards.options import resolve
from saboteur.games.saboteur2 import build as saboteur2

BOX = decks.load("saboteur2")


def with_cards(code: str, count: int) -> Deck:
    """The box with this many of an action card."""
    actions = [replace(card, count=count) if card.code == code else card for card in BOX.actions]
    return replace(BOX, actions=tuple(actions))


def with_table(hand: int, roles: dict[str, int] | None = None) -> Deck:
    """The box with another hand or other roles for three players."""
    return replace(BOX, tables={3: Table(3, (hand,), (0,), roles or {})})


REST = sum(card.count for card in BOX.paths) + sum(card.count for card in BOX.actions if card.code != "map")
CASES = {
    "swaps": (with_cards("swap-hands", 4), with_cards("swap-hands", 5), "it may have 4 swap-hands cards at most."),
    "aside": (replace(BOX, aside=(16,)), replace(BOX, aside=(17,)), "16 cards at most can be put aside."),
    "hand": (with_table(8), with_table(9), "a hand may hold 8 cards at most."),
    "cards": (
        with_cards("map", 160 - REST),
        with_cards("map", 161 - REST),
        "it may have 160 path and action cards at most.",
    ),
    "few roles": (
        with_table(6, {"boss": 3}),
        with_table(6, {"boss": 2}),
        "it must have a role for everyone and 16 at most.",
    ),
    "many roles": (
        with_table(6, {"boss": 16}),
        with_table(6, {"boss": 17}),
        "it must have a role for everyone and 16 at most.",
    ),
    "order of roles": (
        BOX,
        replace(BOX, roles=BOX.roles[::-1]),
        "its roles must be blue-digger, green-digger, boss, profiteer, geologist, saboteur, in this order.",
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_a_deck_without_room_is_refused_with_a_sentence(case: str) -> None:
    fine, too_much, sentence = CASES[case]
    saboteur2.build(fine, 3, resolve(fine, None, 3))
    with pytest.raises(DeckError) as error:
        saboteur2.build(too_much, 3, resolve(too_much, None, 3))
    assert str(error.value) == f"The deck saboteur2 cannot be played: {sentence}"
