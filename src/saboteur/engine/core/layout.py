"""Build positions for scenarios and read their hidden parts.

Takes and returns plain numbers and lists because vectors cannot be made outside the engine.
"""

from typing import TYPE_CHECKING

from saboteur.engine.core.chance import Chance
from saboteur.engine.core.game import Game
from saboteur.engine.core.moves import Moves
from saboteur.engine.core.position import STEP_WIDTH, Position
from saboteur.engine.core.step import TURN
from saboteur.engine.native import i64, vec

if TYPE_CHECKING:
    from saboteur.engine.core.board import Board


def blank(game: Game, chance: Chance, round_: i64, seat: i64, deck: list[int], goals: list[int]) -> Position:
    """A position at the start of a round with this draw pile and these goals; it is the seat's turn."""
    position = Position(game, chance)
    position.clear()
    position.board = game.template.copy()
    position.round = round_
    position.turn = seat
    position.deck = vec[i64](deck)
    position.goals = vec[i64](goals)
    position.push(TURN, seat, 0, 0)
    return position


def draw_pile(position: Position) -> list[int]:
    """The draw pile, top card first."""
    return [card for card in position.deck[position.drawn :]]


def uses(position: Position, card: i64) -> list[int]:
    """Every use, other than discarding, the player on turn would have for a card."""
    moves = Moves()
    at = position.depth - STEP_WIDTH
    if at >= 0 and position.agenda[at] == TURN:
        position.game.effects[card].uses(position, position.agenda[at + 1], card, moves)
    result: list[int] = []
    i: i64
    for i in range(moves.count):
        result.append(moves.items[i])
    return result


def edge_room(board: "Board") -> int:
    """How many edge cells the board can track."""
    return len(board.edge)
