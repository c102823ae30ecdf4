"""What one seat may see of a position. Views are built from this alone, so they cannot leak anything else."""

from typing import TYPE_CHECKING, Any, Final

from saboteur.engine.core.board import Board
from saboteur.engine.core.place import ORIGIN
from saboteur.engine.core.position import STEP_WIDTH
from saboteur.engine.core.seat import BY, FACE_UP, FRONT, KIND, PEEKED, SIZE
from saboteur.engine.core.step import ORIENT, TURN
from saboteur.engine.core.telling import Telling, Words
from saboteur.engine.core.vector import numbers
from saboteur.engine.native import i64, vec

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position

UNKNOWN: Final = -1

# Each laid card, goal and discard is one number, so that its decoded form is a single lookup.
# A laid card: its tile and its joined arms (four bits per network) as on the board, then its place.
LAID_BITS: Final = (1 << 18) - 1
LAID_PLACE: Final = 18
# A goal: its tile + 1 (0 if the seat does not know it), whether it is open, who has looked at it, and its place.
GOAL_TILE: Final = 2047
GOAL_OPEN: Final = 11
GOAL_SEEN: Final = 12
SEEN_BITS: Final = (1 << 16) - 1
GOAL_PLACE: Final = 28
# A discard: its card + 1 (0 if discarded unseen), its seat, and whether it lies face down.
DISCARD_CARD: Final = 511
DISCARD_SEAT: Final = 9
DISCARD_DOWN: Final = 13
DISCARDS: Final = 1 << 14
# A question: its seat + 1 (0: nobody's), and its kind.
QUESTION_SEAT: Final = 5


class Sight:
    """A position as a seat (-1: a spectator) sees it; hidden numbers are UNKNOWN."""

    _position: "Position"
    _seat: i64  # read only by the games' own sights

    def __init__(self, position: "Position", seat: int) -> None:
        self._position = position
        self._seat = seat

    @property
    def players(self) -> int:
        """Number of seats."""
        return self._position.game.players

    @property
    def round(self) -> int:
        """Number of the round, from 1."""
        return self._position.round

    @property
    def turn(self) -> int:
        """The seat on turn, or last on turn."""
        return self._position.turn

    @property
    def pile(self) -> int:
        """Number of cards left to draw."""
        return self._position.pile()

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self._position.depth == 0

    @property
    def finished(self) -> object:
        """A spectator's view of the round that has just ended, the same for all; None after this round's first move."""
        return self._position.finished

    def prompt(self) -> list[int]:
        """The open prompt: kind, seat and its two numbers; empty when the match is over."""
        position = self._position
        result: list[int] = []
        if position.depth > 0:
            i: i64
            for i in range(position.depth - STEP_WIDTH, position.depth):
                result.append(position.agenda[i])
        return result

    @property
    def question(self) -> int:
        """The open prompt's kind and seat in one number (`QUESTION_SEAT`); UNKNOWN when the match is over."""
        position = self._position
        at = position.depth - STEP_WIDTH
        if at < 0:
            return UNKNOWN
        return position.agenda[at] << QUESTION_SEAT | position.agenda[at + 1] + 1

    def tell(self, words: Words) -> tuple[Any, ...]:
        """The parts that all games show, in one call: each call from outside takes as long as decoding a short list.

        Question, round, turn, board, goals, hand, hand sizes, fronts, pile, discards, pending steps and the round that
        has just ended.
        """
        position = self._position
        board = position.board
        return (
            self.question,
            position.round,
            position.turn,
            words.boards[board.tiles.networks].tell(laid_cards(board)),
            self.tell_goals(words.goals),
            words.hand.tell(self._hand()),
            words.sizes.tell(self._row(SIZE)),
            words.fronts.tell(self._row(FRONT)),
            position.pile(),
            self.tell_discards(words.discards),
            self.pending(),
            position.finished,
        )

    def tell_goals(self, words: Telling) -> tuple[Any, ...]:
        """Each goal; its tile only if the seat knows it. Who looks where is public."""
        position = self._position
        board = position.board
        known = known_goals(position, self._seat)
        count = len(board.goals)
        result = vec[i64]([0] * count)
        i: i64
        seat: i64
        for i in range(count):
            goal: i64 = 0
            if not board.hidden(i):
                goal = board.tile_at(board.goals[i]) + 1 | 1 << GOAL_OPEN
            elif known >> i & 1:
                goal = position.goals[i] + 1
            for seat in range(position.game.players):
                goal |= (position.of(seat, PEEKED) >> i & 1) << (GOAL_SEEN + seat)
            result[i] = goal | (board.goals[i] + ORIGIN) << GOAL_PLACE
        return words.tell(result)

    def pending(self) -> list[int]:
        """The stack of steps, four numbers each, the prompt last; empty for a turn that nothing else follows."""
        position = self._position
        agenda = position.agenda
        result: list[int] = []
        if position.depth == STEP_WIDTH and agenda[0] == TURN and agenda[2] == 0 and agenda[3] == 0:
            return result
        i: i64
        for i in range(position.depth):
            result.append(agenda[i])
        return result

    def hand(self) -> list[int]:
        """The seat's own cards."""
        return numbers(self._hand())

    def hand_sizes(self) -> list[int]:
        """Number of cards in each hand."""
        return self._each(SIZE)

    def tell_discards(self, words: Telling) -> tuple[Any, ...]:
        """Every discard in turn; its card only if the seat has seen it."""
        position = self._position
        count = position.discard_count
        discards = position.discards
        own = self._seat
        result = vec[i64]([0] * count)
        i: i64
        for i in range(count):
            card = discards[i]
            by = card >> BY & 15
            shown = by << DISCARD_SEAT
            if card & FACE_UP != 0:
                shown |= (card & KIND) + 1
            else:
                shown |= 1 << DISCARD_DOWN
                if by == own:
                    shown |= (card & KIND) + 1
            result[i] = shown
        return words.tell(result)

    def _hand(self) -> vec[i64]:
        position = self._position
        size: i64 = 0
        if self._seat >= 0:
            size = position.of(self._seat, SIZE)
        result = vec[i64]([0] * size)
        start = self._seat * position.game.hand_room
        i: i64
        for i in range(size):
            result[i] = position.hands[start + i] & KIND
        return result

    def _row(self, field: i64) -> vec[i64]:
        position = self._position
        players = position.game.players
        result = vec[i64]([0] * players)
        seat: i64
        for seat in range(players):
            result[seat] = position.of(seat, field)
        return result

    def _each(self, field: i64) -> list[int]:
        return numbers(self._row(field))


def laid_cards(board: Board) -> vec[i64]:
    """Each face-up card."""
    count = board.card_count
    result = vec[i64]([0] * count)
    i: i64
    for i in range(count):
        place = board.cards[i]
        result[i] = board.at(place) & LAID_BITS | (place + ORIGIN) << LAID_PLACE
    return result


def known_goals(position: "Position", seat: i64) -> i64:
    """Mask of the goals the seat (-1: a spectator) knows: those it looked at, and one now being oriented."""
    known: i64 = 0
    if seat >= 0:
        known = position.of(seat, PEEKED)
    i: i64 = 0
    while i < position.depth:
        if position.agenda[i] == ORIENT:
            known |= 1 << position.agenda[i + 2]
        i += STEP_WIDTH
    return known
