"""Watching bots: a show with thoughts that come from each seat's own knowledge."""

from __future__ import annotations

import random
import re

import pytest
from click.testing import CliRunner

from saboteur import Match
from saboteur.belief import Belief
from saboteur.bots import Referee
from saboteur.cli import main

pytestmark = pytest.mark.once


def run(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(main, ["watch", *arguments])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.exit_code, result.output


@pytest.mark.parametrize(("lang", "word"), [("en", "suspects"), ("de", "verdächtigt")])
def test_a_whole_match_is_told_with_thoughts(lang: str, word: str) -> None:
    words = ["saboteur", "--bots", "greedy@brom,greedy@odo", "--players", "4", "--seed", "3", "--option", "rounds=1"]
    code, out = run(*words, "--lang", lang)
    assert 0 == code
    assert re.search(rf"\w+ {word} \w+", out)
    assert (0, out) == run(*words, "--lang", lang)
    code, quiet = run(*words, "--lang", lang, "--no-thoughts")
    assert 0 == code
    assert word not in quiet


def test_a_thought_is_what_the_seat_believes_from_its_own_view() -> None:
    """The percentage shown is the belief computed from the seat's view and events alone."""
    code, out = run("saboteur", "--bots", "greedy", "--seed", "9", "--option", "rounds=1", "--lang", "en")
    assert 0 == code
    shown = [int(found) for found in re.findall(r"suspects \w+ (\d+)%", out)]
    match = Match.new("saboteur", players=4, seed=9, rounds=1)
    bots = [Referee("greedy", seat, random.Random(f"9 {seat}")) for seat in range(4)]
    found = []
    while (seat := match.actor) is not None:
        belief = Belief(match.view(seat), match.seen(seat))
        doubt = max(doubt for other, doubt in enumerate(belief.suspicion) if other != seat)
        if 0.34 <= doubt <= 0.995:
            found.append(round(100 * doubt))
        decision = bots[seat].ask(match)
        for claim in decision.claims:
            match.say(seat, claim)
        match.play(decision.move)
    assert found
    assert found == shown


@pytest.mark.parametrize(("game", "words"), [("solo", r"\w+ expects [\d.]+ gold"), ("duel", r"\w+ sees a \d+% chance")])
def test_where_nobody_is_suspected_hopes_are_told(game: str, words: str) -> None:
    asked = [game, "--bots", "random", "--seed", "1", "--option", "rounds=1", "--lang", "en"]
    code, out = run(*asked)
    assert 0 == code
    assert "suspects" not in out
    assert re.search(words, out)
    code, quiet = run(*asked, "--no-thoughts")
    assert 0 == code
    assert not re.search(words, quiet)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [(["saboteur", "--bots", "nobody"], "There is no bot"), (["saboteur", "--players", "2"], "3 to 10 players")],
)
def test_wrong_input_gets_a_sentence(arguments: list[str], words: str) -> None:
    code, out = run(*arguments)
    assert 2 == code
    assert words in out
