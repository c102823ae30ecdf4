"""What a card tried out would join: whatever lies loose beside it, on any side."""

import pytest

from saboteur.engine.core.board import Board
from saboteur.engine.core.outlook import Outlook
from saboteur.engine.core.place import STEPS, place_at
from saboteur.engine.core.vector import numbers, vector
from saboteur.engine.core.ways import FAR, Ways, missing
from saboteur.engine.saboteur.fronts import FRONT_WIDTH, PLACE, find_fronts, lead
from saboteur.games import ruleset

END, SIDES = place_at(1, 0), range(4)
"""The empty place east of the start card, and its sides N, E, S, W."""
WEST = 3


def beside(side: int) -> tuple[Board, Outlook]:
    """A maze with a loose card on one side of the end, that opens to it alone and away from it."""
    board = ruleset("saboteur", 3).game.template.copy()
    wanted = 1 << side | 1 << (side ^ 2)
    tiles = board.tiles
    tile = next(
        tile for tile in range(tiles.count) if tiles.openings[tile] == tiles.segments[tile * 4 + side] == wanted
    )
    board.lay(END + numbers(STEPS)[side], tile)
    ways = Ways(board)
    ways.measure(board)
    outlook = Outlook(ways, 0)
    outlook.look(board)
    return board, outlook


@pytest.mark.parametrize("side", [side for side in SIDES if side != WEST])
def test_a_loose_card_is_joined_from_the_side_to_which_it_opens(side: int) -> None:
    board, outlook = beside(side)
    outlook.lead(board, END, 1 << side)
    assert outlook.loose
    outlook.join(board, END, 1 << side)
    goal = board.goal_at(place_at(8, 0))
    assert missing(outlook.after, goal) == outlook.ways.from_goal(goal, END + 2 * numbers(STEPS)[side])
    assert missing(outlook.after, goal) < FAR


@pytest.mark.parametrize("side", SIDES)
def test_what_belongs_to_the_network_is_not_loose(side: int) -> None:
    board, outlook = beside(side if side != WEST else 0)
    outlook.lead(board, END, 1 << WEST)
    assert not outlook.loose


@pytest.mark.parametrize("side", [side for side in SIDES if side != WEST])
def test_rollouts_judge_a_front_the_same(side: int) -> None:
    board, outlook = beside(side)
    book = vector([0] * (outlook.end_count * FRONT_WIDTH))
    fronts = range(0, find_fronts(board, outlook, book, 0), FRONT_WIDTH)
    front = next(front for front in fronts if book[front + PLACE] == END)
    for arms in (1 << side, 1 << WEST, 15):
        outlook.lead(board, END, arms)
        if outlook.loose:
            outlook.join(board, END, arms)
        assert lead(book, front, arms) == outlook.after
