"""Turn up the goals a path leads to, and orient stones so that they connect to it."""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final, final

from saboteur.engine.core import events
from saboteur.engine.core.board import Board
from saboteur.engine.core.fit import SHOWS_LINK, SHOWS_OPEN
from saboteur.engine.core.moves import CARD, Moves, card_of, verb_of
from saboteur.engine.core.moves import ORIENT as ORIENT_VERB
from saboteur.engine.core.place import STEPS
from saboteur.engine.core.reason import FINE, NO_TARGET, WRONG_PROMPT
from saboteur.engine.core.step import ALWAYS, ORIENT, Step
from saboteur.engine.native import i64, vec
from saboteur.engine.saboteur.steps import REVEAL

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position

BITS: Final = vec[i64]([0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4])

# How a goal may be oriented.
UPRIGHT: Final = 1
TURNED: Final = 2


class Fitting(ABC):
    """How a goal is oriented when it is turned up."""

    @abstractmethod
    def ways(self, board: Board, place: i64, tile: i64, laid: i64) -> i64:
        """The orientations allowed for this goal tile on this place, reached by the card on ``laid``."""


@final
class JoinLaidCard(Fitting):
    """Connects to the card just laid if that leads here, else to any path that does; then with the fewest misfits."""

    def ways(self, board: Board, place: i64, tile: i64, laid: i64) -> i64:
        """UPRIGHT, TURNED or both."""
        tiles = board.tiles
        turned = tiles.turned[tile]
        if turned == tile:
            return UPRIGHT
        shown = board.shown(place)
        leading = (shown >> SHOWS_LINK | shown >> (SHOWS_LINK + 4)) & 15
        side: i64
        for side in range(4):
            if place + STEPS[side] == laid and leading >> side & 1:
                leading = 1 << side
                break
        joins = tiles.openings[tile] & leading != 0
        joins_turned = tiles.openings[turned] & leading != 0
        if joins != joins_turned:
            if joins:
                return UPRIGHT
            return TURNED
        misfits = BITS[(shown >> SHOWS_OPEN ^ tiles.openings[tile]) & shown & 15]
        misfits_turned = BITS[(shown >> SHOWS_OPEN ^ tiles.openings[turned]) & shown & 15]
        if misfits < misfits_turned:
            return UPRIGHT
        if misfits_turned < misfits:
            return TURNED
        return UPRIGHT | TURNED


@final
class Reveal(Step):
    """Turns up reached goals, in order, until none is left.

    Pushed with the seat that reached them and the place of the card it laid.
    """

    kind: i64 = REVEAL
    fitting: Fitting

    def __init__(self, fitting: Fitting) -> None:
        self.fitting = fitting

    def run(self, position: "Position", seat: i64, laid: i64, b: i64) -> None:
        """Turn up goals until the seat must be asked about one, or none is left."""
        board = position.board
        while True:
            number = first_reached(board)
            if number < 0:
                return
            tile = position.goals[number]
            ways = self.fitting.ways(board, board.goals[number], tile, laid)
            if ways == UPRIGHT | TURNED and position.game.treasure != tile:
                position.push(REVEAL, seat, laid, 0)
                position.push(ORIENT, seat, number, 0)
                return
            if ways == TURNED:
                tile = board.tiles.turned[tile]
            turn_up(position, seat, number, tile)


@final
class Orient(Step):
    """Asks how to orient a goal when both ways are equally good; pushed only if there is a choice."""

    kind: i64 = ORIENT
    asking: i64 = ALWAYS

    def moves(self, position: "Position", seat: i64, goal: i64, b: i64, moves: Moves) -> None:
        """Both orientations."""
        tile = position.goals[goal]
        moves.add(ORIENT_VERB | tile << CARD)
        moves.add(ORIENT_VERB | position.game.tiles.turned[tile] << CARD)

    def why_not(self, position: "Position", seat: i64, goal: i64, b: i64, move: i64) -> i64:
        """The answer must name this goal."""
        if verb_of(move) != ORIENT_VERB:
            return WRONG_PROMPT
        tile = position.goals[goal]
        if card_of(move) == tile or card_of(move) == position.game.tiles.turned[tile]:
            return FINE
        return NO_TARGET

    def play(self, position: "Position", seat: i64, goal: i64, b: i64, move: i64) -> None:
        """Lay the goal as chosen."""
        turn_up(position, seat, goal, card_of(move))


def first_reached(board: Board) -> i64:
    """The first face-down goal a network leads into, or -1."""
    reached = (board.reached | board.reached >> 16) & 65535
    number: i64 = 0
    while reached >> number != 0:
        if reached >> number & 1 and board.hidden(number):
            return number
        number += 1
    return -1


def turn_up(position: "Position", seat: i64, number: i64, tile: i64) -> None:
    """Turn a goal face up, and record who reached the treasure."""
    position.board.turn_up(number, tile)
    if tile == position.game.treasure:
        position.found = seat
    if position.log is not None:
        position.log.add(events.REVEAL, seat, tile, position.board.goals[number], 0, 0)
