"""A slow, obvious second reading of the rules, to hold the engine against.

Nothing here imports the package under test: what the two agree on was worked out twice.
"""
