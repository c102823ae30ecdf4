"""Reasons against a move, numbered in the order in which they are checked. Their names are those of the constants."""

from typing import Final

FINE: Final = 0
NOT_YOUR_TURN: Final = 1
NOT_IN_HAND: Final = 2
WRONG_PROMPT: Final = 3
TOOL_BROKEN: Final = 4
TRAPPED: Final = 5
NO_TARGET: Final = 6
# The board's answers, which it counts from 1: `board.IS_OCCUPIED` is `OCCUPIED - BOARD`.
BOARD: Final = 6
OCCUPIED: Final = 7
NOT_ADJACENT: Final = 8
DOES_NOT_FIT: Final = 9
NOT_CONNECTED: Final = 10
BESIDE_GOAL: Final = 11
BESIDE_GOLD: Final = 12
WEBBED: Final = 13
