"""Reasons against a move, numbered in the order in which they are checked; `notation.reason` names them."""

from typing import Final

FINE: Final = 0
NOT_YOUR_TURN: Final = 1
NOT_IN_HAND: Final = 2
WRONG_PROMPT: Final = 3
TOOL_BROKEN: Final = 4
TRAPPED: Final = 5
NO_TARGET: Final = 6
# The board's own reasons (`board.IS_OCCUPIED` …) follow in their order.
BOARD: Final = 6
WEBBED: Final = 13
