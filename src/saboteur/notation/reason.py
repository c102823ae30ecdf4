"""Why a move is illegal now: the names of the engine's reasons, in the order of the checks."""

from __future__ import annotations

from saboteur.engine.core import reason
from saboteur.notation.constants import constants

_NUMBERS = {number: name for name, number in constants(reason, leave_out=("FINE", "BOARD")).items()}

NAMES = ("", *(_NUMBERS[number] for number in sorted(_NUMBERS)))
"""The engine's reasons by number; the first stands for a legal move."""

OVER = "match-over"
"""Given for every move once a match has ended."""

REASONS = (*NAMES[1:], OVER)


class InvalidMove(ValueError):  # noqa: N818 - the public name, said as players say it
    """A move that cannot be parsed, or names cards or places this game does not have."""


class IllegalMove(ValueError):  # noqa: N818 - as above
    """A move that may not be played now; `reason` is one of `REASONS`."""

    reason: str

    def __init__(self, reason: str, move: str) -> None:
        super().__init__(f"{move!r} is not allowed now: {reason}.")
        self.reason = reason
        self.move = move

    def __reduce__(self) -> tuple[type[IllegalMove], tuple[str, str]]:
        # Pickled by their parts, to cross from worker processes.
        return type(self), (self.reason, self.move)
