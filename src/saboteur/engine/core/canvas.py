"""A sheet for observations that is updated incrementally."""

from typing import TYPE_CHECKING, final

from saboteur.engine.core.board import Board
from saboteur.engine.core.seat import BY, FACE_UP, KIND
from saboteur.engine.core.sheet import Sheet
from saboteur.engine.native import append, i64, u8, vec

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position


@final
class Canvas:
    """A sheet, and what on it is still valid: cards that have not changed, and the discards counted so far."""

    sheet: Sheet
    kinds: i64
    players: i64
    board: Board | None
    changes: i64
    drawn: i64  # cards on the sheet, as the board lists them
    places: vec[i64]  # of these cards
    values: vec[i64]
    ways: vec[i64]  # numbers written for empty cells
    way_count: i64
    round: Board | None  # the board of the round whose discards are counted
    counted: i64
    counts: vec[u8]  # face up by card; face down by seat; face down by seat and card

    def __init__(self, sheet: Sheet, kinds: i64, players: i64) -> None:
        self.sheet = sheet
        self.kinds = kinds
        self.players = players
        self.board = None
        self.changes = 0
        self.drawn = 0
        self.places = vec[i64]([0] * 32)
        self.values = vec[i64]([0] * 32)
        self.ways = vec[i64]([0] * 16)
        self.way_count = 0
        self.round = None
        self.counted = 0
        self.counts = vec[u8]([0] * (kinds + players + players * kinds))

    def shows(self, board: Board) -> bool:
        """Whether the maze on the sheet is this one."""
        return self.board is board and self.changes == board.changes

    def note(self, number: i64, place: i64, value: i64) -> None:
        """Note that a card is drawn."""
        if number < len(self.places):
            self.places[number] = place
            self.values[number] = value
        else:
            self.places = append(self.places, place)
            self.values = append(self.values, value)

    def write_way(self, at: i64, number: i64) -> None:
        """Write a number of an empty cell."""
        self.sheet.write(at, number)
        if self.way_count < len(self.ways):
            self.ways[self.way_count] = at
        else:
            self.ways = append(self.ways, at)
        self.way_count += 1

    def wipe_ways(self) -> None:
        """Set the numbers of empty cells back to zero."""
        i: i64
        for i in range(self.way_count):
            self.sheet.write(self.ways[i], 0)
        self.way_count = 0

    def follow(self, position: "Position", at: i64) -> None:
        """Count the cards discarded since the last call: within a round the discards only grow.

        Numbers of those face up, the same for all seats, are written from ``at`` on.
        """
        counts = self.counts
        kinds = self.kinds
        i: i64
        if self.round is not position.board or self.counted > position.discard_count:
            self.round = position.board
            self.counted = 0
            self.sheet.blank(at, kinds)
            for i in range(len(counts)):
                counts[i] = 0
        discards = position.discards
        for i in range(self.counted, position.discard_count):
            card = discards[i]
            if card & FACE_UP != 0:
                kind = card & KIND
                self.sheet.write(at + kind, one_more(counts, kind))
            else:
                by = card >> BY & 15
                one_more(counts, kinds + by)
                one_more(counts, kinds + self.players + by * kinds + (card & KIND))
        self.counted = position.discard_count


def one_more(numbers: vec[u8], at: i64) -> i64:
    """Count one more, up to 255; returns the count."""
    count = min(i64(numbers[at]) + 1, 255)
    numbers[at] = u8(count)
    return count
