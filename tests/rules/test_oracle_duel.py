"""The oracle is right about the mazes of the Duel, with two networks, and of the solo game."""

import pytest

from oracle.maze import Maze, Rule
from oracle.notation import Cell, cards_of

pytestmark = pytest.mark.once

GOALS = {(5, -2), (5, 0), (5, 2), (7, -1), (7, 1), (9, 0)}
STARTS: dict[Cell, str | None] = {(0, -1): "blue", (0, 1): "green"}
BLUE = Rule("duel", colour="blue")
GREEN = Rule("duel", colour="green")
SOLO = Rule("solo", colour="green")


def maze(*lines: str) -> Maze:
    start_cards = {(0, -1): "NESW:ladder-blue", (0, 1): "NESW:ladder-green"}
    return Maze({**start_cards, **cards_of(*lines)}, GOALS, STARTS)


def solo(*lines: str) -> Maze:
    goals = {(8, -2), (8, 0), (8, 2), (10, -1), (10, 1), (12, 0)}
    return Maze({(0, 0): "NESW", **cards_of(*lines)}, goals, {(0, 0): "green"})


def test_each_builds_from_the_own_start() -> None:
    """D-T05."""
    assert maze().why_not("EW", (1, -1), GREEN) == "not-connected"
    assert maze().why_not("EW", (1, -1), BLUE) is None


def test_a_door_stops_the_other_colour() -> None:
    """D-T07."""
    board = maze()
    assert board.why_not("NESW:door-green@E", (1, -1), BLUE) is None
    board = board.laid("NESW:door-green@E", (1, -1))
    assert board.why_not("EW", (2, -1), BLUE) == "not-connected"
    assert board.why_not("NS", (1, 0), BLUE) is None
    joined = board.laid("NESW", (0, 0))
    assert joined.why_not("EW", (2, -1), GREEN) is None
    assert joined.why_not("EW", (2, -1), BLUE) == "not-connected"


def test_a_key_opens_a_door() -> None:
    """D-T08."""
    board = maze("NESW:door-green@E 1,-1")
    assert board.locked("blue") == {(1, -1)}
    assert board.locked("green") == set()
    opened = board.keyed("blue", (1, -1))
    assert opened.why_not("EW", (2, -1), BLUE) is None
    assert opened.locked("blue") == set()
    asked = board.laid("EW", (2, -1)).connected("blue", False, keys={"blue": {(1, -1)}})
    assert ((2, -1), frozenset("EW")) in asked


def test_a_door_on_the_new_card_does_not_hinder_laying_it() -> None:
    board = maze("EW 1,-1")
    assert board.why_not("NEW:door-green@W", (2, -1), BLUE) is None
    board = board.laid("NEW:door-green@W", (2, -1))
    assert board.why_not("EW", (3, -1), BLUE) == "not-connected"


def test_a_troll_stops_both_until_bribed() -> None:
    """D-T10."""
    board = maze("NESW:troll@E 1,-1")
    assert board.why_not("EW", (2, -1), BLUE) == "not-connected"
    assert board.bribable("blue") == {(1, -1)}
    bribed = board.paid((1, -1))
    assert bribed.why_not("EW", (2, -1), BLUE) is None
    assert bribed.why_not("EW", (2, -1), GREEN) == "not-connected"
    assert bribed.laid("NESW", (0, 0)).why_not("EW", (2, -1), GREEN) is None
    assert bribed.bribable("blue") == set()
    beyond = board.laid("EW", (2, -1))
    assert ((2, -1), frozenset("EW")) in beyond.connected("blue", bribed={(1, -1)})
    assert ((2, -1), frozenset("EW")) not in beyond.connected("blue")


