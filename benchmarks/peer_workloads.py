"""Random play in other libraries, one per process: `python benchmarks/peer_workloads.py NAME SECONDS`.

Runs in the peers' own environment. Prints one line of JSON: the version, the number of decisions and their CPU
seconds; or, with exit code 3, why the library cannot be used.
"""

import importlib
import json
import random
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from functools import partial
from importlib.metadata import PackageNotFoundError, version
from typing import Any

SEED = 7
UNUSABLE = 3


def catanatron() -> Iterator[int]:
    """Four random players play Catan; the library calls them."""
    library: Any = importlib.import_module("catanatron")
    colors = list(library.Color)[:4]
    rng = random.Random(SEED)
    while True:
        game = library.Game([library.RandomPlayer(color) for color in colors], seed=rng.getrandbits(30))
        game.play()
        yield len(getattr(game.state, "action_records", None) or game.state.actions)


def open_spiel(name: str) -> Iterator[int]:
    """A random bot in Python; chance is sampled in Python, too, as the library requires."""
    library: Any = importlib.import_module("pyspiel")
    game = library.load_game(name)
    rng = random.Random(SEED)
    while True:
        state = game.new_initial_state()
        count = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                count += 1
        yield count


def open_spiel_inside(name: str) -> Iterator[int]:
    """The library's own random bots, without Python in between."""
    library: Any = importlib.import_module("pyspiel")
    game = library.load_game(name)
    bots = [library.make_uniform_random_bot(player, SEED + player) for player in range(game.num_players())]
    rng = random.Random(SEED)
    while True:
        state = game.new_initial_state()
        library.evaluate_bots(state, bots, rng.getrandbits(30))
        yield sum(1 for action in state.full_history() if action.player >= 0)


def rlcard(name: str) -> Iterator[int]:
    """An environment, including the state it returns to learning players at every step."""
    library: Any = importlib.import_module("rlcard")
    game = library.make(name, config={"seed": SEED})
    rng = random.Random(SEED)
    while True:
        state, _ = game.reset()
        count = 0
        while not game.is_over():
            state, _ = game.step(rng.choice(list(state["legal_actions"])))
            count += 1
        yield count


def pettingzoo(name: str) -> Iterator[int]:
    """An environment, including the observation it returns to learning players at every step."""
    library: Any = importlib.import_module(f"pettingzoo.classic.{name}")
    game = library.env()
    rng = random.Random(SEED)
    while True:
        game.reset(seed=rng.getrandbits(30))
        count = 0
        for _ in game.agent_iter():
            observation, _, ended, cut, _ = game.last()
            action = None
            if not (ended or cut):
                action = rng.choice([move for move, legal in enumerate(observation["action_mask"]) if legal])
                count += 1
            game.step(action)
        yield count


WORKLOADS: dict[str, tuple[str, Callable[[], Iterator[int]]]] = {
    "catanatron, 4 players": ("catanatron", catanatron),
    "open_spiel hanabi, 5 players, inside": ("open_spiel", partial(open_spiel_inside, "hanabi(players=5)")),
    "open_spiel hanabi, 5 players, driven": ("open_spiel", partial(open_spiel, "hanabi(players=5)")),
    "open_spiel hearts, inside": ("open_spiel", partial(open_spiel_inside, "hearts")),
    "open_spiel hearts, driven": ("open_spiel", partial(open_spiel, "hearts")),
    "rlcard uno": ("rlcard", partial(rlcard, "uno")),
    "rlcard gin-rummy": ("rlcard", partial(rlcard, "gin-rummy")),
    "rlcard limit-holdem": ("rlcard", partial(rlcard, "limit-holdem")),
    "pettingzoo hanabi": ("pettingzoo", partial(pettingzoo, "hanabi_v5")),
    "pettingzoo texas_holdem": ("pettingzoo", partial(pettingzoo, "texas_holdem_v4")),
}


def main(arguments: list[str]) -> int:
    """Run one workload."""
    name, seconds = arguments
    package, work = WORKLOADS[name]
    warnings.simplefilter("ignore")
    try:
        release = version(package)
        games = work()
        next(games)
    except (ImportError, PackageNotFoundError) as error:
        print(f"{type(error).__name__}: {error}", file=sys.stderr)
        return UNUSABLE
    done = 0
    spent = 0.0
    start = time.process_time()
    while spent < float(seconds):
        done += next(games)
        spent = time.process_time() - start
    print(json.dumps({"form": release, "done": done, "seconds": spent}))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
