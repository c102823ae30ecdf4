"""What one seat may see in the Duel, beyond what all games share."""

from typing import TYPE_CHECKING, final

from saboteur.engine.core.board import SHUT, TILE
from saboteur.engine.core.seat import NUGGETS
from saboteur.engine.core.sight import UNKNOWN, Sight
from saboteur.engine.duel.key import door_arms
from saboteur.engine.duel.state import (
    BOX_SEEN,
    BOX_UNSEEN,
    BY,
    GAIN,
    GAIN_BITS,
    GOAL,
    LEAST,
    LOOKED,
    MARK,
    MARKED,
    MARKERS,
    ON_TROLL,
    REASON,
    TAKEN,
    UNUSED,
    WHERE,
    gold_cards,
    mark_place,
)
from saboteur.engine.native import i64

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position


@final
class DuelSight(Sight):
    """Adds markers, keys, gold and the goals that are not on the table."""

    @property
    def markers(self) -> int:
        """Number of markers left."""
        return self._position.extra[MARKERS]

    def marks(self) -> list[int]:
        """Place, seat, and whether it is on a troll, of each marker."""
        extra = self._position.extra
        result: list[int] = []
        i: i64
        for i in range(MARK, MARK + extra[MARKED]):
            result.append(mark_place(extra[i]))
            result.append(extra[i] >> BY & 15)
            result.append(1 if extra[i] & ON_TROLL != 0 else 0)
        return result

    def keys(self) -> list[int]:
        """Place and seat of each key in the maze."""
        board = self._position.board
        result: list[int] = []
        i: i64
        network: i64
        for i in range(board.card_count):
            value = board.at(board.cards[i])
            for network in range(board.tiles.networks):
                if door_arms(board, value & TILE, network) & ~(value >> (SHUT + 4 * network)) != 0:
                    result.append(board.cards[i])
                    result.append(network)
        return result

    def gold(self) -> list[int]:
        """Every seat's nuggets; gold cards are open."""
        return self._each(NUGGETS)

    def gold_cards(self, seat: int) -> list[int]:
        """The values of a seat's gold cards, highest first."""
        result: list[int] = []
        value: i64 = 3
        while value > 0:
            result += [value] * gold_cards(self._position, seat, value)
            value -= 1
        return result

    @property
    def unused_goals(self) -> int:
        """Number of goals left for later rounds."""
        count: i64 = 0
        i: i64
        for i in range(len(self._position.game.goal_tiles)):
            if self._position.extra[GOAL + i] == UNUSED:
                count += 1
        return count

    def boxed_goals(self) -> list[int]:
        """The goals out of play: tile as far as the seat knows it, else UNKNOWN, and the seats that looked at it.

        The known ones come first. Of a goal that lay open when it left play, the mask is 0: all have seen it.
        """
        position = self._position
        result: list[int] = []
        unknown: list[int] = []
        i: i64
        for i in range(len(position.game.goal_tiles)):
            where = position.extra[GOAL + i]
            if where & WHERE == BOX_SEEN:
                result.append(position.game.goal_tiles[i])
                result.append(0)
            elif where & WHERE == BOX_UNSEEN:
                if self._seat >= 0 and where >> (LOOKED + self._seat) & 1:
                    result.append(position.game.goal_tiles[i])
                    result.append(where >> LOOKED)
                else:
                    unknown.append(where >> LOOKED)
        # In an order that tells nothing about which goals they are.
        unknown.sort()
        for looked in unknown:
            result.append(UNKNOWN)
            result.append(looked)
        return result

    def taken(self) -> list[int]:
        """Path cards out of play for good."""
        position = self._position
        result: list[int] = []
        i: i64
        j: i64
        for i in range(len(position.extra) - TAKEN):
            for j in range(position.extra[TAKEN + i]):
                result.append(i)
        return result

    def history(self) -> list[int]:
        """Why each finished round ended and what each seat gained."""
        return full_history(self._position)


def full_history(position: "Position") -> list[int]:
    """Why each finished round ended and what each seat gained; all of it is public."""
    result: list[int] = []
    i: i64
    seat: i64
    for i in range(len(position.history)):
        item = position.history[i]
        result.append(item & REASON)
        for seat in range(position.game.players):
            result.append((item >> (GAIN + GAIN_BITS * seat) & 255) - LEAST)
    return result
