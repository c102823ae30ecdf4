"""Saboteur, the base game."""
