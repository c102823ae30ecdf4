"""Step kinds of the base game, in its own range (see `core.step`)."""

from typing import Final

REVEAL: Final = 16
DRAFT: Final = 17

PROMPTS: Final = {DRAFT: "take"}
"""Names of the kinds that ask."""
