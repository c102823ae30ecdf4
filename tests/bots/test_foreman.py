"""`foreman` and `master` search every game from their view alone."""

import random

import pytest

from saboteur import Match, Move, View
from saboteur.bots import thinking
from saboteur.bots.error import BotNotLoaded
from saboteur.bots.foreman import Foreman, Master
from saboteur.bots.loading import load
from saboteur.engine.core.search import Budget
from saboteur.simulate import Plan, simulate

GAMES = ["saboteur2", "duel", "solo", "dark-cave"]


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_chooses_the_same(game: str) -> None:
    """Both forms: a few moves of what is played to its end below."""

    def moves() -> list[Move]:
        match = Match.new(game, players=1 + (game != "solo"), seed=3)
        rng, chosen = random.Random(3), []
        for _ in range(2):
            assert match.actor is not None
            bot = Foreman(iterations=2)
            bot.see(match.seen(match.actor))
            chosen.append(bot.choose(match.view(match.actor), match.moves(), rng))
            match.play(chosen[-1])
        return chosen

    assert moves() == moves()


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize("game", GAMES)
def test_it_plays_whole_matches_and_the_same_seed_the_same(game: str) -> None:
    plan = Plan(game=game, players=1 + (game != "solo"), bots=("foreman:iterations=2",), matches=1, seed=3)
    assert simulate(plan) == simulate(plan)


@pytest.mark.parametrize(("game", "players"), [("saboteur", 5), ("saboteur2", 5), ("dark-cave", 3)])
def test_it_searches_from_its_view_alone(game: str, players: int) -> None:
    """The same luck finds the same in the match and in a world that its seat cannot tell from it."""
    match = Match.new(game, players=players, seed=5)
    for number in range(8 if game == "saboteur" else 3):
        seat = match.actor
        assert seat is not None
        moves = match.moves()
        chosen = []
        for view in (match.view(seat), View.parse(str(match.sample(seat, random.Random(number)).view(seat)))):
            bot = Foreman(iterations=30)
            bot.see(match.seen(seat))
            chosen.append(bot.choose(view, moves, random.Random(3)))
        assert chosen[0] == chosen[1]
        match.play(chosen[0])


@pytest.mark.parametrize("game", ["saboteur", "saboteur2", "duel"])
def test_believing_is_part_of_its_time(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A search gets what is left of the seconds since the bot was asked, half of them at least."""
    given: list[float] = []

    def noted(rollouts: int, seconds: float) -> Budget:
        given.append(seconds)
        return Budget(rollouts or 8)

    monkeypatch.setattr(thinking, "Budget", noted)
    match = Match.new(game, players=2 + 2 * (game != "duel"), seed=5)
    assert match.actor is not None
    view = match.view(match.actor)
    for seconds in (1e-6, 1e6):
        Foreman(seconds=seconds).choose(view, match.moves(), random.Random(3))
    assert given[0] == pytest.approx(0.5e-6)
    assert 1e6 - 600 < given[1] < 1e6


def test_it_is_named_with_its_budget() -> None:
    assert isinstance(load("master:0.2s")(), Master)
    assert isinstance(load("foreman:iterations=50")(), Foreman)
    with pytest.raises(BotNotLoaded, match="'iterations=-1' is not a budget"):
        load("foreman:iterations=-1")
    with pytest.raises(ValueError, match="above 0"):
        Foreman(iterations=-1)


@pytest.mark.compiled
@pytest.mark.slow
def test_it_beats_greedy_in_the_duel() -> None:
    plan = Plan(game="duel", players=2, bots=("foreman:iterations=60", "greedy"), matches=4, seed=11)
    gold = simulate(plan).gold_per_bot
    assert gold["foreman:iterations=60"] > gold["greedy"], gold
