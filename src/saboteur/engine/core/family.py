"""Families of cards as policies know them; a custom card belongs to none."""

from typing import Final

OTHER: Final = 0
PATH: Final = 1
MAP: Final = 2
ROCKFALL: Final = 3
BREAK: Final = 4
REPAIR: Final = 5
KEY: Final = 6
INFORMATION: Final = 7
WEB: Final = 8
BOOTS: Final = 9
AXE: Final = 10
RAT: Final = 11
LINDWORM: Final = 12
GOBLIN: Final = 13
SWAP_HANDS: Final = 14
SWAP_HATS: Final = 15
INSPECTION: Final = 16
THEFT: Final = 17
HANDS_OFF: Final = 18
TRAP: Final = 19
FREE: Final = 20

NAMES: Final = {
    "map": MAP,
    "rockfall": ROCKFALL,
    "broken": BREAK,
    "repair": REPAIR,
    "key": KEY,
    "information": INFORMATION,
    "web": WEB,
    "boots": BOOTS,
    "axe": AXE,
    "rat": RAT,
    "lindworm": LINDWORM,
    "goblin": GOBLIN,
    "swap-hands": SWAP_HANDS,
    "swap-hats": SWAP_HATS,
    "inspection": INSPECTION,
    "theft": THEFT,
    "hands-off": HANDS_OFF,
    "trapped": TRAP,
    "free": FREE,
}
"""The family of an action card by its name, or by the first part of it."""
