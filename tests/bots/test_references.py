"""`random` and `greedy` are the fixed references of all measurements: the same seeds play the same moves for ever."""

import hashlib

import pytest

from saboteur.match import Played
from saboteur.simulate import Plan, play_match

MOVES = {
    ("saboteur", 5, "random"): "58d0d31c490664cf",
    ("saboteur", 5, "greedy"): "3116b057eaae8efe",
    ("saboteur2", 6, "random"): "053ad28bc3ddd9bc",
    ("saboteur2", 6, "greedy"): "0b83ccab054aabd1",
    ("duel", 2, "random"): "ce6a07fd04316f63",
    ("duel", 2, "greedy"): "8f2f40aab94c3e66",
    ("solo", 1, "random"): "dddf017518babb9a",
    ("solo", 1, "greedy"): "9e62a8a64527a9e5",
    ("dark-cave", 4, "random"): "5129b673f8fd1d64",
    ("dark-cave", 4, "greedy"): "e19c5e7325b247b1",
}
"""Digest of the moves of one match, by game, players and bot."""


@pytest.mark.parametrize(("game", "players", "bot"), MOVES)
def test_reference_bots_play_as_ever(game: str, players: int, bot: str) -> None:
    match, _ = play_match(Plan(game=game, players=players, bots=(bot,), matches=1, seed=41), 0)
    moves = [f"{entry.seat} {entry.move}" for entry in match.story if isinstance(entry, Played)]
    assert hashlib.sha256("\n".join(moves).encode()).hexdigest()[:16] == MOVES[game, players, bot]
