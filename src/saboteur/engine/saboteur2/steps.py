"""Step kinds of Saboteur 2, in its own range (see `core.step`)."""

from typing import Final

STEAL: Final = 32

PROMPTS: Final = {STEAL: "steal"}
"""Names of the kinds that ask."""
