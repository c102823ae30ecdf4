"""What comes next in a match, one kind of step per module."""
