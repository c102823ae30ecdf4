"""The workloads, one per process: `python benchmarks/workloads.py NAME GAME PLAYERS SECONDS`.

Prints one line of JSON: the engine's form, the number of things done and their CPU seconds. A pass always does the
same things in the same order, so passes differ only by other load.
"""

import importlib
import json
import random
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial

import saboteur
from saboteur import Dice, Match, Position
from saboteur.games import ruleset

SEED = 7
ROWS = 1024
BLOCK = 200
"""Copies or views made between two readings of the clock."""


def playouts(game: str, players: int) -> Iterator[int]:
    """Moves of random matches played inside the engine, including dealing."""
    rules = ruleset(game, players).game
    dice = Dice(SEED)
    while True:
        position = Position(rules, dice)
        position.start()
        yield position.playout(dice)


def driven(game: str, players: int) -> Iterator[int]:
    """Moves of random matches played on positions by a bot in Python."""
    rules = ruleset(game, players).game
    rng = random.Random(SEED)
    dice = Dice(SEED)
    while True:
        position = Position(rules, dice)
        position.start()
        count = 0
        while position.actor is not None:
            moves = position.moves()
            position.play(moves[int(rng.random() * len(moves))])
            count += 1
        yield count


def matches(game: str, players: int) -> Iterator[int]:
    """Moves of random matches with everything a match does: checks, events, log."""
    rng = random.Random(SEED)
    while True:
        match = Match.new(game, players, seed=rng.getrandbits(32))
        count = 0
        while match.actor is not None:
            match.play(rng.choice(match.moves()))
            count += 1
        yield count


def copies(game: str, players: int) -> Iterator[int]:
    """Copies of positions from all stages of a match."""
    stages = _stages(game, players)
    while True:
        for position in stages:
            for _ in range(BLOCK):
                position.copy()
            yield BLOCK


def match_copies(game: str, players: int) -> Iterator[int]:
    """Copies of a match at all its stages, with log and generator."""
    rng = random.Random(SEED)
    match = Match.new(game, players, seed=SEED)
    stages = []
    count = 0
    while match.actor is not None:
        if count % 10 == 0:
            stages.append(match.copy())
        match.play(rng.choice(match.moves()))
        count += 1
    while True:
        for stage in stages:
            for _ in range(BLOCK):
                stage.copy()
            yield BLOCK


