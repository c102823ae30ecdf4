"""Step kinds of the Duel, in its own range (see `core.step`)."""

from typing import Final

SETTLE: Final = 48
BRIBE: Final = 49
MARK: Final = 50
PAY: Final = 51

PROMPTS: Final = {BRIBE: "bribe", MARK: "mark", PAY: "pay"}
"""Names of the kinds that ask."""
