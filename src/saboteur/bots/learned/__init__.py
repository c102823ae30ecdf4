"""A player with learned weights, trained by `examples/learn_solo.py`."""
