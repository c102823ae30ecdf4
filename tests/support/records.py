"""Records for tests: the stored ones, and a short one to modify."""

import random
from pathlib import Path

import pytest

import talkative
from saboteur import Match
from saboteur.record import RecordError

RECORDS = Path(__file__).parents[1] / "records"

STORED = {
    "1-adjacent": (((0, 2), (2, 0, 2), "shared-gold"), ("treasure-reached",), 132),
    "1-all-passed": (((0,), (4, 0, 0, 0), "most-gold"), ("treasure-not-reached",), 144),
    "1-dark-cave": (((0, 4, 6), (0, 0, 0, 0, 3, 0, 2), "greater-treasure"), ("cards-used-up",), 330),
    "1-duel": (((0, 1), (7, 7), "draw"), ("hands-empty", "all-markers", "all-markers"), 318),
    "1-english": (
        ((4,), (1, 3, 1, 3, 8, 7, 0, 7, 1, 4), "most-gold"),
        ("treasure-not-reached", "treasure-reached", "treasure-reached"),
        419,
    ),
    "1-players": (((0,), (10, 0, 0, 0, 0), "most-gold"), ("treasure-reached",), 99),
    "1-saboteur2": (
        ((0,), (11, 2, 1), "most-gold"),
        ("no-saboteurs", "doors-shut", "treasure-not-reached"),
        669,
    ),
    "1-solo": (((0,), (1,), "poor"), ("all-markers", "hands-empty", "hands-empty"), 248),
    "1-three-rounds": (
        ((0,), (6, 1, 0), "most-gold"),
        ("treasure-not-reached", "no-saboteurs", "treasure-reached"),
        392,
    ),
    "1-unfinished": (None, ("treasure-reached",), 146),
}
"""Outcome, how the rounds ended, and the number of events of every stored record."""


def stored(name: str) -> str:
    """The text of a stored record."""
    return (RECORDS / f"{name}.toml").read_text(encoding="utf-8")


def short(moves: int = 5) -> str:
    """The record of a match of three that has just begun."""
    return talkative.play(Match.new("saboteur", players=3, seed=7, rounds=1), random.Random(1), moves, talk=0).record()


def refusal(text: str) -> str:
    """The sentence of a refusal."""
    with pytest.raises(RecordError) as caught:
        Match.replay(text)
    sentence = str(caught.value)
    assert sentence.endswith((".", ".)"))
    return sentence
