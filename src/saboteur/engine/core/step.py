"""What comes next: the position keeps a stack of steps, each a question to a seat or something that just happens."""

from typing import TYPE_CHECKING, Final

from saboteur.engine.core.chance import Dice
from saboteur.engine.core.moves import Moves
from saboteur.engine.core.reason import WRONG_PROMPT
from saboteur.engine.native import i64

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position

# Kinds of step that several games have: their numbers on the stack. Each game has a range for its own (`steps`).
TURN: Final = 0
END_TURN: Final = 1
ORIENT: Final = 2
END_ROUND: Final = 3
NEXT_ROUND: Final = 4
NO_KIND: Final = -1

PROMPTS: Final = {TURN: "turn", ORIENT: "orient"}
"""The names of those that ask."""

# Whether a step asks.
NEVER: Final = 0
ALWAYS: Final = 1
DEPENDS: Final = 2


class Step:
    """One kind of step. ``seat``, ``a`` and ``b`` are the numbers pushed with it.

    A step that asks (a *prompt*) offers moves; any other runs by itself as soon as it lies on top.
    Whether it asks may depend only on what everybody knows: a question that is not asked tells something, too.
    """

    kind: i64 = NO_KIND
    asking: i64 = NEVER  # whether it asks; `asks` is called only if that depends

    def asks(self, position: "Position", seat: i64, a: i64, b: i64) -> bool:
        """Whether the step waits for the seat's move."""
        return False

    def run(self, position: "Position", seat: i64, a: i64, b: i64) -> None:
        """Let it happen (a step that does not ask); it has been taken off the stack."""
        raise NotImplementedError

    def moves(self, position: "Position", seat: i64, a: i64, b: i64, moves: Moves) -> None:
        """Add every legal answer."""
        raise NotImplementedError

    def sample(self, position: "Position", seat: i64, a: i64, b: i64, dice: Dice, moves: Moves) -> i64:
        """One legal answer at random, quickly."""
        moves.count = 0
        self.moves(position, seat, a, b, moves)
        return moves.items[dice.below(moves.count)]

    def why_not(self, position: "Position", seat: i64, a: i64, b: i64, move: i64) -> i64:
        """The reason against this answer, or FINE."""
        return WRONG_PROMPT

    def play(self, position: "Position", seat: i64, a: i64, b: i64, move: i64) -> None:
        """Take a legal answer; the question has been taken off the stack."""
        raise NotImplementedError
