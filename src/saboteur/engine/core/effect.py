"""What a card does when it is played: one small piece per kind of card."""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from saboteur.engine.core import events
from saboteur.engine.core.moves import LAY, Moves, card_of, verb_of
from saboteur.engine.native import i64, mypyc_attr

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(ABC):
    """The uses of a card beyond throwing it away."""

    @abstractmethod
    def uses(self, position: "Position", seat: i64, card: i64, moves: Moves) -> None:
        """Add every legal way for the seat to play the card."""

    @abstractmethod
    def why_not(self, position: "Position", seat: i64, move: i64) -> i64:
        """The reason against this move of the card, or FINE."""

    @abstractmethod
    def play(self, position: "Position", seat: i64, move: i64) -> None:
        """Do what the card says; it has left the hand already."""


def why_not_play(position: "Position", seat: i64, move: i64) -> i64:
    """What the rule of the card itself says against laying or playing it, or FINE."""
    card = card_of(move)
    if verb_of(move) == LAY:
        card = position.game.tiles.kind[card]
    return position.game.effects[card].why_not(position, seat, move)


def tell_played(position: "Position", seat: i64, move: i64) -> None:
    """Tell everyone that the card was played and at what; for cards without an event of their own."""
    if position.log is not None:
        position.log.add(events.PLAY, seat, card_of(move), move, 0, 0)
