"""The checks of the conformance suite; each takes a `Trial` and holds for every game."""
