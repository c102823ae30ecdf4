"""Ratings: the size of a team says nothing about its skill, and what is uncertain has a wide interval."""

from __future__ import annotations

import random
from math import exp

import pytest

from saboteur.arena.interval import gain, paired
from saboteur.arena.rating import SCALE, Meeting, Ratings
from saboteur.tally import rate

pytestmark = pytest.mark.once


def meetings(skills: dict[str, float], advantage: dict[int, float], deals: int, seed: int) -> list[Meeting]:
    """Home and away change places on each deal; the advantage depends on the size of the table."""
    rng = random.Random(seed)
    names = sorted(skills)
    found = []
    for deal in range(deals):
        for size, bonus in advantage.items():
            for home in names:
                for away in names:
                    chance = 1 / (1 + exp(-(bonus + skills[home] - skills[away])))
                    score = float(rng.random() < chance)
                    found.append(Meeting((size, deal), (home, None), (away, None), score, ("size", size)))
    return found


def test_equal_bots_are_equal_however_unequal_the_sides() -> None:
    """Adding up skills would call the larger side stronger; here the table's advantage takes it all."""
    ratings = Ratings(meetings({"a": 0.0, "b": 0.0}, {3: 2.5, 5: -1.0, 4: 4.0}, 400, 1))
    points, low, high = ratings.points([("b", None)], [("a", None)])
    assert low < 0 < high
    assert abs(points) < 40
    assert high - low < 120


def test_true_skills_are_found_within_their_intervals() -> None:
    skills = {"a": 0.0, "b": 1.0, "c": -0.5}
    hits = 0
    for seed in range(20):
        ratings = Ratings(meetings(skills, {3: 1.5, 7: -0.5}, 60, seed))
        for name in ("b", "c"):
            _, low, high = ratings.points([(name, None)], [("a", None)])
            hits += low <= SCALE * skills[name] <= high
    assert hits >= 35


def test_a_bot_that_always_wins_has_a_finite_rating_and_a_wide_interval() -> None:
    always = [Meeting(deal, ("a", None), ("b", None), 1.0) for deal in range(30)]
    points, low, high = Ratings(always).points([("a", None)], [("b", None)])
    assert 200 < points < 2000
    assert high - low > 300


def test_nothing_played_says_nothing() -> None:
    assert (0.0, 0.0, 0.0) == Ratings([]).points([("a", None)], [("b", None)])


def test_the_paired_interval_is_about_wilsons_for_plain_wins_and_losses() -> None:
    for won, of in ((0, 40), (3, 40), (20, 40), (97, 100), (200, 400)):
        mine, wilson = paired([1.0] * won + [0.0] * (of - won)), rate(won, of)
        assert abs(mine.low - wilson.low) < 0.03
        assert abs(mine.high - wilson.high) < 0.03


def test_pairing_narrows_the_interval() -> None:
    """Deals that mostly decide themselves count half for both; the rest still tells."""
    alike = paired([0.5] * 170 + [1.0] * 26 + [0.0] * 4)
    unpaired = rate(111, 200)
    assert alike.low > 0.5
    assert alike.high - alike.low < (unpaired.high - unpaired.low) / 2
    assert 0.0 < gain([1.0, 0.5, 0.75]).low
