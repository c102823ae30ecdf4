"""The game in a terminal: drawing, asking, playing, watching again."""

PLAYABLE = ("saboteur", "dark-cave")
"""The games the terminal can draw and explain."""
