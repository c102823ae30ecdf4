"""A game set up for some players with some options."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from saboteur.cards.box import Value
from saboteur.cards.deck import Deck
from saboteur.engine.core.game import Game
from saboteur.games.views import Views
from saboteur.notation.codec import Codec


class Ruleset(msgspec.Struct, frozen=True):
    """The engine's parts and the words to talk about them."""

    name: str
    players: int
    options: Mapping[str, Value]
    deck: Deck
    game: Game
    codec: Codec
    views: Views
    draw_order: tuple[int, ...] = ()
    """Where each card drawn lies in the shuffled deck as it is recorded; empty if they are drawn one after another."""
