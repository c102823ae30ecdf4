"""What is measured: one workload per process, `python benchmarks/workloads.py NAME GAME PLAYERS SECONDS`.

Prints one line of JSON: the engine's form, how many things were done and the CPU seconds they took. A pass always
does the same things in the same order, so that passes differ only by what else the machine does.
"""

import json
import random
import sys
import time
from collections.abc import Callable, Iterator

import saboteur
from saboteur import Dice, Match, Position
from saboteur.games import ruleset

SEED = 7
BLOCK = 200
"""How many copies or views are made between two looks at the clock."""


def playouts(game: str, players: int) -> Iterator[int]:
    """Moves of random matches played inside the engine, dealing included."""
    rules = ruleset(game, players).game
    dice = Dice(SEED)
    while True:
        position = Position(rules, dice)
        position.start()
        yield position.playout(dice)


def driven(game: str, players: int) -> Iterator[int]:
    """Moves of random matches that a bot written in Python plays on positions."""
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


def samples(game: str, players: int) -> Iterator[int]:
    """Pairs of a view and a sample, as a bot needs them to think, at all stages of a match and for every seat."""
    stages = _stages(game, players)
    dice = Dice(SEED)
    while True:
        for position in stages:
            for number in range(BLOCK):
                seat = number % players
                position.view(seat)
                position.sample(seat, dice)
            yield BLOCK


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
    "samples": samples,
}


def measure(work: Iterator[int], seconds: float) -> tuple[int, float]:
    """How much was done in about so many CPU seconds, after a first round that warms up, and in how many exactly."""
    next(work)
    done = 0
    spent = 0.0
    start = time.process_time()
    while spent < seconds:
        done += next(work)
        spent = time.process_time() - start
    return done, spent


def count(work: Iterator[int], least: int) -> int:
    """Do a fixed amount, for counting instructions; how much it was."""
    done = 0
    while done < least:
        done += next(work)
    return done


def main(arguments: list[str]) -> None:
    """Run one workload: for some CPU seconds, or (a whole number with a trailing x) some things exactly."""
    name, game, players, amount = arguments
    work = WORKLOADS[name](game, int(players))
    if amount.endswith("x"):
        done, spent = count(work, int(amount[:-1])), 0.0
    else:
        done, spent = measure(work, float(amount))
    print(json.dumps({"form": saboteur.FORM, "done": done, "seconds": spent}))


if __name__ == "__main__":
    main(sys.argv[1:])
