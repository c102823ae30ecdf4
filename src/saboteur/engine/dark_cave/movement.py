"""Steps from field to field: inside a card, across a joint, between ladders, onto a face-down goal."""

from typing import TYPE_CHECKING, final

from saboteur.engine.core.board import FACE_DOWN, OCCUPIED, TILE
from saboteur.engine.core.fit import NOT_ADJACENT
from saboteur.engine.core.moves import STEP, Moves, at_spot, spot_of, spot_place_of
from saboteur.engine.core.place import STEPS
from saboteur.engine.core.reason import BOARD, FINE, NO_TARGET, WEBBED
from saboteur.engine.dark_cave.fields import ROOM, WHOLE, Fields
from saboteur.engine.dark_cave.state import FIELD, OUT, place_of_spot, spot_at
from saboteur.engine.dark_cave.webs import web_at
from saboteur.engine.native import i64

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position


@final
class Movement:
    """Where a figure can go in one step. Dwarfs may enter face-down goals and the exit, creatures may not."""

    fields: Fields

    def __init__(self, fields: Fields) -> None:
        self.fields = fields

    def steps(self, position: "Position", spot: i64, dwarf: bool, moves: Moves) -> None:
        """Add every step from a spot, each field once."""
        fields = self.fields
        board = position.board
        place = place_of_spot(spot)
        field = spot & FIELD
        tile = board.at(place) & TILE
        at = tile * ROOM + field
        first = moves.count
        inner = fields.inner[at]
        i: i64
        for i in range(fields.count[tile]):
            if inner >> i & 1 and (dwarf or fields.exit[tile] != i):
                moves.add(at_spot(STEP, place, fields.name[tile * ROOM + i]))
        arms = fields.arms[at]
        side: i64
        for side in range(4):
            if arms >> side & 1:
                there = place + STEPS[side]
                value = board.at(there)
                if value & OCCUPIED == 0 or web_at(position, place, side) >= 0:
                    continue
                if value & FACE_DOWN != 0:
                    if dwarf:
                        moves.add(at_spot(STEP, there, WHOLE))
                    continue
                tile = value & TILE
                i = fields.at_arm[tile * 4 + (side ^ 2)]
                if i >= 0 and (dwarf or fields.exit[tile] != i):
                    moves.add(at_spot(STEP, there, fields.name[tile * ROOM + i]))
        if fields.ladder[board.at(place) & TILE] == field:
            self._climb(position, place, first, moves)

    def _climb(self, position: "Position", place: i64, first: i64, moves: Moves) -> None:
        """Add ladders elsewhere, unless a joint already leads there."""
        fields = self.fields
        board = position.board
        last = moves.count
        i: i64
        j: i64
        for i in range(board.card_count):
            there = board.cards[i]
            tile = board.at(there) & TILE
            field = fields.ladder[tile]
            if field >= 0 and there != place:
                move = at_spot(STEP, there, fields.name[tile * ROOM + field])
                j = first
                while j < last and moves.items[j] != move:
                    j += 1
                if j == last:
                    moves.add(move)

    def can_step(self, position: "Position", spot: i64, dwarf: bool, moves: Moves) -> bool:
        """Whether any step is possible; ``moves`` is scratch space."""
        moves.count = 0
        self.steps(position, spot, dwarf, moves)
        return moves.count > 0

    def why_not(self, position: "Position", spot: i64, dwarf: bool, move: i64) -> i64:
        """Why the figure cannot take this step; FINE if it can."""
        moves = Moves()
        self.steps(position, spot, dwarf, moves)
        i: i64
        for i in range(moves.count):
            if moves.items[i] == move:
                return FINE
        there = spot_place_of(move)
        value = position.board.at(there)
        if value & OCCUPIED == 0:
            return NO_TARGET
        if value & FACE_DOWN == 0 and self.fields.find(value & TILE, spot_of(move)) < 0:
            return NO_TARGET
        place = place_of_spot(spot)
        side: i64
        for side in range(4):
            # The field behind a web lies at the other end of the webbed arm.
            if place + STEPS[side] == there and self._faces(position, spot, side, move):
                if web_at(position, place, side) >= 0:
                    return WEBBED
                return NO_TARGET
        return BOARD + NOT_ADJACENT

    def _faces(self, position: "Position", spot: i64, side: i64, move: i64) -> bool:
        """Whether the field of the move is just across this side of the spot."""
        fields = self.fields
        board = position.board
        tile = board.at(place_of_spot(spot)) & TILE
        if fields.arms[tile * ROOM + (spot & FIELD)] >> side & 1 == 0:
            return False
        value = board.at(spot_place_of(move))
        if value & FACE_DOWN != 0:
            return True
        field = fields.find(value & TILE, spot_of(move))
        return fields.at_arm[(value & TILE) * 4 + (side ^ 2)] == field

    def target(self, position: "Position", move: i64) -> i64:
        """The spot a legal step leads to; OUT for a face-down goal."""
        place = spot_place_of(move)
        value = position.board.at(place)
        if value & FACE_DOWN != 0:
            return OUT
        return spot_at(place, self.fields.find(value & TILE, spot_of(move)))

    def spot_named(self, position: "Position", place: i64, name: i64) -> i64:
        """The spot of a face-up field, or OUT if there is none with this name."""
        tile = position.board.tile_at(place)
        if tile < 0:
            return OUT
        field = self.fields.find(tile, name)
        if field < 0:
            return OUT
        return spot_at(place, field)
