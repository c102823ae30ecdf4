"""The rules of the Duel for people: complete, and alike in both languages."""

import re

import pytest

from saboteur.cards.deck import load
from saboteur.cards.options import allowed
from saboteur.terminal.rulebook import source
from saboteur.text import LANGUAGES

pytestmark = pytest.mark.once

RULES = [f"D-{number:02}" for number in range(1, 37)] + [f"SO-{number:02}" for number in range(1, 11)]
RULINGS = [f"R-D-{number:02}" for number in range(1, 31)] + [f"R-SO-{number:02}" for number in range(1, 10)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_is_told_once_and_in_order(lang: str) -> None:
    assert RULES == re.findall(r"^- \*\*((?:D|SO)-\d\d)", source("duel", lang), re.MULTILINE)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ruling_is_listed_and_referred_to_where_it_matters(lang: str) -> None:
    written = source("duel", lang)
    assert RULINGS == re.findall(r"^\| (R-(?:D|SO)-\d\d) \|", written, re.MULTILINE)
    told = set(re.findall(r"R-(?:D|SO)-\d\d", re.sub(r"^\|.*$", "", written, flags=re.MULTILINE)))
    assert set(RULINGS) == told


def test_both_languages_refer_to_the_same_rulings() -> None:
    english, german = source("duel", "en"), source("duel", "de")
    for pattern in (r"R-(?:D|SO)-\d\d|(?:D|SO)-\d\d", r"●+ \|$", r"`-?\d+,-?\d+`"):
        assert re.findall(pattern, english, re.MULTILINE) == re.findall(pattern, german, re.MULTILINE)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_and_value_is_listed(lang: str) -> None:
    rows = dict(re.findall(r"^\| `(\w+)` \| (.*?) \|", source("duel", lang), re.MULTILINE))
    choices = {"edition": tuple(load("duel").editions), **allowed(load("duel")), **allowed(load("solo"))}
    assert set(rows) == set(choices)
    for option, values in choices.items():
        expected = [str(value).lower() for value in values]
        assert re.findall(r"`([^`]+)`", rows[option]) == (expected[:2] if option == "first" else expected)
