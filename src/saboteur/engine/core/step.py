"""Steps: the entries of a position's stack, each a prompt to a seat or an automatic action."""

from typing import TYPE_CHECKING, Final

from saboteur.engine.core.chance import Dice
from saboteur.engine.core.moves import Moves
from saboteur.engine.core.reason import WRONG_PROMPT
from saboteur.engine.native import i64

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position

# Kinds shared by several games, 0 to 15; the base game has 16 to 31. Another game numbers its own in its `steps` module
# and begins at 32; no two games meet, so they may use the same numbers.
TURN: Final = 0
END_TURN: Final = 1
ORIENT: Final = 2
END_ROUND: Final = 3
NEXT_ROUND: Final = 4
NO_KIND: Final = -1

PROMPTS: Final = {TURN: "turn", ORIENT: "orient"}
"""Names of the kinds that ask."""

# Whether a step asks.
NEVER: Final = 0
ALWAYS: Final = 1
DEPENDS: Final = 2


class Step:
    """One kind of step. It is pushed with a seat and two numbers; a subclass names the numbers it uses.

    A step that asks (a *prompt*) offers moves; any other runs as soon as it is on top of the stack.
    Whether it asks may depend on public knowledge only: skipping a prompt also reveals something.
    """

    kind: i64 = NO_KIND
    asking: i64 = NEVER  # whether it asks; `asks` is called only if it DEPENDS

    def asks(self, position: "Position", seat: i64, a: i64, b: i64) -> bool:
        """Whether the step waits for the seat's move."""
        return False

    def run(self, position: "Position", seat: i64, a: i64, b: i64) -> None:
        """Run a step that does not ask; it has already left the stack."""
        raise NotImplementedError

    def moves(self, position: "Position", seat: i64, a: i64, b: i64, moves: Moves) -> None:
        """Add every legal answer."""
        raise NotImplementedError

    def sample(self, position: "Position", seat: i64, a: i64, b: i64, dice: Dice, moves: Moves) -> i64:
        """A random legal answer, faster than listing them all."""
        moves.count = 0
        self.moves(position, seat, a, b, moves)
        return moves.items[dice.below(moves.count)]

    def why_not(self, position: "Position", seat: i64, a: i64, b: i64, move: i64) -> i64:
        """The reason against this answer, or FINE."""
        return WRONG_PROMPT

    def play(self, position: "Position", seat: i64, a: i64, b: i64, move: i64) -> None:
        """Play a legal answer; the prompt has already left the stack."""
        raise NotImplementedError
