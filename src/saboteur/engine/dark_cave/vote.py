"""Vote to end the match when no dwarf can reach the exit any more."""

from typing import TYPE_CHECKING, final

from saboteur.engine.core.moves import AGREE, REFUSE, Moves, verb_of
from saboteur.engine.core.reason import FINE, WRONG_PROMPT
from saboteur.engine.core.step import ALWAYS, Step
from saboteur.engine.dark_cave import events as game_events
from saboteur.engine.dark_cave.ending import finish
from saboteur.engine.dark_cave.state import AGREED
from saboteur.engine.dark_cave.steps import VOTE
from saboteur.engine.native import i64

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position


@final
class Vote(Step):
    """Asks the players clockwise; pushed with the number still to be asked after this one."""

    kind: i64 = VOTE
    asking: i64 = ALWAYS

    def moves(self, position: "Position", seat: i64, remaining: i64, b: i64, moves: Moves) -> None:
        """Yes or no."""
        moves.add(AGREE)
        moves.add(REFUSE)

    def why_not(self, position: "Position", seat: i64, remaining: i64, b: i64, move: i64) -> i64:
        """Only yes or no."""
        if verb_of(move) == AGREE or verb_of(move) == REFUSE:
            return FINE
        return WRONG_PROMPT

    def play(self, position: "Position", seat: i64, remaining: i64, b: i64, move: i64) -> None:
        """One refusal continues the match; the last agreement ends it."""
        agrees = verb_of(move) == AGREE
        if position.log is not None:
            position.log.add(game_events.VOTE, seat, i64(agrees), 0, 0, 0)
        if not agrees:
            return
        if remaining == 0:
            finish(position, AGREED)
        else:
            position.push(VOTE, (seat + 1) % position.game.players, remaining - 1, 0)
