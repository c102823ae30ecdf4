"""Players of Saboteur 2."""
