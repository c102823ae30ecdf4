"""Puzzles: a position, a question and a proven answer. `docs/puzzles.md` explains how to add one.

>>> from saboteur.puzzles import Run, puzzle
>>> run = Run(puzzle("solo-move-001"))
>>> run.answer(run.puzzle.answers[0]).right
True
"""

from saboteur.puzzles.daily import of_the_day
from saboteur.puzzles.error import PuzzleError
from saboteur.puzzles.puzzle import Puzzle, parse, puzzle, puzzles, read
from saboteur.puzzles.run import Clue, Reply, Run
from saboteur.puzzles.sheet import KINDS, Kind
from saboteur.puzzles.told import Evidence, Told

__all__ = [
    "KINDS",
    "Clue",
    "Evidence",
    "Kind",
    "Puzzle",
    "PuzzleError",
    "Reply",
    "Run",
    "Told",
    "of_the_day",
    "parse",
    "puzzle",
    "puzzles",
    "read",
]  # fmt: skip
