"""How fast bots move when people watch."""

from __future__ import annotations

from typing import Literal, get_args

Pace = Literal["beginner", "normal", "fast", "step"]
"""`step`: each move waits for the only person at the table."""

PACES: tuple[Pace, ...] = get_args(Pace)

FACTORS: dict[Pace, float] = {"beginner": 2.5, "normal": 1.0, "fast": 0.35, "step": 0.35}
"""How much longer than usual a bot's move takes to be shown. It must not depend on seat, card or role."""
