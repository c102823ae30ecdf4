"""Thefts: a card placed in front of the player that brings gold after the round."""

from typing import TYPE_CHECKING, final

from saboteur.engine.core.effect import Effect
from saboteur.engine.core.moves import AIM, PASS, Moves, aim_of, play, verb_of
from saboteur.engine.core.moves import STEAL as STEAL_VERB
from saboteur.engine.core.reason import FINE, NO_TARGET, WRONG_PROMPT
from saboteur.engine.core.seat import FRONT, NUGGETS
from saboteur.engine.core.step import DEPENDS, Step
from saboteur.engine.native import i64
from saboteur.engine.saboteur2 import events as game_events
from saboteur.engine.saboteur2.history import STOLE, entry
from saboteur.engine.saboteur2.state import THEFT, THEFT_AT, THEFTS
from saboteur.engine.saboteur2.steps import STEAL

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position


@final
class Theft(Effect):
    """Placed in front of the player, one at a time."""

    def uses(self, position: "Position", seat: i64, card: i64, moves: Moves) -> None:
        """One use, unless a theft is already there."""
        if position.of(seat, FRONT) & THEFT == 0:
            moves.add(play(card, 0))

    def why_not(self, position: "Position", seat: i64, move: i64) -> i64:
        """No second theft."""
        if aim_of(move) == 0 and position.of(seat, FRONT) & THEFT == 0:
            return FINE
        return NO_TARGET

    def play(self, position: "Position", seat: i64, move: i64) -> None:
        """Leave the card there and record its order among the thefts."""
        extra = position.extra
        extra[THEFTS] += 1
        extra[THEFT_AT + seat] = extra[THEFTS]
        position.keep(seat, FRONT, position.of(seat, FRONT) | THEFT)
        if position.log is not None:
            position.log.add(game_events.THEFT, seat, 0, 0, 0, 0)


@final
class Steal(Step):
    """Asks a thief whom to rob of a nugget."""

    kind: i64 = STEAL
    asking: i64 = DEPENDS

    def asks(self, position: "Position", seat: i64, a: i64, b: i64) -> bool:
        """Ask unless nobody else has gold, which is public."""
        other: i64 = 0
        while other < position.game.players and not self._has_gold(position, seat, other):
            other += 1
        return other < position.game.players

    def run(self, position: "Position", seat: i64, a: i64, b: i64) -> None:
        """Nothing to steal."""
        self._pass(position, seat)

    def moves(self, position: "Position", seat: i64, a: i64, b: i64, moves: Moves) -> None:
        """Every other player who has gold, or nobody."""
        other: i64
        for other in range(position.game.players):
            if self._has_gold(position, seat, other):
                moves.add(STEAL_VERB | other << AIM)
        moves.add(PASS)

    def why_not(self, position: "Position", seat: i64, a: i64, b: i64, move: i64) -> i64:
        """The victim must be another player who has gold."""
        verb = verb_of(move)
        if verb == PASS:
            return FINE
        if verb != STEAL_VERB:
            return WRONG_PROMPT
        other = aim_of(move)
        if other < position.game.players and self._has_gold(position, seat, other):
            return FINE
        return NO_TARGET

    def play(self, position: "Position", seat: i64, a: i64, b: i64, move: i64) -> None:
        """Move one nugget."""
        if verb_of(move) == PASS:
            self._pass(position, seat)
            return
        other = aim_of(move)
        position.keep(other, NUGGETS, position.of(other, NUGGETS) - 1)
        position.keep(seat, NUGGETS, position.of(seat, NUGGETS) + 1)
        position.remember(entry(STOLE, seat, other + 1))
        if position.log is not None:
            position.log.add(game_events.STEAL, seat, other, 0, 0, 0)

    def _pass(self, position: "Position", seat: i64) -> None:
        position.remember(entry(STOLE, seat, 0))
        if position.log is not None:
            position.log.add(game_events.SPARE, seat, 0, 0, 0, 0)

    def _has_gold(self, position: "Position", seat: i64, other: i64) -> bool:
        return other != seat and position.of(other, NUGGETS) > 0
