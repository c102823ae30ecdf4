"""What one seat may see of a position. Views are built from this alone, so they cannot leak anything else."""

from typing import TYPE_CHECKING, Final

from saboteur.engine.core.board import LINK, TILE, Board
from saboteur.engine.core.position import STEP_WIDTH
from saboteur.engine.core.seat import BY, FACE_UP, FRONT, KIND, PEEKED, SIZE
from saboteur.engine.core.step import ORIENT
from saboteur.engine.native import i64

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position

UNKNOWN: Final = -1


class Sight:
    """A position as a seat (-1: a spectator) sees it; hidden numbers read UNKNOWN."""

    _position: "Position"
    _seat: i64  # the games' own sights read these two; nobody else does

    def __init__(self, position: "Position", seat: int) -> None:
        self._position = position
        self._seat = seat

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self._position.game.players

    @property
    def round(self) -> int:
        """Which round it is, from 1."""
        return self._position.round

    @property
    def turn(self) -> int:
        """Whose turn it is, or was last."""
        return self._position.turn

    @property
    def pile(self) -> int:
        """How many cards are left to draw."""
        return self._position.pile()

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self._position.depth == 0

    @property
    def finished(self) -> object:
        """A spectator's view of the round that has just ended, the same for all; None once this round has begun."""
        return self._position.finished

    def prompt(self) -> list[int]:
        """The question now put to someone: kind, seat and its two numbers; empty when the match is over."""
        position = self._position
        result: list[int] = []
        if position.depth > 0:
            i: i64
            for i in range(position.depth - STEP_WIDTH, position.depth):
                result.append(position.agenda[i])
        return result

    @property
    def networks(self) -> int:
        """How many networks the maze has."""
        return self._position.board.tiles.networks

    def board(self) -> list[int]:
        """Tile, place and joined arms (four bits for each network) of every face-up card in turn, as they came."""
        return laid_cards(self._position.board)

    def goals(self) -> list[int]:
        """Place, tile (UNKNOWN unless the seat knows it) and whether it lies open, for every goal in turn."""
        position = self._position
        board = position.board
        known = known_goals(position, self._seat)
        result: list[int] = []
        i: i64
        for i in range(len(board.goals)):
            result.append(board.goals[i])
            if not board.hidden(i):
                result.append(board.tile_at(board.goals[i]))
                result.append(1)
            else:
                if known >> i & 1:
                    result.append(position.goals[i])
                else:
                    result.append(UNKNOWN)
                result.append(0)
        return result

    def hand(self) -> list[int]:
        """The seat's own cards."""
        position = self._position
        result: list[int] = []
        if self._seat >= 0:
            start = self._seat * position.game.hand_room
            i: i64
            for i in range(start, start + position.of(self._seat, SIZE)):
                result.append(position.hands[i] & KIND)
        return result

    def hand_sizes(self) -> list[int]:
        """How many cards everyone holds."""
        return self._each(SIZE)

    def fronts(self) -> list[int]:
        """What lies in front of everyone, as masks."""
        return self._each(FRONT)

    def discards(self) -> list[int]:
        """Card (UNKNOWN if thrown away unseen) and the seat it came from, for every discard in turn."""
        position = self._position
        result: list[int] = []
        i: i64
        for i in range(position.discard_count):
            card = position.discards[i]
            by = card >> BY & 15
            if card & FACE_UP != 0 or by == self._seat:
                result.append(card & KIND)
            else:
                result.append(UNKNOWN)
            result.append(by)
        return result

    def _each(self, field: i64) -> list[int]:
        result: list[int] = []
        seat: i64
        for seat in range(self._position.game.players):
            result.append(self._position.of(seat, field))
        return result


def laid_cards(board: Board) -> list[int]:
    """Tile, place and joined arms of every face-up card in turn."""
    result: list[int] = []
    i: i64
    for i in range(board.card_count):
        place = board.cards[i]
        value = board.at(place)
        result.append(value & TILE)
        result.append(place)
        result.append(value >> LINK & 255)
    return result


def known_goals(position: "Position", seat: i64) -> i64:
    """The goals the seat (-1: a spectator) knows, a bit for each: it looked at them, or all see how they are laid."""
    known: i64 = 0
    if seat >= 0:
        known = position.of(seat, PEEKED)
    i: i64 = 0
    while i < position.depth:
        if position.agenda[i] == ORIENT:
            known |= 1 << position.agenda[i + 2]
        i += STEP_WIDTH
    return known
