"""What a rollout counts as success is what a round really gives: the curve and hints speak of winning, not of gold."""

import random

import pytest

from saboteur import Match
from saboteur.analysis.success import did_well
from saboteur.engine.core.appraisal import Appraisal


@pytest.mark.parametrize(("game", "players"), [("saboteur2", 7), ("saboteur2", 2), ("dark-cave", 5), ("dark-cave", 2)])
def test_a_finished_round_counts_as_it_ended(game: str, players: int) -> None:
    for seed in range(6):
        rng = random.Random(seed)
        match = Match.new(game, players=players, seed=seed)
        while match.actor is not None:
            match.play(rng.choice(match.moves()))
        policy = match.rules.game.policy
        assert policy is not None
        if not match.outcome or not match.outcome.winners:
            continue
        counted = [policy.own().success(match.position(), seat) for seat in range(players)]
        assert [1000 * did_well(match.results[-1], seat) for seat in range(players)] == counted


def test_gold_of_earlier_rounds_is_no_success() -> None:
    """In Saboteur 2 a rich seat that loses a round has not won it."""
    match = Match.new("saboteur2", players=4, seed=5, rounds=2)
    rng = random.Random(5)
    while match.actor is not None:
        match.play(rng.choice(match.moves()))
    first, last = match.results
    assert [did_well(first, seat) for seat in range(4)] != [did_well(last, seat) for seat in range(4)]
    policy = match.rules.game.policy
    assert policy is not None
    counted = [policy.own().success(match.position(), seat) for seat in range(4)]
    assert [1000 * did_well(last, seat) for seat in range(4)] == counted


def test_one_clan_loses_what_the_other_wins() -> None:
    """In The Dark Cave nobody is sure to win at the beginning, and both clans together win once."""
    match = Match.new("dark-cave", players=5, seed=3)
    policy = match.rules.game.policy
    assert policy is not None
    chances = [one / 40_000 for one in Appraisal(policy, [0] * 5, 1).chances(match.position(), 40)]
    assert all(0.02 < chance < 0.98 for chance in chances)
    assert 0.85 < min(chances) + max(chances) < 1.15
