"""Offsets of the base game's state in a position's extra vector."""

from typing import Final

# Gold cards by value: the count of value v (1, 2 or 3) is at offset + v.
PILE: Final = 0
OFFER: Final = 4
START: Final = 11  # the pile at the start of the match

PASSES: Final = 8  # number of consecutive passes with an empty pile
ASIDE: Final = 9  # the role set aside
SHOWN: Final = 10  # 1 once this round's roles are revealed
EXTRA_SIZE: Final = 16
