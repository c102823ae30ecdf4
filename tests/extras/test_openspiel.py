"""OpenSpiel's own tests and algorithms on all five games."""

import random
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import external_sampling_mccfr, ismcts, mcts, outcome_sampling_mccfr
from open_spiel.python.observation import make_observation

from saboteur.envs.openspiel import GAMES, SaboteurState
from saboteur.envs.versions import NAMES

SMALL = {"saboteur": 3, "saboteur2": 2, "duel": 2, "solo": 1, "dark-cave": 2}
PLAYTHROUGHS = Path(__file__).parent / "playthroughs"


def load(name: str) -> pyspiel.Game:
    return pyspiel.load_game(f"python_{NAMES[name]}", {"players": SMALL[name]})


def play(state: SaboteurState, rng: random.Random, decisions: int = 10_000) -> list[int]:
    """Play at random; the actions, those of chance included."""
    taken = []
    while not state.is_terminal() and decisions:
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            taken.append(rng.choices(outcomes, weights)[0])
        else:
            taken.append(rng.choice(state.legal_actions()))
            decisions -= 1
        state.apply_action(taken[-1])
    return taken


@pytest.mark.parametrize("name", GAMES)
def test_random_simulations_with_serialisation(name: str) -> None:
    pyspiel.random_sim_test(load(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_information_states_and_resampling(name: str) -> None:
    game = load(name)
    rng = random.Random(3)
    state = game.new_initial_state()
    play(state, rng, 30)
    for player in range(game.num_players()):
        other = state.resample_from_infostate(player, rng.random)
        assert state.information_state_string(player) == other.information_state_string(player)
        assert state.observation_string(player) == other.observation_string(player)
        assert state.observation_tensor(player) == other.observation_tensor(player)
        assert player != state.current_player() or state.legal_actions() == other.legal_actions()
        play(other, rng)
        assert other.is_terminal()
    for recall in (False, True):
        seen = make_observation(game, pyspiel.IIGObservationType(perfect_recall=recall))
        seen.set_from(state, 0)
        assert np.count_nonzero(seen.tensor)
        assert seen.string_from(state, 0)


@pytest.mark.parametrize("name", GAMES)
def test_stored_playthroughs(name: str) -> None:
    """The same seed gives the same chance nodes, moves and returns; written anew if the file is missing."""
    game = load(name)
    state = game.new_initial_state()
    rng = random.Random(1)
    lines = [str(game)]
    while not state.is_terminal():
        player = state.current_player()
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            action = rng.choices(outcomes, weights)[0]
        else:
            action = rng.choice(state.legal_actions())
        lines.append(f"{player} {action} {state.action_to_string(player, action)}")
        state.apply_action(action)
    lines.append(f"returns {state.returns()}")
    path = PLAYTHROUGHS / f"{name}.txt"
    if not path.exists():
        path.parent.mkdir(exist_ok=True)
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
        pytest.fail(f"{path.name} was missing and has been written; look at it and run again")
    assert path.read_text(encoding="utf-8").splitlines() == lines


@pytest.mark.parametrize("seed", [2, 3, 5])
def test_search_plays_it(seed: int) -> None:
    """Worlds dealt anew for one seat must not mix up what the other seat knows: its moves would not fit."""
    game = load("duel")
    rng = random.Random(seed)
    state = game.new_initial_state()
    play(state, rng, 4)
    while state.is_chance_node():
        play(state, rng, 1)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    hidden = ismcts.ISMCTSBot(
        game=game,
        evaluator=evaluator,
        uct_c=2.0,
        max_simulations=4,
        random_state=np.random.RandomState(1),
    )
    assert hidden.step(state) in state.legal_actions()
    bot = mcts.MCTSBot(game, 2.0, 4, evaluator, random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()


def test_samplers_of_regret_run_on_it() -> None:
    game = load("solo")
    np.random.seed(1)  # noqa: NPY002 - that is where the solver draws from
    outcome_sampling_mccfr.OutcomeSamplingSolver(game).iteration()
    assert external_sampling_mccfr.ExternalSamplingSolver(load("duel")) is not None