def test_only_a_reached_troll_can_be_bribed() -> None:
    """D-T11, and from behind the arm as well as from the middle."""
    board = maze("NESW:troll@E 1,-1")
    assert board.bribable("green") == set()
    assert maze("EW 1,1", "NEW:troll@W 2,1").bribable("green") == {(2, 1)}
    assert maze("EW 1,1", "NEW:door-blue@W 2,1", "NEW:troll@W 3,1").bribable("green") == set()
    assert maze("EW 1,1", "NEW:door-blue@W 2,1", "NEW:troll@E 3,1").bribable("green") == set()


def test_a_troll_guards_one_goal_and_not_the_other() -> None:
    """D-T13, D-T14."""
    board = maze("EW 1..4,1")
    assert board.why_not("NSW:troll@S", (5, 1), GREEN) is None
    board = board.laid("NSW:troll@S", (5, 1))
    assert board.reached("green") == {(5, 0)}
    assert board.reached("blue") == set()
    board = board.revealed("ES", (5, 0))
    assert board.bribable("green") == {(5, 1)}
    assert board.paid((5, 1)).reached("green") == {(5, 2)}


def test_a_card_may_reach_a_goal_for_the_opponent() -> None:
    """D-T16."""
    blue = ("EW 1..3,-1", "SW 4,-1")
    green = ("EW 1,1", "NW 2,1", "ES 2,0", "EW 3,0")
    board = maze(*blue, *green)
    assert board.why_not("NE|SW", (4, 0), GREEN) is None
    board = board.laid("NE|SW", (4, 0))
    assert board.reached("blue") == {(5, 0)}
    assert board.reached("green") == set()
    assert board.orientations("NW:gold2", (5, 0), GREEN) == {"NW:gold2"}
    shown = board.revealed("NW:gold2", (5, 0))
    assert ((5, 0), frozenset("NW")) in shown.connected("blue", ignore_doors=False)
    assert ((5, 0), frozenset("NW")) not in shown.connected("green", ignore_doors=False)


def test_one_joined_segment_of_a_bridge_is_enough() -> None:
    board = maze("NS|EW 1,-1")
    assert board.why_not("EW", (2, -1), BLUE) is None
    assert board.why_not("NS", (1, 0), BLUE) == "not-connected"


def test_the_own_ladder_needs_no_connection() -> None:
    """D-T20."""
    board = maze("NESW 1,-1")
    assert board.why_not("NE:ladder-green", (1, 0), GREEN) is None
    after = board.laid("NE:ladder-green", (1, 0))
    assert ((1, -1), frozenset("NESW")) in after.connected("green", ignore_doors=False)


def test_a_ladder_is_a_link_for_both_colours() -> None:
    """Reaching one end of a ladder reaches the other, start card or ladder."""
    board = maze("NESW 1,-1", "NE:ladder-green 1,0")
    assert ((0, 1), frozenset("NESW")) in board.connected("blue", ignore_doors=False)


def test_the_opponents_ladder_must_end_up_connected() -> None:
    """Laid wall to wall, it is connected by its link only, so the blue start must be reached."""
    board = maze("EW 1,1")
    assert board.why_not("NW:ladder-blue", (2, 1), GREEN) is None
    assert board.why_not("ES:ladder-blue", (1, 2), BLUE) is None
    assert board.why_not("ES:ladder-blue", (1, 2), GREEN) == "not-connected"
    assert board.laid("NESW", (0, 0)).why_not("ES:ladder-blue", (1, 2), GREEN) is None
    assert board.laid("NS:door-blue@N", (0, 0)).why_not("ES:ladder-blue", (1, 2), GREEN) == "not-connected"


def test_a_ladder_may_be_asked_to_join() -> None:
    board = maze("EW 1,1")
    joint = Rule("duel", colour="blue", ladder_joint=True)
    assert board.why_not("ES:ladder-blue", (1, 2), joint) == "not-connected"
    assert board.why_not("NW:ladder-blue", (2, 1), joint) is None


