"""History of finished rounds of Saboteur 2: entries of kind, seat and value."""

from typing import TYPE_CHECKING, Final

from saboteur.engine.core.place import ORIGIN
from saboteur.engine.native import i64

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position

ENDED: Final = 1  # seat: the one that made the connection, or NO_SEAT; value: the winning side (below)
HELD: Final = 2  # seat, or NO_SEAT for the cards nobody holds; value: the role
BLUE_WAY: Final = 3  # value: a place of the free way, in order; no entries if no way is free
GREEN_WAY: Final = 4
COUNTED: Final = 5  # seat: a winner who counts; value: the share before deductions
LEFT_OUT: Final = 6  # seat: a winner excluded because trapped
PAID: Final = 7  # seat, value: gold from the treasure
CRYSTALS: Final = 8  # value: number of visible crystals
MINED: Final = 9  # seat, value: a geologist's gold
STOLE: Final = 10  # seat: the thief; value: the victim + 1, or 0 for nobody
NO_SEAT: Final = 31

# Sides.
NO_SIDE: Final = 0
BLUE: Final = 1
GREEN: Final = 2
BOTH: Final = 3
SABOTEURS: Final = 4


def entry(kind: i64, seat: i64, value: i64) -> i64:
    """An entry."""
    return kind | seat << 4 | value << 9


def chronicle(position: "Position") -> list[int]:
    """Kind, seat and value of every entry; all of it is public."""
    result: list[int] = []
    i: i64
    for i in range(len(position.history)):
        item = position.history[i]
        kind = item & 15
        value = item >> 9
        if kind in (BLUE_WAY, GREEN_WAY):
            value -= ORIGIN
        result.append(kind)
        result.append(item >> 4 & 31)
        result.append(value)
    return result
