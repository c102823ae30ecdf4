"""The rules of Saboteur, the base game."""
