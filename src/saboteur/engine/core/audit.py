"""Checks that every legal move has exactly one number, over any number of positions."""

from typing import TYPE_CHECKING, final

from saboteur.engine.core.action_space import ActionSpace
from saboteur.engine.core.chance import Dice
from saboteur.engine.core.moves import Moves
from saboteur.engine.core.position import Position
from saboteur.engine.core.sheet import Sheet, blank_numbers
from saboteur.engine.native import i64, vec

if TYPE_CHECKING:
    from saboteur.engine.core.game import Game


@final
class Audit:
    """Counts the decisions and legal moves it looked at, the moves outside the bounds, and the faults found."""

    space: ActionSpace
    moves: Moves
    sheet: Sheet
    marks: vec[i64]  # the decision in which each number last occurred
    decisions: i64
    listed: i64
    outside: i64
    crowded: i64  # decisions with more than one move outside, which share a number
    most: i64  # legal moves in one decision
    faults: i64

    def __init__(self, space: ActionSpace) -> None:
        self.space = space
        self.moves = Moves()
        self.sheet = Sheet(blank_numbers(space.size), 0)
        self.marks = vec[i64]([0] * space.size)
        self.decisions = 0
        self.listed = 0
        self.outside = 0
        self.crowded = 0
        self.most = 0
        self.faults = 0

    def look(self, position: Position) -> None:
        """Check the legal moves of a position: their numbers, the way back, both plies and the mask."""
        space = self.space
        space.write_mask(position, self.moves, self.sheet)
        self.decisions += 1
        count = self.moves.count
        self.listed += count
        self.most = max(self.most, count)
        outside: i64 = 0
        i: i64
        for i in range(count):
            move = self.moves.items[i]
            number = space.index_of(move)
            if number == space.overflow:
                outside += 1
            elif number < 0 or number > space.overflow or self.marks[number] == self.decisions:
                self.faults += 1
            else:
                self.marks[number] = self.decisions
                block = space.block_of(move)
                aim = space.aim_in(block, move)
                again = space.aim_at(block, space.second_of(block, aim))
                if space.move_at(number) != move or space.move_in(block, again) != move:
                    self.faults += 1
            if i64(self.sheet.numbers[number]) != 1:
                self.faults += 1
        if self.sheet.count != count:
            self.faults += 1
        if outside > 0:
            self.outside += outside
            if outside > 1:
                self.crowded += 1
            if space.index_of(space.overflowing(self.moves)) != space.overflow:
                self.faults += 1

    def play(self, game: "Game", first: int, matches: int) -> None:
        """Check every decision of random matches with these seeds."""
        seed: i64
        for seed in range(first, first + matches):
            dice = Dice(seed)
            position = Position(game, dice)
            position.start()
            while position.depth > 0:
                self.look(position)
                position.play(position.sample_move(dice))
