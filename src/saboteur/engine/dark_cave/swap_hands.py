"""Card swap: two players swap hands."""

from typing import TYPE_CHECKING, final

from saboteur.engine.core import events
from saboteur.engine.core.effect import Effect
from saboteur.engine.core.moves import Moves, aim_of, card_of, play
from saboteur.engine.core.position import STEP_WIDTH
from saboteur.engine.core.reason import FINE, NO_TARGET
from saboteur.engine.core.seat import FACE_UP, KIND, SIZE
from saboteur.engine.dark_cave.hand_memory import swap_hands
from saboteur.engine.native import i64

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position


@final
class Swap(Effect):
    """The other player also draws the card that ends this turn."""

    def uses(self, position: "Position", seat: i64, card: i64, moves: Moves) -> None:
        """Every other player."""
        target: i64
        for target in range(position.game.players):
            if target != seat:
                moves.add(play(card, target))

    def why_not(self, position: "Position", seat: i64, move: i64) -> i64:
        """The target must be another player."""
        target = aim_of(move)
        if target == seat or target >= position.game.players:
            return NO_TARGET
        return FINE

    def play(self, position: "Position", seat: i64, move: i64) -> None:
        """Swap the hands; the end of turn, two steps down, draws for the other player."""
        target = aim_of(move)
        position.throw(seat, card_of(move), FACE_UP)
        if position.log is not None:
            position.log.add(events.SWAP_HANDS, seat, target, 0, 0, 0)
            self.tell(position, seat, target)
            self.tell(position, target, seat)
        swap_hands(position, seat, target)
        position.agenda[position.depth - 2 * STEP_WIDTH + 3] = target

    def tell(self, position: "Position", giver: i64, taker: i64) -> None:
        """Show both players every card that changes hands."""
        start = giver * position.game.hand_room
        i: i64
        if position.log is not None:
            for i in range(start, start + position.of(giver, SIZE)):
                card = position.hands[i] & KIND
                position.log.add(events.GIVE, giver, card, taker, 0, 1 << giver | 1 << taker)
