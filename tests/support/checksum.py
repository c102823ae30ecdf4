"""Checksums of playouts and matches, to compare the two forms of the engine.

Run as `python tests/support/checksum.py PART PARTS PLAYOUTS MATCHES`; it prints the engine's form and two checksums.
"""

import hashlib
import json
import random
import sys
from functools import cache

import matches
from dump import dump
from saboteur import FORM, Dice, Position
from saboteur.engine.core.game import Game
from saboteur.engine.core.seat import NUGGETS


@cache
def game(number: int) -> Game:
    """One of 64 settings of a single round: all numbers of players, both editions, options varied."""
    return matches.new(number, rounds=1).rules.game


def playouts(part: int, parts: int, count: int) -> str:
    """Every move, the gold at the end and the state of the dice."""
    total = hashlib.sha256()
    for number in range(part, count, parts):
        dice = Dice(number)
        position = Position(game(number // parts % 64), dice)
        position.start()
        moves = []
        while position.actor is not None:
            moves.append(position.sample_move(dice))
            position.play(moves[-1])
        gold = [position.of(seat, NUGGETS) for seat in range(position.game.players)]
        total.update(json.dumps([moves, gold, dice.below(1_000_000)]).encode())
    return total.hexdigest()


def full_matches(part: int, parts: int, count: int) -> str:
    """Every event, every list of moves, a view and a sample now and then, and the outcome."""
    total = hashlib.sha256()
    for number in range(part, count, parts):
        match = matches.new(number)
        rng = random.Random(number)
        for _ in matches.walk(match, rng):
            total.update(" ".join(map(str, match.moves())).encode())
            if rng.random() < 0.1:
                viewer = rng.choice(matches.viewers(match))
                total.update(str(match.view(viewer)).encode())
                total.update(json.dumps(dump(match.sample(viewer, rng))).encode())
        total.update("\n".join(map(str, match.events)).encode())
        total.update(str(match.outcome).encode())
    return total.hexdigest()


def main(part: int, parts: int, count_playouts: int, count_matches: int) -> str:
    """All in one line."""
    return f"{FORM} {playouts(part, parts, count_playouts)} {full_matches(part, parts, count_matches)}"


if __name__ == "__main__":
    print(main(*map(int, sys.argv[1:])))
