"""The learned player: NumPy alone, the same move for the same view, and better than chance by far."""

import random

import numpy as np

from saboteur import Match
from saboteur.batch import Batch
from saboteur.bots import Referee
from saboteur.bots.learned.bot import WEIGHTS
from saboteur.bots.learned.encoder import Encoder
from saboteur.bots.learned.player import LearnedPlayer
from saboteur.simulate import Plan, simulate


def test_it_plays_matches_to_the_end_and_finds_gold() -> None:
    plan = Plan("solo", 1, ("learned",), matches=6, seed=5)
    found = simulate(plan).gold_per_bot["learned"]
    chance = simulate(Plan("solo", 1, ("random",), matches=6, seed=5)).gold_per_bot["random"]
    assert found > chance + 1


def test_the_same_view_gives_the_same_move() -> None:
    """Whatever the mountain hides: the choice depends on what the seat sees."""
    match = Match.new("solo", 1, seed=11)
    rng = random.Random(1)
    for _ in range(25):
        choices = {Referee("learned", 0, random.Random(seed)).ask(match).move for seed in range(3)}
        assert 1 == len(choices)
        match.play(rng.choice(match.moves()))


def test_a_batch_and_a_single_row_are_encoded_alike() -> None:
    batch = Batch("solo", 1, 8, seed=3, reward="gold")
    encoder = Encoder(batch.rules)
    network = LearnedPlayer(str(WEIGHTS)).network
    for _ in range(40):
        masks = np.frombuffer(batch.masks, bool).reshape(8, -1)
        views = np.frombuffer(batch.observations, np.uint8).reshape(8, -1)
        rows, actions = np.nonzero(masks)
        together = network.scores(*encoder.encode(views, rows, actions), rows)
        for row in range(8):
            own = actions[rows == row]
            alone = np.zeros(len(own), np.int64)
            scores = network.scores(*encoder.encode(views[[row]], alone, own), alone)
            assert np.allclose(together[rows == row], scores, atol=1e-4)
        batch.step(batch.sample())


def test_the_weights_are_small() -> None:
    assert WEIGHTS.stat().st_size < 150_000
