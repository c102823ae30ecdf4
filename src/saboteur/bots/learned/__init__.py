"""A player whose weights were learned by playing: `examples/learn_solo.py` makes them."""
