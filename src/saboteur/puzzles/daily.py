"""The puzzle of the day: the same for everybody who asks on a date, another one on the next."""

from __future__ import annotations

import random
from datetime import date

from saboteur.puzzles.puzzle import Puzzle, puzzles


def of_the_day(day: date) -> Puzzle:
    """The puzzle of a date. Every puzzle has its turn before one comes again."""
    every = sorted(puzzles(), key=lambda one: one.id)
    lap, at = divmod(day.toordinal(), len(every))
    random.Random(lap).shuffle(every)  # noqa: S311 - the same for everybody
    return every[at]
