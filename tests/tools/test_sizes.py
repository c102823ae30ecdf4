"""The sizes of the games are counted right."""

import importlib.util
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

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
