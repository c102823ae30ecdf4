"""A player that follows the engine's policy: legal, quick, and blind to what its seat cannot see."""

import random

import pytest

from saboteur import Match
from saboteur.bots.following import Following
from saboteur.bots.greedy import Greedy


@pytest.mark.parametrize(("game", "players"), [("saboteur2", 4), ("dark-cave", 3), ("duel", 2), ("solo", 1)])
def test_it_plays_by_its_view_alone(game: str, players: int) -> None:
    """In a match and in another one that its seat cannot tell from it, it plays the same."""
    match = Match.new(game, players=players, seed=5)
    rng = random.Random(2)
    asked = 0
    while (seat := match.actor) is not None and asked < 60:
        view, moves = match.view(seat), match.moves()
        move = Following().choose(view, moves, (), random.Random(asked))
        assert move is not None
        assert move in moves
        if asked % 6 == 0:
            other = match.sample(seat, rng)
            assert str(other.view(seat)) == str(view)
            assert Following().choose(other.view(seat), moves, (), random.Random(asked)) == move  # type: ignore[arg-type]
        match.play(Greedy().choose(view, moves, rng) if asked % 3 == 0 else move)
        asked += 1
    assert asked > 20
