"""The oracle is right about Saboteur 2's maze: bridges, ladders, doors."""

import pytest

from oracle.maze import Maze, Rule
from oracle.notation import Cell, cards_of

pytestmark = pytest.mark.once

TOP, MIDDLE, BOTTOM = (8, -2), (8, 0), (8, 2)
GOALS = {TOP, MIDDLE, BOTTOM}
STONE_A = "NE"
RULE = Rule("saboteur2")
JOINT = Rule("saboteur2", ladder_joint=True)
ROW_1 = ("NE 0,1", "EW 1..7,1")


def maze(*lines: str, hidden: set[Cell] = GOALS) -> Maze:
    return Maze({(0, 0): "NESW", **cards_of(*lines)}, hidden, goals=GOALS)


def test_the_ways_of_a_bridge_are_apart() -> None:
    """S2-T07."""
    board = maze("NS|EW 1,0")
    assert board.why_not("NS", (1, 1), RULE) == "not-connected"
    assert board.why_not("EW", (2, 0), RULE) is None


def test_the_way_under_a_bridge_is_joined_from_below() -> None:
    """S2-T08."""
    board = maze("NS|EW 1,0")
    assert board.why_not("NS", (1, -1), RULE) == "not-connected"
    assert board.laid("NE", (0, 1)).why_not("NW", (1, 1), RULE) is None
    assert board.laid("NE", (0, 1)).laid("NW", (1, 1)).why_not("NS", (1, -1), RULE) is None


def test_a_double_curve_reaches_the_goal_by_its_other_bend() -> None:
    """S2-T10."""
    board = maze("EW 1..6,0", "NE|SW 7,0", "ES 0,-1", "EW 1..6,-1")
    assert board.reached() == set()
    assert board.why_not("SW", (7, -1), RULE) is None
    assert board.laid("SW", (7, -1)).reached() == {MIDDLE}


def test_a_stone_may_lead_to_the_next_goal() -> None:
    """S2-T11."""
    board = maze(*ROW_1, "NS|EW 8,1", "EW 1..6,0")
    assert board.reached() == set()
    board = board.laid("EW", (7, 0))
    assert board.reached() == {MIDDLE}
    assert board.orientations(STONE_A, MIDDLE, RULE, laid=(7, 0)) == {"SW"}
    assert board.revealed("SW", MIDDLE).reached() == {BOTTOM}


def test_no_ladder_beside_a_hidden_goal() -> None:
    """S2-T13."""
    assert maze("EW 1..6,0").why_not("W:ladder", (7, 0), RULE) == "beside-goal"


def test_no_ladder_beside_a_revealed_goal() -> None:
    """S2-T14."""
    board = maze("EW 1..7,0").revealed("SW", MIDDLE)
    assert board.why_not("N:ladder", (8, 1), RULE) == "beside-goal"
    assert board.why_not("E:ladder", (9, 0), RULE) == "beside-goal"


def test_a_ladder_connects_what_it_touches() -> None:
    """S2-T16."""
    board = maze("EW 1..6,0", "NE|SW 7,0")
    assert board.why_not("S:ladder", (7, -1), RULE) is None
    assert board.laid("S:ladder", (7, -1)).reached() == {MIDDLE}


def test_a_removed_ladder_takes_its_link_along() -> None:
    """S2-T17."""
    board = maze("EW 1,0", "NESW 3,0", "EW 4,0", "S:ladder 3,-1")
    assert board.why_not("EW", (5, 0), RULE) is None
    assert (3, -1) in board.removable()
    assert board.without((3, -1)).why_not("EW", (5, 0), RULE) == "not-connected"


def test_a_ladder_may_touch_wall_to_wall() -> None:
    """A ladder needs no joint unless the option says so; it must still be next to a card."""
    board = maze("EW 1,0")
    assert board.why_not("N:ladder", (1, -1), RULE) is None
    assert board.why_not("N:ladder", (1, -1), JOINT) == "not-connected"
    assert board.why_not("N:ladder", (0, 1), JOINT) is None
    assert board.why_not("N:ladder", (3, 0), RULE) == "not-adjacent"
    assert board.why_not("N:ladder", (2, 0), RULE) == "does-not-fit"


def test_ladders_are_linked_with_each_other() -> None:
    board = maze("N:ladder 1,-1", "EW 1,0", "NS 1,-2", "EW 5,5", "SW:ladder 5,4", "NS 5,6", "EW 4,4")
    cells = {cell for cell, _ in board.connected()}
    assert cells == {(0, 0), (1, 0), (1, -1), (1, -2), (5, 4), (4, 4)}


def test_doors_do_not_hinder_laying() -> None:
    """S2-T19."""
    assert maze("EW:door-green 1,0").why_not("EW", (2, 0), RULE) is None
    assert maze("E|W 1,0").why_not("EW", (2, 0), Rule("saboteur2", connect="adjacent")) == "not-connected"


def test_two_doors_in_a_row_shut_out_both_colours() -> None:
    """S2-T20."""
    board = maze("EW 1,0", "EW:door-blue 2,0", "EW 3..4,0", "EW:door-green 5,0", "EW 6..7,0")
    assert board.reached() == {MIDDLE}
    assert not board.free("blue", MIDDLE)
    assert not board.free("green", MIDDLE)
    board = board.revealed("NESW", MIDDLE)
    assert not board.free("blue", MIDDLE)
    assert not board.free("green", MIDDLE)


def test_one_door_shuts_out_one_colour() -> None:
    hidden = maze("EW:door-blue 1,0", "EW 2..7,0")
    for board in (hidden, hidden.revealed("NESW", MIDDLE)):
        assert board.free("blue", MIDDLE)
        assert not board.free("green", MIDDLE)


def test_doors_count_only_when_asked_and_only_for_a_colour() -> None:
    board = maze("EW:door-blue 1,0", "EW 2,0", "NESW:door-blue@W -1,0")
    assert len(board.connected()) == 4
    assert board.connected("green") == board.connected()
    assert board.connected(None, ignore_doors=False) == board.connected()
    assert board.connected("green", ignore_doors=False) == {((0, 0), frozenset("NESW")), ((-1, 0), frozenset("NESW"))}


def test_parallel_doors_leave_both_free() -> None:
    """S2-T32."""
    upper = ("ESW 1,0", "EW:door-blue 2,0", "ESW 3,0")
    lower = ("NE 1,1", "EW:door-green 2,1", "NW 3,1")
    board = maze(*upper, *lower, "EW 4..7,0").revealed("NESW", MIDDLE)
    assert board.free("blue", MIDDLE)
    assert board.free("green", MIDDLE)


def test_a_ladder_bypasses_a_door() -> None:
    """S2-T34."""
    row = ("EW:door-green 1,0", "EW 2,0", "NESW 3,0", "EW 4..7,0")
    with_ladder = maze(*row, "S:ladder 3,-1").revealed("NESW", MIDDLE)
    assert with_ladder.free("blue", MIDDLE)
    assert with_ladder.free("green", MIDDLE)
    assert not maze(*row).free("blue", MIDDLE)


def test_a_stub_beside_a_door_is_not_behind_it() -> None:
    board = maze("NS|E:door-green -1,0", "ES -1,-1", "SW 0,-1")
    stub, through = ((-1, 0), frozenset("E")), ((-1, 0), frozenset("NS"))
    assert {stub, through} <= board.connected("green", ignore_doors=False)
    assert {stub} == {stub, through} & board.connected("blue", ignore_doors=False)
