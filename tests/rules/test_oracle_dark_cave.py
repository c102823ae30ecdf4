"""The oracle is right about laying cards in The Dark Cave."""

import pytest

from oracle.maze import Maze, Rule
from oracle.notation import cards_of

pytestmark = pytest.mark.once

GOALS = {(4, 4), (4, -4), (-4, 4), (-4, -4)}
RULE = Rule("dark-cave")


def maze(*lines: str) -> Maze:
    return Maze({(0, 0): "NESW:ladder", **cards_of(*lines)}, GOALS)


def test_a_cut_off_piece_may_be_extended() -> None:
    """C-T10."""
    board = maze("I.EW 1..3,0").without((2, 0))
    assert board.why_not("II.EW", (4, 0), RULE) is None


def test_a_card_must_extend_a_path() -> None:
    """C-T11."""
    board = maze("I.EW 1,0")
    assert board.why_not("I.EW", (1, 1), RULE) == "not-connected"
    assert board.why_not("I.NS", (1, 1), RULE) == "does-not-fit"
    assert board.why_not("I.EW", (1, 2), RULE) == "not-adjacent"
    assert board.why_not("I.EW", (1, 0), RULE) == "occupied"


def test_beside_a_hidden_goal_both_kinds_of_side_are_fine() -> None:
    """C-T13."""
    board = maze("III.EW 1..2,4")
    assert board.why_not("I.EW", (3, 4), RULE) is None
    assert board.why_not("I.NW", (3, 4), RULE) is None
    assert board.laid("I.EW", (3, 4)).hidden == GOALS
    assert board.why_not("I.EW", (5, 4), RULE) == "not-adjacent"


def test_a_revealed_goal_may_be_built_onto() -> None:
    """C-T14."""
    board = maze("I.EW 3,4").revealed("III.NSW:vein", (4, 4))
    assert board.why_not("I.NS", (4, 5), RULE) is None
    assert board.why_not("I.EW", (5, 4), RULE) == "does-not-fit"
    assert board.why_not("I.NS", (5, 4), RULE) == "not-connected"


def test_a_ladder_is_laid_like_any_card() -> None:
    board = maze("I.EW 1,0", "III.EW 1..2,4")
    assert board.why_not("III.E:ladder", (1, 1), RULE) == "not-connected"
    assert board.why_not("I.NW:ladder", (3, 4), RULE) is None


def test_a_stub_is_enough_to_join() -> None:
    board = maze("I.N:hole 0,1")
    assert board.why_not("I.N:hole", (0, 2), RULE) == "does-not-fit"
    assert board.why_not("I.S:hole", (0, -1), RULE) is None


def test_a_tunnel_joins_the_two_bends_of_its_card() -> None:
    """The start card's way goes in by W, through the tunnel, and out by E."""
    seen = maze("NE|SW:tunnel 1,0", "EW 2,0").connected()
    assert ((2, 0), frozenset("EW")) in seen
    assert ((2, 0), frozenset("EW")) not in maze("NE|SW 1,0", "EW 2,0").connected()
