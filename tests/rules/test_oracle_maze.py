"""The oracle is right about the base game's maze: every board scenario, one by one."""

import pytest

from oracle.card import both_ways, read, tidy, turned
from oracle.maze import Maze, Rule
from oracle.notation import Cell, cards_of

pytestmark = pytest.mark.once

TOP, MIDDLE, BOTTOM = (8, -2), (8, 0), (8, 2)
GOALS = {TOP, MIDDLE, BOTTOM}
STONE_A, STONE_B = "NE", "NW"
REQUIRED = Rule("saboteur")
ADJACENT = Rule("saboteur", connect="adjacent")
ROW_1 = ("NE 0,1", "EW 1..7,1")


def maze(*lines: str, hidden: set[Cell] = GOALS) -> Maze:
    return Maze({(0, 0): "NESW", **cards_of(*lines)}, hidden, goals=GOALS)


def ends(board: Maze) -> set[Cell]:
    return {cell for cell, _ in board.connected()}


# Codes


@pytest.mark.parametrize(
    ("code", "other"),
    [
        ("NE", "SW"),
        ("NW", "ES"),
        ("NES", "NSW"),
        ("NS|E", "NS|W"),
        ("N|E|W", "E|S|W"),
        ("NS|EW", "NS|EW"),
        ("NW|ES", "NW|ES"),
        ("NS:door-blue", "NS:door-blue"),
        ("NESW:troll@E", "NESW:troll@W"),
        ("NE:ladder-green", "SW:ladder-green"),
        ("NSW:door-blue@W+gold1", "NES:door-blue@E+gold1"),
        ("NW|ES:gold1@E", "NW|ES:gold1@N"),
        ("NS|EW:bridge@N", "NS|EW:bridge@N"),
        ("II.NES:hole@E", "II.NSW:hole@W"),
        ("NES|W:door-blue", "NSW|E:door-blue"),
    ],
)
def test_half_a_turn_swaps_opposite_sides(code: str, other: str) -> None:
    assert turned(code) == other
    assert turned(other) == code


def test_codes_are_written_one_way() -> None:
    assert tidy("E|SN") == "NS|E"
    assert tidy("SE|WN") == "NW|ES"
    assert tidy("S|N|WE") == "EW|N|S"
    assert tidy("E|SN:door-green@S+gold2") == "NS|E:door-green@S+gold2"
    assert read("E|SN").segments == (frozenset("NS"), frozenset("E"))


@pytest.mark.parametrize("bad", ["", "NN", "X", "N|", "NE|EW", "NE:", "ne"])
def test_a_bad_code_is_refused(bad: str) -> None:
    with pytest.raises(ValueError, match=r"is no path card|cannot read"):
        read(bad)


def test_a_quarter_turn_is_impossible() -> None:
    """B-T07."""
    assert both_ways("EW") == {"EW"}


# Laying


def test_first_card_goes_left_or_right_of_start() -> None:
    """B-T05."""
    assert maze().lays("EW", REQUIRED) == {("EW", (1, 0)), ("EW", (-1, 0))}


def test_a_curve_may_need_its_turn() -> None:
    """B-T08."""
    assert maze().why_not("ES", (1, 0), REQUIRED) == "does-not-fit"
    assert maze().why_not("NW", (1, 0), REQUIRED) is None


def test_diagonal_is_not_adjacent() -> None:
    """B-T10."""
    assert maze().why_not("NESW", (1, 1), REQUIRED) == "not-adjacent"


def test_taken_cells_stay_taken() -> None:
    """B-T11."""
    board = maze("EW 1..6,0")
    assert board.why_not("EW", (3, 0), REQUIRED) == "occupied"
    assert board.why_not("EW", MIDDLE, REQUIRED) == "occupied"


def test_a_face_down_goal_is_nothing_to_build_onto() -> None:
    assert maze().why_not("EW", (9, 0), ADJACENT) == "not-adjacent"


