"""Players of The Duel and its solo game."""
