"""Saboteur: The Duel, and its solo game."""
