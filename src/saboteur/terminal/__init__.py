"""The game in a terminal: drawing, asking, playing, watching again."""
