"""Families of cards as policies know them; a card of a house rule belongs to none."""

from typing import Final

OTHER: Final = 0
PATH: Final = 1
MAP: Final = 2
ROCKFALL: Final = 3
BREAK: Final = 4
REPAIR: Final = 5
KEY: Final = 6

NAMES: Final = {"map": MAP, "rockfall": ROCKFALL, "broken": BREAK, "repair": REPAIR, "key": KEY}
"""The family of an action card by the first part of its name."""
