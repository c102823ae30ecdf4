"""Shared by all games: the maze, positions, steps, effects, moves, events and chance."""
