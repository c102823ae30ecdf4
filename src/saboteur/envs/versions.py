"""Versions of the environments. A change of a number, a shape, a reward or a rule raises the version."""

VERSION = 1

NAMES = {
    "saboteur": "saboteur",
    "saboteur2": "saboteur2",
    "duel": "saboteur_duel",
    "solo": "saboteur_solo",
    "dark-cave": "saboteur_dark_cave",
}
"""The name and version of each game in other libraries: saboteur_v1, python_saboteur."""

USUAL = {"saboteur": 5, "saboteur2": 5, "duel": 2, "solo": 1, "dark-cave": 4}
"""The default number of players."""