def test_no_ladder_beside_a_goal_or_gold() -> None:
    """D-T22."""
    board = maze("EW 1..4,1", "EW|S:gold1@S 1,-1").revealed("NW:gold2", (5, 0))
    assert board.why_not("SW:ladder-green", (4, 2), GREEN) == "beside-goal"
    assert board.why_not("SW:ladder-green", (4, 2), BLUE) == "not-connected"
    assert board.why_not("NE:ladder-green", (6, 0), GREEN) == "beside-goal"
    assert board.why_not("NW:ladder-blue", (1, -2), BLUE) == "beside-gold"
    assert board.why_not("NW:ladder-blue", (1, 0), BLUE) == "beside-gold"
    assert board.why_not("NE:ladder-green", (1, -2), GREEN) == "beside-gold"
    assert board.why_not("NW", (1, 0), BLUE) == "not-connected"


LEFT_OF_MIDDLE = ("EW 1..3,1", "NW 4,1", "ES 4,0")


def test_a_goal_that_fits_both_ways_is_the_players_choice() -> None:
    assert maze(*LEFT_OF_MIDDLE).orientations("NEW", (5, 0), GREEN) == {"NEW", "ESW"}


def test_a_goal_fits_if_it_can() -> None:
    board = maze(*LEFT_OF_MIDDLE, "EW 5,-1")
    assert board.orientations("NEW", (5, 0), GREEN) == {"ESW"}


def test_a_goal_that_cannot_fit_joins_the_way_it_was_reached_by() -> None:
    """The stub on the other side is open too, but no path came from there."""
    board = maze(*LEFT_OF_MIDDLE, "W 6,0")
    assert board.orientations("NW", (5, 0), GREEN) == {"NW"}


def test_a_way_behind_a_door_did_not_reach_the_goal() -> None:
    board = maze("EW 1..3,1", "NEW 4,1", "ES 4,0", "EW:door-blue@E 5,1", "NW 6,1", "SW 6,0")
    assert board.orientations("NW", (5, 0), GREEN) == {"NW"}
    assert board.keyed("green", (5, 1)).orientations("NW", (5, 0), GREEN) == {"NW", "ES"}


def test_a_goal_that_misfits_but_joins_both_ways_is_the_players_choice() -> None:
    board = maze(*LEFT_OF_MIDDLE, "EW 5,-1", "NS 6,0")
    assert board.orientations("NEW", (5, 0), BLUE) == {"NEW", "ESW"}


def test_a_key_goes_with_its_door() -> None:
    board = maze("NESW:door-green@E 1,-1").keyed("blue", (1, -1))
    again = board.without((1, -1)).laid("NESW:door-green@E", (1, -1))
    assert again.why_not("EW", (2, -1), BLUE) == "not-connected"


def test_rock_spares_gold_and_trolls() -> None:
    """D-T25."""
    cards = ("EW|S:gold1@S 1,-1", "NESW:troll@E 1,1", "NEW:door-blue@E 2,1", "NE:ladder-green 2,2", "EW 9,9")
    board = maze(*cards).revealed("NW", (5, 0))
    assert board.removable() == {(2, 1), (2, 2), (9, 9)}


# Solo


def test_alone_a_door_of_the_other_colour_needs_a_key() -> None:
    """SO-T07."""
    board = solo("NESW:door-blue@E 1,0")
    assert board.why_not("EW", (2, 0), SOLO) == "not-connected"
    assert board.keyed("green", (1, 0)).why_not("EW", (2, 0), SOLO) is None


def test_alone_the_other_ladder_is_an_ordinary_curve() -> None:
    """SO-T08."""
    board = solo("EW 1..6,0")
    assert board.why_not("ES:ladder-blue", (1, 1), SOLO) == "not-connected"
    assert board.why_not("NW:ladder-blue", (7, 0), SOLO) is None
    assert board.why_not("SW:ladder-green", (7, 0), SOLO) == "beside-goal"
    assert board.why_not("SW:ladder-green", (1, 1), SOLO) is None
    linked = {cell for cell, _ in solo("NW:ladder-blue 3,3", "EW 5,5").connected("green", False)}
    assert linked == {(0, 0)}
