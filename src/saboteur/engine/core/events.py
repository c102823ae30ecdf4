"""Events as numbers. Positions with a log record them; playouts have no log."""

from typing import Final, final

from saboteur.engine.native import i64

# Kinds of event of the base game and of several games, 0 to 63. A game's own stand in its `events` module and begin at
# 64; no two games meet, so they may use the same numbers. `notation/events/` has a row for each, found by its name.
ROUND: Final = 0
ROLE: Final = 1
DRAW: Final = 2
LAY: Final = 3
BREAK: Final = 4
REPAIR: Final = 5
ROCKFALL: Final = 6
MAP: Final = 7
DISCARD: Final = 8
REVEAL: Final = 9
ROUND_OVER: Final = 10
SHOW_ROLE: Final = 11
SHOW_ASIDE: Final = 12
OFFER: Final = 13
TAKE: Final = 14
PAID: Final = 15
MATCH_OVER: Final = 16
REMOVE: Final = 17
LOOK: Final = 18
SWAP_HANDS: Final = 19
GIVE: Final = 20
PLAY: Final = 21  # a card without its own event; the second fact is the move

WIDTH: Final = 6


@final
class EventLog:
    """Six numbers per event: kind, seat, three facts, and a mask of the seats that may see the secret ones."""

    numbers: list[int]

    def __init__(self) -> None:
        self.numbers = []

    def add(self, kind: i64, seat: i64, first: i64, second: i64, third: i64, audience: i64) -> None:
        """Record an event."""
        numbers = self.numbers
        numbers.append(kind)
        numbers.append(seat)
        numbers.append(first)
        numbers.append(second)
        numbers.append(third)
        numbers.append(audience)
