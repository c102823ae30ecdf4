"""Secret information: look at a face-down goal or at someone's clan card."""

from typing import TYPE_CHECKING, Final, final

from saboteur.engine.core import events
from saboteur.engine.core.effect import Effect
from saboteur.engine.core.moves import Moves, aim_of, card_of, play
from saboteur.engine.core.reason import FINE, NO_TARGET
from saboteur.engine.core.seat import FACE_UP, ROLE
from saboteur.engine.dark_cave.state import LOOKED, SHOWN
from saboteur.engine.native import i64
from saboteur.engine.saboteur.effects.map import Map

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position

SEATS: Final = 16
"""Aims below this are seats, the rest places."""


@final
class Information(Effect):
    """Shows a face-down goal, like a map, or a player's hidden clan card."""

    map: Map

    def __init__(self) -> None:
        self.map = Map()

    def uses(self, position: "Position", seat: i64, card: i64, moves: Moves) -> None:
        """Every face-down goal, and every other player whose clan card is hidden."""
        self.map.uses(position, seat, card, moves)
        target: i64
        for target in range(position.game.players):
            if target != seat and position.extra[SHOWN] >> target & 1 == 0:
                moves.add(play(card, target))

    def why_not(self, position: "Position", seat: i64, move: i64) -> i64:
        """The target must be hidden."""
        target = aim_of(move)
        if target >= SEATS:
            return self.map.why_not(position, seat, move)
        if target >= position.game.players or target == seat or position.extra[SHOWN] >> target & 1:
            return NO_TARGET
        return FINE

    def play(self, position: "Position", seat: i64, move: i64) -> None:
        """Let the seat know it."""
        target = aim_of(move)
        if target >= SEATS:
            self.map.play(position, seat, move)
            return
        position.keep(seat, LOOKED, position.of(seat, LOOKED) | 1 << target)
        position.throw(seat, card_of(move), FACE_UP)
        if position.log is not None:
            position.log.add(events.LOOK, seat, position.of(target, ROLE), target, 0, 1 << seat)
