"""What the conformance suite knows about each game: one module per game, with its `FACTS` by name."""
