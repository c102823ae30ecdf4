"""The first match after a lesson: against easy bots, at a beginner's pace, with advice."""

from __future__ import annotations

from saboteur.pace import Pace

BOT = "apprentice"
"""The bot that beginners play against: the weakest that tries to win."""
PACE: Pace = "beginner"
PLAYERS = 4
"""How many play, as far as the game allows."""
