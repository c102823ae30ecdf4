"""A slow, obvious second implementation of the rules, to compare the engine with.

Nothing here imports the package under test, so the two are independent.
"""
