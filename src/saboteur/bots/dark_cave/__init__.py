"""Players of The Dark Cave."""
