"""Saboteur: The Dark Cave."""
