"""Tests for authors of games: one suite that every game must pass.

>>> from saboteur.testing import check_game
>>> met = check_game("duel", matches=1, checks=["material"])
"""

from saboteur.testing.error import ConformanceError
from saboteur.testing.suite import CHECKS, check_game

__all__ = ["CHECKS", "ConformanceError", "check_game"]
