"""Who begins a match."""

from typing import TYPE_CHECKING

from saboteur.engine.core.chance import FIRST
from saboteur.engine.core.seat import NOBODY
from saboteur.engine.native import i64, vec

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position


def starter_of(position: "Position", first: i64) -> i64:
    """The first seat as set by the options; NOBODY lets chance decide."""
    if first != NOBODY:
        return first
    players = vec[i64]([seat for seat in range(position.game.players)])
    return position.chance.shuffle(FIRST, players, 1)[0]
