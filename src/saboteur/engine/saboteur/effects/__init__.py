"""What cards do when they are played, one kind of card per module."""
