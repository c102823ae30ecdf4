"""Card effects, one kind of card per module."""