@pytest.mark.parametrize(
    ("code", "reached"),
    [
        pytest.param("SW", set(), id="B-T13: closed towards the goal"),
        pytest.param("EW", {MIDDLE}, id="B-T14: open towards the goal"),
        pytest.param("E|W", set(), id="B-T16: only a stub towards the goal"),
        pytest.param("W", set(), id="single stub"),
    ],
)
def test_a_card_beside_a_goal(code: str, reached: set[Cell]) -> None:
    board = maze("EW 1..6,0")
    assert board.why_not(code, (7, 0), REQUIRED) is None
    assert board.laid(code, (7, 0)).reached() == reached


def test_nothing_is_connected_through_a_dead_end() -> None:
    """B-T17."""
    assert maze("E|W 1,0").why_not("EW", (2, 0), REQUIRED) == "not-connected"
    assert maze("E|W 1,0").why_not("EW", (2, 0), ADJACENT) is None


def test_cut_off_parts_are_not_extended_until_rejoined() -> None:
    """B-T19."""
    cut = maze("EW 1..5,0").without((3, 0))
    assert cut.why_not("EW", (6, 0), REQUIRED) == "not-connected"
    assert cut.why_not("EW", (6, 0), ADJACENT) is None
    assert cut.why_not("EW", (3, 0), REQUIRED) is None
    assert ends(cut.laid("EW", (3, 0))) - ends(cut) - {(3, 0)} == {(4, 0), (5, 0)}


def test_a_dead_end_fills_a_gap_without_joining() -> None:
    """B-T20."""
    cut = maze("EW 1..5,0").without((3, 0))
    assert cut.why_not("E|W", (3, 0), REQUIRED) is None
    assert cut.laid("E|W", (3, 0)).why_not("EW", (6, 0), REQUIRED) == "not-connected"


def test_wall_to_wall_is_no_connection() -> None:
    board = maze("EW 1,0")
    assert board.why_not("EW", (1, 1), REQUIRED) == "not-connected"
    assert board.why_not("EW", (1, 1), ADJACENT) is None


def test_the_area_has_no_limit() -> None:
    """B-T32."""
    assert maze().why_not("EW", (-1, 0), REQUIRED) is None
    assert maze(*ROW_1, "EW 8,1").why_not("EW", (9, 1), REQUIRED) is None
    assert maze(*ROW_1).why_not("EW", (9, 1), REQUIRED) == "not-adjacent"


def test_places_are_exactly_the_cells_nothing_forbids() -> None:
    board = maze("EW 1..5,0", "NS 2,1", "ESW 2,2", "SW 6,0", "N|E|S|W 6,1", "NE 0,1").without((4, 0))
    window = [(x, y) for x in range(-4, 14) for y in range(-6, 7)]
    for rule in (REQUIRED, ADJACENT):
        for code in ("NESW", "EW", "NS", "NE", "SW", "NW", "ES", "NEW", "ESW", "E|W", "N", "S"):
            fine = {cell for cell in window if board.why_not(code, cell, rule) is None}
            assert board.places(code, rule) == fine


# Goals


def revealed(board: Maze, code: str, cell: Cell, laid: Cell) -> Maze:
    (only,) = board.orientations(code, cell, REQUIRED, laid)
    return board.revealed(only, cell)


def test_a_stone_turns_to_join() -> None:
    """B-T23."""
    board = maze("EW 1..7,0")
    assert board.orientations(STONE_A, MIDDLE, REQUIRED, laid=(7, 0)) == {"SW"}


def test_a_stone_leads_on() -> None:
    """B-T25."""
    board = revealed(maze("EW 1..7,0"), STONE_B, MIDDLE, laid=(7, 0))
    assert board.cards[MIDDLE] == "NW"
    assert board.why_not("NS", (8, -1), REQUIRED) is None
    assert board.laid("NS", (8, -1)).reached() == {TOP}


def test_a_stone_must_be_fitted() -> None:
    """B-T26."""
    board = revealed(maze("EW 1..7,0"), STONE_A, MIDDLE, laid=(7, 0))
    assert board.why_not("EW", (9, 0), REQUIRED) == "does-not-fit"
    assert board.why_not("NS", (9, 0), REQUIRED) == "not-connected"


