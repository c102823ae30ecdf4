"""What the conformance suite is told about each game: a module for each, with its `FACTS` by name."""
