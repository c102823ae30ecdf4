"""Saboteur 2, with the base cards."""
