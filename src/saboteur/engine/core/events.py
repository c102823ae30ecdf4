"""What happened, as numbers: the position writes here while a match watches; playouts do without."""

from typing import Final, final

from saboteur.engine.native import i64

# Kinds of event; `saboteur.notation.event` gives them names and fields.
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
SIT_OUT: Final = 17
STEP: Final = 18
CREATURE: Final = 19
PROWL: Final = 20
VANISH: Final = 21
FEND: Final = 22
LOSE: Final = 23
DROP: Final = 24
LIE: Final = 25
STAND: Final = 26
VEIN: Final = 27
LOOK: Final = 28
LOOK_ASIDE: Final = 29
WEB: Final = 30
CHOP: Final = 31
FRAY: Final = 32
WEB_GONE: Final = 33
EQUIP: Final = 34
SWAP_HANDS: Final = 35
GIVE: Final = 36
LEAVE: Final = 37
PROPOSE_END: Final = 38
VOTE: Final = 39
TREASURES: Final = 40
REMOVE: Final = 41
KEY: Final = 42
BRIBE: Final = 43
MARK: Final = 44
ROUND_ENDS: Final = 45
COLLECT: Final = 46
PAY: Final = 47
NO_EFFECT: Final = 48
TRAP: Final = 49
FREE: Final = 50
THEFT: Final = 51
HANDS_OFF: Final = 52
SWAP_HATS: Final = 53
STEAL: Final = 54
SPARE: Final = 55

WIDTH: Final = 6


@final
class EventLog:
    """Events of six numbers each: kind, seat, three facts, and the seats that may see the secret ones (as a mask)."""

    numbers: list[int]

    def __init__(self) -> None:
        self.numbers = []

    def add(self, kind: i64, seat: i64, first: i64, second: i64, third: i64, audience: i64) -> None:
        """Write one event down."""
        numbers = self.numbers
        numbers.append(kind)
        numbers.append(seat)
        numbers.append(first)
        numbers.append(second)
        numbers.append(third)
        numbers.append(audience)
