"""Event kinds of Saboteur 2 (see `core.events`)."""

from typing import Final

TRAP: Final = 64
FREE: Final = 65
THEFT: Final = 66
HANDS_OFF: Final = 67
SWAP_HATS: Final = 68
STEAL: Final = 69
SPARE: Final = 70
