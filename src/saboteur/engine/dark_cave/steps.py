"""Step kinds of The Dark Cave, in its own range (see `core.step`)."""

from typing import Final

START_TURN: Final = 64
START_WALK: Final = 65
WALK: Final = 66
ARRIVE: Final = 67
VEIN: Final = 68
PROWL: Final = 69
ATTACK: Final = 70
FEND: Final = 71
VOTE: Final = 72

PROMPTS: Final = {WALK: "walk", VEIN: "vein", PROWL: "prowl", FEND: "fend", VOTE: "vote"}
"""Names of the kinds that ask."""
