"""Trolls let everyone pass once someone has promised them a nugget."""

from typing import TYPE_CHECKING, final

from saboteur.engine.core.board import TILE, Board
from saboteur.engine.core.moves import BRIBE as BRIBE_VERB
from saboteur.engine.core.moves import DONE, Moves, at_place, place_of, verb_of
from saboteur.engine.core.reason import FINE, NO_TARGET, WRONG_PROMPT
from saboteur.engine.core.step import ALWAYS, END_TURN, Step
from saboteur.engine.duel.state import ALL_MARKERS, MARKERS, ON_TROLL, WATCH, WATCHED, end_round, put_marker
from saboteur.engine.duel.steps import BRIBE, SETTLE
from saboteur.engine.native import i64

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position


def can_bribe(position: "Position", place: i64, seat: i64) -> bool:
    """Whether there is a troll without a marker in reach of the seat's network."""
    board = position.board
    arms = board.tiles.trolls[board.at(place) & TILE]
    side: i64 = 0
    while side < 4:
        if arms >> side & 1 and board.touches(place, side, seat):
            return True
        side += 1
    return False


def add_bribes(position: "Position", seat: i64, moves: Moves) -> None:
    """Add a bribe for each troll in reach."""
    extra = position.extra
    i: i64
    for i in range(WATCH, WATCH + extra[WATCHED]):
        if can_bribe(position, extra[i], seat):
            moves.add(at_place(BRIBE_VERB, extra[i]))


def any_bribe(position: "Position", seat: i64) -> bool:
    """Whether a troll is in reach."""
    extra = position.extra
    i: i64 = WATCH
    while i < WATCH + extra[WATCHED]:
        if can_bribe(position, extra[i], seat):
            return True
        i += 1
    return False


def why_not_bribe(position: "Position", seat: i64, move: i64) -> i64:
    """The reason against a bribe, or FINE."""
    place = place_of(move)
    extra = position.extra
    i: i64
    for i in range(WATCH, WATCH + extra[WATCHED]):
        if extra[i] == place and can_bribe(position, place, seat):
            return FINE
    return NO_TARGET


def bribe(position: "Position", seat: i64, place: i64, stage: i64) -> None:
    """Bribe a troll; ``stage`` is passed on to the step that settles the consequences."""
    board = position.board
    put_marker(position, seat, place, ON_TROLL)
    if position.extra[MARKERS] == 0:
        end_round(position, ALL_MARKERS)
        return
    open_trolls(board, place)
    position.push(SETTLE, seat, 0, stage)


def open_trolls(board: Board, place: i64) -> None:
    """Open a card's troll to everyone."""
    arms = board.tiles.trolls[board.at(place) & TILE]
    side: i64
    network: i64
    for side in range(4):
        if arms >> side & 1:
            for network in range(board.tiles.networks):
                board.open_arm(place, side, network)


@final
class Bribe(Step):
    """Asks after the action whether to bribe a troll; pushed, with the cards to draw, only if one is in reach."""

    kind: i64 = BRIBE
    asking: i64 = ALWAYS

    def moves(self, position: "Position", seat: i64, draws: i64, b: i64, moves: Moves) -> None:
        """Each troll in reach, or none."""
        add_bribes(position, seat, moves)
        moves.add(DONE)

    def why_not(self, position: "Position", seat: i64, draws: i64, b: i64, move: i64) -> i64:
        """The troll must be in reach."""
        if move == DONE:
            return FINE
        if verb_of(move) != BRIBE_VERB:
            return WRONG_PROMPT
        return why_not_bribe(position, seat, move)

    def play(self, position: "Position", seat: i64, draws: i64, b: i64, move: i64) -> None:
        """Bribe, or end the turn."""
        if move == DONE:
            position.push(END_TURN, seat, draws, 0)
        else:
            bribe(position, seat, place_of(move), draws)
