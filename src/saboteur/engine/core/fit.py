"""Whether a card fits on an empty cell, from the cell's number alone.

The number holds what the face-up neighbours show the cell, four bits each (N = 1, E = 2, S = 4, W = 8):
there is a card · it opens towards this cell · that opening belongs to network 0 · … to network 1; then two
flags: next to a goal, next to gold. "Fits on all sides" and "is connected" are bit operations on it.
"""

from typing import Final

from saboteur.engine.core.tiles import BESIDE_GOAL, BESIDE_GOLD
from saboteur.engine.native import i64

SHOWS_OPEN: Final = 4
SHOWS_LINK: Final = 8

# How a card must connect to the maze: the nibble of the empty cell that must match one of its openings.
ANYHOW: Final = 0
JOINED: Final = SHOWS_OPEN
LINKED: Final = SHOWS_LINK

# Why a card cannot lie on a cell, in the order of checking.
FINE: Final = 0
IS_OCCUPIED: Final = 1
NOT_ADJACENT: Final = 2
DOES_NOT_FIT: Final = 3
NOT_CONNECTED: Final = 4
IS_BESIDE_GOAL: Final = 5
IS_BESIDE_GOLD: Final = 6


def misfit(shown: i64, openings: i64, need: i64, avoid: i64) -> i64:
    """Why a card with these openings cannot lie on an empty cell with this number; FINE if it can."""
    if shown & 15 == 0:
        return NOT_ADJACENT
    if ((shown >> SHOWS_OPEN) ^ openings) & shown & 15 != 0:
        return DOES_NOT_FIT
    if need != ANYHOW and (shown >> need) & openings & 15 == 0:
        return NOT_CONNECTED
    if shown & avoid & BESIDE_GOAL != 0:
        return IS_BESIDE_GOAL
    if shown & avoid & BESIDE_GOLD != 0:
        return IS_BESIDE_GOLD
    return FINE
