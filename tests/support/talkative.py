"""Lively matches: paths grow towards the goals, tools break, people talk."""

import random

from saboteur import Claim, Match, Move

CLAIMS = ("gold 8,2", "stone 8,-2", "trust p1", "accuse p3", "repair-me", "no-path")


def choose(moves: list[Move], rng: random.Random) -> Move:
    """A move at random, more often than not one that leads on."""
    paths = [move for move in moves if move.verb == "lay" and move.card is not None and "|" not in move.card]
    if paths and rng.random() < 0.8:
        return max(paths, key=lambda move: (move.cell or (0, 0))[0] + rng.random() * 1.5)
    return rng.choice(moves)


def play(match: Match, rng: random.Random, moves: int = 10_000, talk: float = 0.1) -> Match:
    """Play this many moves, or to the end."""
    for _ in range(moves):
        if match.actor is None:
            break
        if rng.random() < talk:
            match.say(rng.randrange(match.rules.players), Claim.parse(rng.choice(CLAIMS)))
        match.play(choose(match.moves(), rng))
    return match
