"""A game configured with a number of players and options."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from saboteur.cards.box import Value
from saboteur.cards.deck import Deck
from saboteur.engine.core.game import Game
from saboteur.games.decoder import Decoder
from saboteur.games.views import Views
from saboteur.notation.codec import Codec


class Ruleset(msgspec.Struct, frozen=True):
    """The engine's parts, with codecs and views."""

    name: str
    players: int
    options: Mapping[str, Value]
    deck: Deck
    game: Game
    codec: Codec
    views: Views
    decoder: Decoder
    draw_order: tuple[int, ...] = ()
    """Position of each drawn card in the recorded shuffle; empty if they are drawn in order."""

    def __reduce__(self) -> tuple[object, tuple[str, int, dict[str, Value], str]]:
        # By their name: the same rules, built once, on the other side.
        from saboteur.games import rules_again  # noqa: PLC0415 - which builds these

        return rules_again, (self.name, self.players, dict(self.options), self.deck.home)
