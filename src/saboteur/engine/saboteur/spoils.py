"""The value of the end of a round of the base game to a seat, before gold is drawn."""

from typing import TYPE_CHECKING

from saboteur.engine.core.policy import MILLI
from saboteur.engine.core.position import STEP_WIDTH
from saboteur.engine.core.seat import BROKEN, FRONT, NOBODY, ROLE
from saboteur.engine.core.step import END_ROUND
from saboteur.engine.native import i64, vec
from saboteur.engine.saboteur.end_round import DIGGER, REWARD, SABOTEUR

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position


def expected_gold(position: "Position", seat: i64, shares: vec[i64], broken_no_gold: bool) -> i64:
    """Expected gold in thousandths of a nugget, given how the round ended."""
    at = position.depth - STEP_WIDTH
    if at < 0 or position.agenda[at] != END_ROUND:
        return 0  # all is handed out
    finder = position.agenda[at + 1]
    players = position.game.players
    role = position.of(seat, ROLE)
    i: i64
    count: i64 = 0
    if finder == NOBODY:
        if role != SABOTEUR:
            return 0
        for i in range(players):
            if position.of(i, ROLE) == SABOTEUR:
                count += 1
        return MILLI * REWARD[count]
    if not _takes(position, seat, broken_no_gold):
        return 0
    for i in range(players):
        if _takes(position, i, broken_no_gold):
            count += 1
    return shares[count]


def _takes(position: "Position", seat: i64, broken_no_gold: bool) -> bool:
    """Whether the seat has a share if the treasure is reached."""
    if position.of(seat, ROLE) != DIGGER:
        return False
    return not broken_no_gold or position.of(seat, FRONT) & BROKEN == 0
