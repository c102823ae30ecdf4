"""Actions on players: swap hats, inspect a role, swap hands."""

from typing import TYPE_CHECKING, final

from saboteur.engine.core import events
from saboteur.engine.core.effect import Effect
from saboteur.engine.core.moves import Moves, aim_of, card_of, play
from saboteur.engine.core.position import STEP_WIDTH
from saboteur.engine.core.reason import FINE, NO_TARGET
from saboteur.engine.core.seat import FACE_UP, KIND, ROLE, SIZE
from saboteur.engine.core.step import END_TURN
from saboteur.engine.native import i64
from saboteur.engine.saboteur2 import events as game_events
from saboteur.engine.saboteur2.memory import swap_hands
from saboteur.engine.saboteur2.state import NEXT_ROLE, ROLE_KNOWN, ROLE_SLOT, wear

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position


@final
class SwapHats(Effect):
    """Any player, including the one acting, swaps roles with the top of the role pile."""

    def uses(self, position: "Position", seat: i64, card: i64, moves: Moves) -> None:
        """Every player, while the pile lasts."""
        if position.extra[NEXT_ROLE] < len(position.game.role_cards):
            target: i64
            for target in range(position.game.players):
                moves.add(play(card, target))

    def why_not(self, position: "Position", seat: i64, move: i64) -> i64:
        """The pile must hold a role."""
        if aim_of(move) < position.game.players and position.extra[NEXT_ROLE] < len(position.game.role_cards):
            return FINE
        return NO_TARGET

    def play(self, position: "Position", seat: i64, move: i64) -> None:
        """The old role card stays in its slot, unseen by those who did not know it."""
        target = aim_of(move)
        wear(position, target, position.extra[NEXT_ROLE])
        position.extra[NEXT_ROLE] += 1
        position.throw(seat, card_of(move), FACE_UP)
        if position.log is not None:
            position.log.add(game_events.SWAP_HATS, seat, target, 0, 0, 0)
            position.log.add(events.ROLE, target, position.of(target, ROLE), 0, 0, 1 << target)


@final
class Inspection(Effect):
    """Shows the player someone else's role."""

    def uses(self, position: "Position", seat: i64, card: i64, moves: Moves) -> None:
        """Every other player."""
        others(position, seat, card, moves)

    def why_not(self, position: "Position", seat: i64, move: i64) -> i64:
        """The target must be another player."""
        return other_player(position, seat, move)

    def play(self, position: "Position", seat: i64, move: i64) -> None:
        """Let the seat know this role card, wherever it goes."""
        target = aim_of(move)
        position.extra[ROLE_KNOWN + position.extra[ROLE_SLOT + target]] |= 1 << seat
        position.throw(seat, card_of(move), FACE_UP)
        if position.log is not None:
            position.log.add(events.LOOK, seat, position.of(target, ROLE), target, 0, 1 << seat | 1 << target)


@final
class SwapHands(Effect):
    """Swaps all cards of two players; the other player draws."""

    def uses(self, position: "Position", seat: i64, card: i64, moves: Moves) -> None:
        """Every other player, with or without cards."""
        others(position, seat, card, moves)

    def why_not(self, position: "Position", seat: i64, move: i64) -> i64:
        """The target must be another player."""
        return other_player(position, seat, move)

    def play(self, position: "Position", seat: i64, move: i64) -> None:
        """Swap the hands; the pending end of turn now draws for the other player."""
        target = aim_of(move)
        position.throw(seat, card_of(move), FACE_UP)
        swap_hands(position, seat, target)
        position.depth -= STEP_WIDTH
        position.push(END_TURN, seat, 1, target)
        if position.log is not None:
            position.log.add(events.SWAP_HANDS, seat, target, 0, 0, 0)
            tell_gifts(position, seat, target)
            tell_gifts(position, target, seat)


def tell_gifts(position: "Position", giver: i64, taker: i64) -> None:
    """Show both players every card that changed hands."""
    log = position.log
    start = taker * position.game.hand_room
    i: i64
    for i in range(start, start + position.of(taker, SIZE)):
        if log is not None:
            log.add(events.GIVE, giver, position.hands[i] & KIND, taker, 0, 1 << giver | 1 << taker)


def others(position: "Position", seat: i64, card: i64, moves: Moves) -> None:
    """Add the card's use on every other player."""
    target: i64
    for target in range(position.game.players):
        if target != seat:
            moves.add(play(card, target))


def other_player(position: "Position", seat: i64, move: i64) -> i64:
    """FINE if the move targets another player."""
    if aim_of(move) < position.game.players and aim_of(move) != seat:
        return FINE
    return NO_TARGET
