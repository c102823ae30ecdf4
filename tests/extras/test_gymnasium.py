"""Gymnasium's checker on every game against bots, and the vector environment on a batch."""

import random

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from saboteur.envs.gymnasium import IDS, SaboteurVectorEnv


@pytest.mark.parametrize("name", IDS.values())
def test_the_checker_has_nothing_to_say(name: str) -> None:
    check_env(gymnasium.make(f"saboteur/{name}-v1").unwrapped, skip_render_check=False)


def test_a_seat_against_bots_plays_to_the_end() -> None:
    env = gymnasium.make("saboteur/Duel-v1", seat=1, bot="random")
    _, info = env.reset(seed=4)
    rng = random.Random(4)
    over, rewards = False, []
    while not over:
        action = rng.choice(np.flatnonzero(info["action_mask"]).tolist())
        _, reward, over, _, info = env.step(action)
        rewards.append(reward)
    assert [0.0] * (len(rewards) - 1) == rewards[:-1]
    assert rewards[-1] in {-1.0, 0.0, 1.0}


def test_many_matches_at_once() -> None:
    env = SaboteurVectorEnv("duel", 2, num_envs=16)
    seen, info = env.reset(seed=1)
    rng = np.random.default_rng(1)
    ended = 0
    for _ in range(200):
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in info["action_mask"]])
        seen, rewards, done, cut, info = env.step(actions)
        assert env.observation_space.contains(seen)
        assert not cut.any()
        assert not rewards[~done].any()
        ended += int(done.sum())
    assert ended >= 16
