"""How a saboteur hides: the value of a good reputation, and what moves reveal about their player.

Early a good reputation is worth more than a turn that the diggers lose: trusted players are repaired and left alone. It
loses its value as cards run out and as the gold comes near.
"""

from typing import TYPE_CHECKING, Final

from saboteur.engine.core.family import BREAK, REPAIR
from saboteur.engine.core.policy import MILLI
from saboteur.engine.core.seat import SEAT_WIDTH, SIZE
from saboteur.engine.native import i64
from saboteur.engine.saboteur.weights import ASIDE, BROKE, REPAIRED

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position

NAME: Final = 2500
"""The value of a unit of log odds at the beginning, in thousandths of a turn."""
NEAR: Final = 1000
"""Thousandths of turns to the gold below which it no longer hides."""
DISTANT: Final = 5000
"""Thousandths of turns above which it hides fully."""
DUSK: Final = 750
"""Cards left, in thousandths, above which reputation keeps its full value."""
NIGHT: Final = 500
"""Cards left below which it has none."""
WHIM: Final = 400
"""The amount of noise."""

# What moves reveal, in thousandths of log odds. Open sabotage is for the end; the rest is priced so that saboteurs
# dig, clear and discard about as often as diggers do: digging more would not hide them better, and helps diggers.
TELLING: Final = 5000
LOOKED: Final = -600
DUG: Final = -400
CLEARED: Final = -200


def price(position: "Position", turns: i64) -> i64:
    """The value of a unit of log odds at this distance to the gold, in thousandths of turns."""
    cards: i64 = len(position.deck)
    way = turns - NEAR
    if cards == 0 or way <= 0:
        return 0
    seats = position.seats
    left = cards - position.drawn
    at: i64
    for at in range(SIZE, position.game.players * SEAT_WIDTH, SEAT_WIDTH):
        left += seats[at]
    time = MILLI * left // cards - NIGHT
    if time <= 0:
        return 0
    time = min(MILLI, MILLI * time // (DUSK - NIGHT))
    way = min(MILLI, MILLI * way // (DISTANT - NEAR))
    return NAME * time // MILLI * way // MILLI


def told_by_way(gain: i64) -> i64:
    """A card that brings a goal this much nearer."""
    if gain > 0:
        return DUG
    if gain == 0:
        return ASIDE
    return TELLING


def told_by_look(knows: bool) -> i64:
    """A map, used by a player who may know everything already."""
    if knows:
        return 0
    return LOOKED


def told_by_fall(through: i64) -> i64:
    """A rockfall on a card through which a way leads, or on a dead end."""
    if through != 0:
        return TELLING
    return CLEARED


def told_by_deed(family: i64, doubt: i64) -> i64:
    """Tools broken or repaired of a player under this suspicion."""
    trust = MILLI - 2 * doubt
    if family == BREAK:
        return BROKE * trust // MILLI
    if family == REPAIR:
        return REPAIRED * trust // MILLI
    return 0
