"""Event kinds of The Dark Cave (see `core.events`)."""

from typing import Final

SIT_OUT: Final = 96
STEP: Final = 97
CREATURE: Final = 98
PROWL: Final = 99
VANISH: Final = 100
FEND: Final = 101
LOSE: Final = 102
DROP: Final = 103
LIE: Final = 104
STAND: Final = 105
VEIN: Final = 106
LOOK_ASIDE: Final = 107
WEB: Final = 108
CHOP: Final = 109
FRAY: Final = 110
WEB_GONE: Final = 111
EQUIP: Final = 112
LEAVE: Final = 113
PROPOSE_END: Final = 114
VOTE: Final = 115
TREASURES: Final = 116
