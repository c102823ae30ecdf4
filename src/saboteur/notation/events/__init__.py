"""The kinds of event, one row each: those of several games in `shared`, a game's own in the module named after it."""
