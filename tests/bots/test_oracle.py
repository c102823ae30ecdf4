"""`oracle` sees everything: it beats those who do not, and never sits with people."""

import random

import pytest

from saboteur import Match
from saboteur.bots import BOTS, BotCrashed, BotNotLoaded, Referee, load_all
from saboteur.simulate import Plan, simulate


def test_it_plays_only_where_bots_are_measured() -> None:
    """Neither lists for people nor a process without the match can seat it."""
    assert "oracle" not in BOTS
    with pytest.raises(BotNotLoaded, match="sees everything"):
        load_all("greedy,oracle:iterations=5")
    assert load_all("oracle", bounds=True) == ["oracle"]
    match = Match.new("saboteur", players=3, seed=1)
    seat = match.actor
    assert seat is not None
    with pytest.raises(BotCrashed, match="only in the process of its match"):
        Referee("oracle", seat, random.Random(1)).decide(match.view(seat), match.moves(), match.seen(seat))


def test_it_leaves_the_match_alone_and_repeats_itself() -> None:
    """Looking changes nothing: the same seed plays the same match."""
    plan = Plan(game="saboteur", players=3, bots=("oracle:iterations=8",), matches=1, seed=4, options={"rounds": 1})
    assert simulate(plan) == simulate(plan)


@pytest.mark.slow
@pytest.mark.compiled
def test_it_finds_the_gold_far_more_often() -> None:
    def won(bot: str) -> int:
        plan = Plan(game="saboteur", players=5, diggers=bot, saboteurs="greedy", matches=5, seed=23)
        found = simulate(plan).winners.get("diggers")
        return 0 if found is None else found.times

    assert won("oracle:iterations=60") >= won("apprentice") + 4
