"""What all games share: the maze, positions, steps, effects, moves, events and chance."""
