"""Event kinds of the Duel (see `core.events`)."""

from typing import Final

KEY: Final = 80
BRIBE: Final = 81
MARK: Final = 82
ROUND_ENDS: Final = 83
COLLECT: Final = 84
PAY: Final = 85
NO_EFFECT: Final = 86
