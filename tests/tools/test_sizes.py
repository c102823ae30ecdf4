"""The sizes of the games are counted right."""

import importlib.util
from itertools import permutations
from math import lgamma, log
from pathlib import Path
from typing import Any

import pytest

from saboteur import Match
from saboteur.insight.count import count

FILE = Path(__file__).parents[2] / "benchmarks" / "sizes.py"


@pytest.fixture(scope="module")
def sizes() -> Any:
    spec = importlib.util.spec_from_file_location("sizes", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(("cards", "count"), [([1, 1, 2, 3], 2), ([1, 1, 1, 2, 2], 5), ([1, 2, 3], 3), ([1, 1], 1)])
def test_outcomes_are_those_that_can_be_listed(sizes: Any, cards: list[int], count: int) -> None:
    assert pytest.approx(len(set(permutations(cards, count)))) == 10 ** sizes.outcomes(cards, count)


def test_a_row_holds_what_was_played(sizes: Any) -> None:
    assert sizes.line("solo", 1, 1).startswith("| `solo`, 1 | 1 | ")


def test_cards_that_lie_hidden_are_counted(sizes: Any) -> None:
    """At the beginning of a match: how all cards but one's own can lie."""
    match = Match.new("saboteur", 5, seed=1)
    known = count(match.rules, match.view(0))
    assert known.aside == 0
    unseen = [card.out for card in known.cards]
    ways = lgamma(sum(unseen) + 1) - sum(lgamma(number + 1) for number in unseen)
    assert pytest.approx(ways / log(10)) == sizes.hidden(match.rules, match.view(0))


def test_a_match_meets_every_information_state_once(sizes: Any) -> None:
    decisions, different = sizes.met("duel", 2, 1)
    assert decisions == different > 50
