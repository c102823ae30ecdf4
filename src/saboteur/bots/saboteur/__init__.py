"""Players of Saboteur, the base game."""
