"""PettingZoo's own tests, without a warning, for all five games."""

import random
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)

import saboteur
from saboteur.envs.pettingzoo import ENVIRONMENTS

NAMES = list(ENVIRONMENTS)


@pytest.fixture(autouse=True)
def _no_warnings() -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # Both are said of every dictionary with a mask; PettingZoo's own classic games are exempt by name.
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        yield


@pytest.mark.parametrize("name", NAMES)
def test_the_turn_based_form(name: str) -> None:
    api_test(ENVIRONMENTS[name].env(), num_cycles=300)
    seed_test(ENVIRONMENTS[name].env, num_cycles=50)


@pytest.mark.parametrize("name", NAMES)
def test_the_parallel_form(name: str) -> None:
    parallel_api_test(ENVIRONMENTS[name].parallel_env(), num_cycles=300)
    parallel_seed_test(ENVIRONMENTS[name].parallel_env, num_cycles=50)


@pytest.mark.parametrize("name", NAMES)
def test_masks_in_infos_leave_nothing_to_warn_about(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        api_test(ENVIRONMENTS[name].env(mask="info"), num_cycles=100)
        parallel_api_test(ENVIRONMENTS[name].parallel_env(mask="info"), num_cycles=100)
    env = ENVIRONMENTS[name].raw_env(mask="info")
    env.reset(seed=3)
    for _ in range(10):
        seen, _, _, _, info = env.last()
        position = env.table.game.position
        assert bytes(seen) == position.observe(position.actor)
        legal = np.flatnonzero(info["action_mask"]).tolist()
        assert env.table.game.space.legal(position) == legal
        env.step(legal[0])
    with pytest.raises(saboteur.OptionError, match="no mask in 'hat'"):
        ENVIRONMENTS[name].raw_env(mask="hat")


@pytest.mark.parametrize("name", NAMES)
def test_masks_behind_the_observation_leave_nothing_to_warn_about(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        api_test(ENVIRONMENTS[name].env(mask="array"), num_cycles=100)
        parallel_api_test(ENVIRONMENTS[name].parallel_env(mask="array"), num_cycles=100)
    env = ENVIRONMENTS[name].raw_env(mask="array")
    env.reset(seed=3)
    size = env.table.game.shape.size
    for _ in range(10):
        row, _, _, _, info = env.last()
        position = env.table.game.position
        assert bytes(row[:size]) == position.observe(position.actor)
        legal = np.flatnonzero(row[size:]).tolist()
        assert env.table.game.space.legal(position) == legal
        assert {} == info
        env.step(legal[0])


@pytest.mark.parametrize("name", NAMES)
def test_pictures(name: str) -> None:
    render_test(ENVIRONMENTS[name].env)
    env = ENVIRONMENTS[name].env(render_mode="rgb_array")
    env.reset(seed=1)
    before = env.render()
    assert (420, 800, 3) == before.shape
    # Lit tunnels, rock and gates in the page's art have hundreds of colours; boxes would have a few.
    assert len(np.unique(before.reshape(-1, 3)[::7], axis=0)) > 100
    env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
    assert (before != env.render()).any()


def test_the_number_of_cycles() -> None:
    max_cycles_test(ENVIRONMENTS["saboteur_v1"])


@pytest.mark.parametrize("name", NAMES)
def test_a_match_of_an_environment_is_a_match(name: str) -> None:
    """Masks, observations and rewards are those of the position; only the seat to move may act."""
    env = ENVIRONMENTS[name].raw_env()
    env.reset(seed=5)
    rng = random.Random(5)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        total[agent] += reward
        if over:
            env.step(None)
            continue
        position = env.table.game.position
        seat = env.table.seats[agent]
        assert seat == position.actor
        assert bytes(seen["observation"]) == position.observe(seat)
        legal = np.flatnonzero(seen["action_mask"]).tolist()
        assert env.table.game.space.legal(position) == legal
        env.step(rng.choice(legal))
    assert list(total.values()) == env.table.game.position.rewards()


def test_an_illegal_action_is_replaced_and_told() -> None:
    env = ENVIRONMENTS["saboteur_duel_v1"].raw_env()
    env.reset(seed=1)
    agent = env.agent_selection
    illegal = int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0])
    env.step(illegal)
    assert {"illegal": True} == env.infos[agent]
    with pytest.raises(saboteur.OptionError, match="no render mode 'film'"):
        ENVIRONMENTS["saboteur_duel_v1"].raw_env(render_mode="film")
