"""Effects: what cards do when they are played."""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from saboteur.engine.core import events
from saboteur.engine.core.moves import LAY, Moves, card_of, verb_of
from saboteur.engine.native import i64, mypyc_attr

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(ABC):
    """One kind of card effect. Discarding is always possible and no effect."""

    @abstractmethod
    def uses(self, position: "Position", seat: i64, card: i64, moves: Moves) -> None:
        """Add every legal way for the seat to play the card."""

    @abstractmethod
    def why_not(self, position: "Position", seat: i64, move: i64) -> i64:
        """The reason against this use of the card, or FINE."""

    @abstractmethod
    def play(self, position: "Position", seat: i64, move: i64) -> None:
        """Apply the card; it has already left the hand."""


def why_not_play(position: "Position", seat: i64, move: i64) -> i64:
    """The reason its effect gives against playing or laying a card, or FINE."""
    card = card_of(move)
    if verb_of(move) == LAY:
        card = position.game.tiles.kind[card]
    return position.game.effects[card].why_not(position, seat, move)


def tell_played(position: "Position", seat: i64, move: i64) -> None:
    """Announce the card and its target; for cards without an event of their own."""
    if position.log is not None:
        position.log.add(events.PLAY, seat, card_of(move), move, 0, 0)