def test_one_card_reaches_two_goals() -> None:
    """B-T28."""
    board = maze(*ROW_1, "NSW 8,1")
    assert board.reached() == {MIDDLE, BOTTOM}
    board = revealed(board, STONE_A, MIDDLE, laid=(8, 1))
    board = revealed(board, STONE_B, BOTTOM, laid=(8, 1))
    assert (board.cards[MIDDLE], board.cards[BOTTOM]) == ("SW", "NW")


def test_a_stone_may_misfit_a_stub() -> None:
    """B-T29."""
    board = maze("EW 1..6,0", "E|W 7,0", *ROW_1, "NSW 8,1")
    board = revealed(board, STONE_B, MIDDLE, laid=(8, 1))
    board = revealed(board, STONE_A, BOTTOM, laid=(8, 1))
    assert (board.cards[MIDDLE], board.cards[BOTTOM]) == ("ES", "NE")


def test_a_gap_filler_reaches_a_goal_from_afar() -> None:
    """B-T31."""
    cut = maze("EW 1..7,0").without((3, 0))
    assert cut.reached() == set()
    assert cut.laid("EW", (3, 0)).reached() == {MIDDLE}
    assert cut.laid("EW", (3, 0)).orientations(STONE_A, MIDDLE, ADJACENT, laid=(3, 0)) == {"SW"}


def test_a_misfit_is_no_joint_and_harms_nothing_else() -> None:
    """B-T67."""
    board = maze(*ROW_1, "NSW 8,1", "EW 1..7,0", hidden={TOP, BOTTOM}).laid("ES", MIDDLE)
    seen = board.connected()
    assert (MIDDLE, frozenset("ES")) in seen
    assert ((7, 0), frozenset("EW")) in seen
    without_row_0 = board.without((1, 0))
    assert ((7, 0), frozenset("EW")) not in without_row_0.connected()


def test_from_afar_the_player_decides_between_equal_ways() -> None:
    """With the card laid elsewhere, a stone entered from two sides may lie both ways."""
    board = maze("EW 1..2,0", "NEW 3,0", "EW 4..7,0", "ES 3,-1", "EW 4..7,-1", "SW 8,-1")
    assert board.orientations(STONE_A, MIDDLE, ADJACENT, laid=(3, 0)) == {"NE", "SW"}
    assert board.orientations(STONE_A, MIDDLE, ADJACENT, laid=(7, 0)) == {"SW"}
    assert board.orientations(STONE_A, MIDDLE, ADJACENT, laid=(8, -1)) == {"NE"}
    assert board.orientations(STONE_B, MIDDLE, ADJACENT, laid=(3, 0)) == {"NW"}


def test_a_laid_card_that_only_touches_the_stone_does_not_decide() -> None:
    board = maze("EW 1..6,0", "E|W 7,0", "ES 0,-1", "EW 1..7,-1", "SW 8,-1")
    assert board.orientations(STONE_A, MIDDLE, ADJACENT, laid=(7, 0)) == {"NE"}


def test_a_stone_that_cannot_join_is_laid_as_it_fits_best() -> None:
    """No printed stone is like this: a straight one, reached from above."""
    board = maze("ES 0,-1", "EW 1..7,-1", "SW 8,-1")
    assert board.orientations("EW", MIDDLE, REQUIRED, laid=(8, -1)) == {"EW"}


def test_fewer_mismatches_decide_before_the_player() -> None:
    """A third open side, not connected, tips the balance between two ways in."""
    board = maze("EW 1..2,0", "NEW 3,0", "EW 4..7,0", "ES 3,-1", "EW 4..7,-1", "SW 8,-1", "W 9,0")
    assert board.orientations(STONE_A, MIDDLE, ADJACENT, laid=(3, 0)) == {"NE"}


def test_rock_buries_neither_start_nor_goals() -> None:
    board = maze("EW 1,0", "SW 8,0", hidden={TOP, BOTTOM})
    assert board.removable() == {(1, 0)}
    assert maze().removable() == set()
