"""The game in a terminal: drawing, asking, playing, watching again."""

PLAYABLE = ("saboteur", "saboteur2", "dark-cave")
"""The games the terminal can draw and explain."""
