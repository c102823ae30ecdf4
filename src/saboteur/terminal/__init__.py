"""The text game and the replay viewer."""
