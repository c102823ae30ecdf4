"""Rules of the Duel and its solo game."""
