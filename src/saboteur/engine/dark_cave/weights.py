"""What things are worth to players of The Dark Cave."""

from typing import Final

from saboteur.engine.core.family import AXE, BOOTS, INFORMATION, PATH, SWAP_HANDS, WEB
from saboteur.engine.core.tiles import Tiles
from saboteur.engine.native import i64

# In thousandths; a step nearer to the exit counts NEARER.
NEARER: Final = 3000
FORWARD: Final = 5000
ASIDE: Final = 300
BACK: Final = 100
OTHERS: Final = 600  # what the ways of others weigh
LOOK: Final = 7000
LOOK_NEAREST: Final = 1000
LOOK_AT_CLAN: Final = 150
WEAR: Final = 4000
ARM: Final = 1500
UNUSED: Final = -1000
LOST: Final = -500
RID: Final = 600
PROPOSED: Final = -5000
KNOCKED_DOWN: Final = 3  # what a lindworm costs, in steps
GNAWED: Final = 1
ROBBED: Final = 2
DETOUR: Final = 4  # steps, if the first cell of a way is built over
JITTER: Final = 50
LURES: Final = 2
"""Dark holes out of which a creature of a rollout is lured on trial."""


def keep(tiles: Tiles, family: i64, tile: i64) -> i64:
    """How gladly one keeps a card; the tile is that of a path."""
    if family == BOOTS:
        return 900
    if family in (AXE, INFORMATION, WEB):
        return 500
    if family == SWAP_HANDS:
        return 100
    if family != PATH:
        return 400
    ways: i64 = 0
    side: i64
    for side in range(4):
        ways += tiles.openings[tile] >> side & 1
    if ways == 1:
        return 100
    return 200 * ways
