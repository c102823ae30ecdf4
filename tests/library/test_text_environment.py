"""The environment for language models: complete prompts, forgiving answers, honest scores."""

import random
import re

import pytest

import saboteur
from saboteur import Match
from saboteur.envs.text import play, prompt, read, score

pytestmark = pytest.mark.once


@pytest.mark.parametrize("name", saboteur.GAMES)
def test_any_callable_can_play(name: str) -> None:
    asked: list[str] = []

    def last(text: str) -> str:
        asked.append(text)
        return f"I think so.\nmove: {len(re.findall(r'^  [0-9]+[.] ', text, re.MULTILINE))}\nsay: no-path"

    scores = play(name, {0: last}, seed=3, bot="random")
    assert len(asked) == scores.answers[0] == scores.claims[0]
    assert scores.invalid[0] == 0
    again = Match.replay(scores.record).outcome
    assert again is not None
    assert again.gold == scores.gold


def test_prompts_hold_what_the_seat_knows_and_no_more() -> None:
    match = Match.new("saboteur", 5, seed=7)
    seat = match.actor or 0
    text = prompt(match, seat)
    assert all(card in text for card in match.view(seat).hand)
    assert f"Your role: {match.view(seat).role}." in text
    assert "gold ?" in text
    world = Match.from_position(match.sample(seat, random.Random(1)), seed=1)
    assert prompt(match, seat, match.seq) == prompt(world, seat, world.seq)
    moves = match.moves()
    assert moves[2] == read("3", moves).move == read("Move: 3 because", moves).move
    for wrong in ("", "none", "0", "999"):
        assert read(wrong, moves).move is None
    assert "gold 8,2" == read("2\nsay: gold 8,2", moves).claim


def test_scores_count_what_cannot_be_read() -> None:
    found = score("duel", lambda _: "nonsense", matches=2, bot="random")
    assert 1.0 == found["invalid"]
    assert -1 <= found["reward"] <= 1


def test_nobody_wins_a_drawn_duel() -> None:
    """Both dwarfs have the same gold: no rewards, no winners, and no win in the score."""
    drawn = play("duel", {0: lambda _: "1"}, seed=0, bot="random")
    assert drawn.gold[0] == drawn.gold[1]
    assert () == drawn.winners
    assert (0.0, 0.0) == drawn.rewards
    won = play("duel", {0: lambda _: "1"}, seed=2, bot="random")
    assert (0,) == won.winners
    assert 0.0 == score("duel", lambda _: "1", matches=1, seed=0, bot="random")["won"]
    assert 1.0 == score("duel", lambda _: "1", matches=1, seed=2, bot="random")["won"]