def views(game: str, players: int) -> Iterator[int]:
    """Views of every seat at all stages of a match, each seat repeatedly."""
    stages = _stages(game, players)
    while True:
        for position in stages:
            for seat in range(players):
                for _ in range(BLOCK // 10):
                    position.view(seat)
            yield BLOCK // 10 * players


def looks(game: str, players: int) -> Iterator[int]:
    """Views of every seat in turn, each at a position some moves further than the last."""
    stages = _stages(game, players)
    while True:
        for position in stages:
            for seat in range(players):
                position.view(seat)
            yield players


def samples(game: str, players: int) -> Iterator[int]:
    """Pairs of a view and a sample, as a bot needs them, at all stages of a match and for every seat."""
    stages = _stages(game, players)
    dice = Dice(SEED)
    while True:
        for position in stages:
            for number in range(BLOCK):
                seat = number % players
                position.view(seat)
                position.sample(seat, dice)
            yield BLOCK


def worlds(game: str, players: int) -> Iterator[int]:
    """Positions that fit a view, as a bot draws them once it has read the view, at all stages of a match."""
    rng = random.Random(SEED)
    match = Match.new(game, players, SEED)
    found: list[saboteur.Worlds] = []
    while match.actor is not None:
        if len(found) * 10 <= match.seq:
            found.append(saboteur.Worlds(match.view(match.actor), rng))
            found[-1]()
        match.play(rng.choice(match.moves()))
    while True:
        for draw in found:
            for _ in range(BLOCK):
                draw()
            yield BLOCK


def rollouts(game: str, players: int) -> Iterator[int]:
    """Samples played on by the policy to the end of the round, as a search does it, from a round's beginning."""
    # Older versions, which `compare.py` measures, have no policies.
    from saboteur.engine.core.moves import Moves  # noqa: PLC0415
    from saboteur.engine.core.policy import rollout  # noqa: PLC0415
    from saboteur.engine.core.vector import vector  # noqa: PLC0415

    dice = Dice(SEED)
    start = Position(ruleset(game, players).game, dice)
    start.start()
    seat = start.actor
    assert seat is not None
    if start.game.policy is None:
        raise SystemExit(f"Nobody has written a policy for {game}.")
    policy = start.game.policy.own()
    policy.study(start)
    belief = vector([0] * players)
    moves = Moves()
    while True:
        for _ in range(BLOCK):
            position = start.sample(seat, dice)
            policy.begin(position, belief)
            rollout(policy, position, dice, moves)
        yield BLOCK


def batch(game: str, players: int) -> Iterator[int]:
    """Random moves of 1,024 positions in one call each, without masks and observations."""
    from saboteur.batch import Batch  # noqa: PLC0415 - older versions, which `compare.py` measures, have none

    rows = Batch(game, players, ROWS, seed=SEED, watch=False)
    while True:
        rows.play_random(16)
        yield ROWS * 16


def watched(game: str, players: int, *, rows: int = ROWS, steps: int = 1) -> Iterator[int]:
    """Uniformly random legal moves of 1,024 positions, some in one call, with masks and observations after each."""
    from saboteur.batch import Batch  # noqa: PLC0415 - the same

    batch = Batch(game, players, rows, seed=SEED)
    while True:
        batch.play_uniform(steps)
        yield rows * steps


def pettingzoo_env(game: str, players: int) -> Iterator[int]:
    """Decisions through the PettingZoo environment, with observation and mask at each."""
    from saboteur.envs.pettingzoo import SaboteurAEC  # noqa: PLC0415 - only in the environment of the extras

    env = SaboteurAEC(game, players)
    rng = random.Random(SEED)
    while True:
        env.reset(seed=rng.getrandbits(30))
        count = 0
        while env.table.game.position.actor is not None:
            # As bool: NumPy finds the ones of other types ten times slower, which is not the environment's doing.
            legal = env.last()[0]["action_mask"].view(bool).nonzero()[0]
            env.step(legal[int(rng.random() * len(legal))])
            count += 1
        yield count


def openspiel(game: str, players: int, *, tensor: bool = False) -> Iterator[int]:
    """Decisions through the OpenSpiel game, chance sampled in Python and not counted; tensors by an observer."""
    import pyspiel  # noqa: PLC0415 - only in the environment of the extras

    from saboteur.envs.versions import NAMES  # noqa: PLC0415 - the same

    importlib.import_module("saboteur.envs.openspiel")  # registers the games
    loaded = pyspiel.load_game(f"python_{NAMES[game]}", {"players": players})
    rng = random.Random(SEED)
    observer = loaded.make_py_observer()
    while True:
        state = loaded.new_initial_state()
        count = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
            else:
                if tensor:
                    observer.set_from(state, state.current_player())
                legal = state.legal_actions()
                state.apply_action(legal[int(rng.random() * len(legal))])
                count += 1
        yield count


def _stages(game: str, players: int) -> list[Position]:
    """Positions before every tenth move of a random match."""
    dice = Dice(SEED)
    position = Position(ruleset(game, players).game, dice)
    position.start()
    stages = []
    count = 0
    while position.actor is not None:
        if count % 10 == 0:
            stages.append(position.copy())
        position.play(position.sample_move(dice))
        count += 1
    return stages


WORKLOADS: dict[str, Callable[[str, int], Iterator[int]]] = {
    "playouts": playouts,
    "driven": driven,
    "matches": matches,
    "copies": copies,
    "match-copies": match_copies,
    "views": views,
    "looks": looks,
    "samples": samples,
    "worlds": worlds,
    "rollouts": rollouts,
    "batch": batch,
    "watched": watched,
    "watched-64": partial(watched, rows=64),
    "watched-16-steps": partial(watched, steps=16),
    "pettingzoo": pettingzoo_env,
    "openspiel": openspiel,
    "openspiel-tensor": partial(openspiel, tensor=True),
}


def measure(work: Iterator[int], seconds: float) -> tuple[int, float]:
    """How much was done in about this many CPU seconds, after a warm-up, and the exact time."""
    next(work)
    done = 0
    spent = 0.0
    start = time.process_time()
    while spent < seconds:
        done += next(work)
        spent = time.process_time() - start
    return done, spent


def count(work: Iterator[int], least: int) -> int:
    """Do a fixed amount, for counting instructions; return how much it was."""
    done = 0
    while done < least:
        done += next(work)
    return done


def main(arguments: list[str]) -> None:
    """Run one workload for some CPU seconds or, given a whole number with a trailing x, exactly that often."""
    name, game, players, amount = arguments
    work = WORKLOADS[name](game, int(players))
    if amount.endswith("x"):
        done, spent = count(work, int(amount[:-1])), 0.0
    else:
        done, spent = measure(work, float(amount))
    print(json.dumps({"form": saboteur.FORM, "done": done, "seconds": spent}))


if __name__ == "__main__":
    main(sys.argv[1:])
