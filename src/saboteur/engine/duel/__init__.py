"""What only the Duel and its solo game need."""
