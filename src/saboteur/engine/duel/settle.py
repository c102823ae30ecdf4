"""Settle the consequences of a move: turn up goals, mark gold, maybe end the round; then continue the turn."""

from typing import TYPE_CHECKING, Final, final

from saboteur.engine.core.board import Board
from saboteur.engine.core.fit import SHOWS_LINK, SHOWS_OPEN
from saboteur.engine.core.moves import MARK as MARK_VERB
from saboteur.engine.core.moves import Moves, at_place, place_of, verb_of
from saboteur.engine.core.reason import FINE, NO_TARGET, WRONG_PROMPT
from saboteur.engine.core.round import hands_empty
from saboteur.engine.core.step import ALWAYS, END_TURN, ORIENT, TURN, Step
from saboteur.engine.duel.bribe import any_bribe
from saboteur.engine.duel.state import (
    ALL_GOALS,
    ALL_MARKERS,
    HANDS_EMPTY,
    MARKERS,
    OPEN,
    WATCH,
    WATCHED,
    end_round,
    put_marker,
    secured,
    watch,
)
from saboteur.engine.duel.steps import BRIBE, MARK, SETTLE
from saboteur.engine.native import i64
from saboteur.engine.saboteur.reveal import TURNED, UPRIGHT, Fitting, first_reached, turn_up

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position

BEFORE_ACTION: Final = 0
"""Stage of a turn in which the action may still follow a bribe; any other stage is the number of cards to draw."""


@final
class FitAll(Fitting):
    """A goal fits all its neighbours if possible, else it connects to a path leading into it."""

    def ways(self, board: Board, place: i64, tile: i64, laid: i64) -> i64:
        """UPRIGHT, TURNED or both."""
        tiles = board.tiles
        turned = tiles.turned[tile]
        if turned == tile:
            return UPRIGHT
        shown = board.shown(place)
        ways: i64 = 0
        if (shown >> SHOWS_OPEN ^ tiles.openings[tile]) & shown & 15 == 0:
            ways |= UPRIGHT
        if (shown >> SHOWS_OPEN ^ tiles.openings[turned]) & shown & 15 == 0:
            ways |= TURNED
        if ways == 0:
            leading = (shown >> SHOWS_LINK | shown >> (SHOWS_LINK + 4)) & 15
            if tiles.openings[tile] & leading != 0:
                ways |= UPRIGHT
            if tiles.openings[turned] & leading != 0:
                ways |= TURNED
        return ways


@final
class Settle(Step):
    """Pushed with the active seat, the goal just oriented + 1 (or 0), and the stage."""

    kind: i64 = SETTLE
    fitting: Fitting

    def __init__(self) -> None:
        self.fitting = FitAll()

    def run(self, position: "Position", seat: i64, oriented: i64, stage: i64) -> None:
        """Turn up goals, mark gold, check for the end of the round, and continue."""
        if oriented != 0:
            notice(position, oriented - 1)
        if position.board.reached != 0 and not self.reveal(position, seat, stage):
            return
        extra = position.extra
        if extra[WATCHED] > 0 and not secure(position, seat, stage):
            return
        if extra[OPEN] == len(position.board.goals):
            end_round(position, ALL_GOALS)
        elif stage == BEFORE_ACTION:
            position.push(TURN, seat, 0, 0)
        elif position.pile() == 0 and hands_empty(position):
            end_round(position, HANDS_EMPTY)
        elif extra[WATCHED] > 0 and any_bribe(position, seat):
            position.push(BRIBE, seat, stage, 0)
        else:
            position.push(END_TURN, seat, stage, 0)

    def reveal(self, position: "Position", seat: i64, stage: i64) -> bool:
        """Turn up reached goals until none is left; False if the seat must be asked about one."""
        board = position.board
        while True:
            number = first_reached(board)
            if number < 0:
                return True
            tile = position.goals[number]
            ways = self.fitting.ways(board, board.goals[number], tile, 0)
            if ways == UPRIGHT | TURNED:
                position.push(SETTLE, seat, number + 1, stage)
                position.push(ORIENT, seat, number, 0)
                return False
            if ways == TURNED:
                tile = board.tiles.turned[tile]
            turn_up(position, seat, number, tile)
            notice(position, number)


@final
class Mark(Step):
    """Asks which gold gets one of the last markers, if there is more gold than markers."""

    kind: i64 = MARK
    asking: i64 = ALWAYS

    def moves(self, position: "Position", seat: i64, a: i64, b: i64, moves: Moves) -> None:
        """Each gold joined to the seat's start."""
        extra = position.extra
        i: i64
        for i in range(WATCH, WATCH + extra[WATCHED]):
            if secured(position, extra[i], seat):
                moves.add(at_place(MARK_VERB, extra[i]))

    def why_not(self, position: "Position", seat: i64, a: i64, b: i64, move: i64) -> i64:
        """The gold must be joined to the seat's start and unmarked."""
        if verb_of(move) != MARK_VERB:
            return WRONG_PROMPT
        place = place_of(move)
        extra = position.extra
        i: i64
        for i in range(WATCH, WATCH + extra[WATCHED]):
            if extra[i] == place and secured(position, place, seat):
                return FINE
        return NO_TARGET

    def play(self, position: "Position", seat: i64, a: i64, b: i64, move: i64) -> None:
        """Mark it; the last marker ends the round."""
        put_marker(position, seat, place_of(move), 0)
        if position.extra[MARKERS] == 0:
            end_round(position, ALL_MARKERS)


def notice(position: "Position", number: i64) -> None:
    """Count a goal just turned up, and watch its gold."""
    board = position.board
    place = board.goals[number]
    position.extra[OPEN] += 1
    if board.tiles.gold[board.tile_at(place)] != 0:
        watch(position, place)


def secure(position: "Position", seat: i64, stage: i64) -> bool:
    """Mark all newly joined gold, the active seat's first; False if that needs an answer or ends the round."""
    extra = position.extra
    players = position.game.players
    turn: i64
    for turn in range(players):
        who = (seat + turn) % players
        count: i64 = 0
        i: i64
        for i in range(WATCH, WATCH + extra[WATCHED]):
            if secured(position, extra[i], who):
                count += 1
        if count > extra[MARKERS]:
            position.push(SETTLE, seat, 0, stage)
            position.push(MARK, who, 0, 0)
            return False
        i = WATCH
        while count > 0:
            if secured(position, extra[i], who):
                put_marker(position, who, extra[i], 0)
                count -= 1
            else:
                i += 1
        if extra[MARKERS] == 0:
            end_round(position, ALL_MARKERS)
            return False
    return True
