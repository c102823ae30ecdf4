"""Check that every legal move has exactly one number: `python benchmarks/action_space.py [--random N] [--greedy N]`.

Plays random matches (inside the engine, a uniform card and a uniform use of it) and matches of `greedy` in all games.
At every decision each legal move must have one number of its own, flat and in two plies, lead back to itself, and be in
the mask; moves outside the bounds, which share the last number, are counted.
"""

import argparse
import random
import sys
import time

import saboteur
from saboteur import Match
from saboteur.bots.referee import Referee
from saboteur.engine.core.audit import Audit

USUAL = {"saboteur": 5, "saboteur2": 5, "duel": 2, "solo": 1, "dark-cave": 4}
HEAD = (
    "| game, players | played by | matches | decisions | legal moves | most at once | outside | with several outside "
    "| faults |\n|---|---|---|---|---|---|---|---|---|"
)


def randomly(game: str, players: int, matches: int) -> Audit:
    """Check random matches with the seeds 0, 1, …"""
    space = saboteur.actions(game, players)
    audit = Audit(space.space)
    audit.play(space.rules.game, 0, matches)
    return audit


def greedily(game: str, players: int, matches: int, first: int = 0) -> Audit:
    """Check matches of `greedy` with these seeds."""
    audit = Audit(saboteur.actions(game, players).space)
    for seed in range(first, first + matches):
        match = Match.new(game, players, seed=seed)
        rng = random.Random(seed)
        bots = [Referee("greedy", seat, rng) for seat in range(players)]
        while match.actor is not None:
            audit.look(match.position())
            match.play(bots[match.actor].ask(match).move)
    return audit


def line(game: str, players: int, by: str, matches: int, audit: Audit) -> str:
    """A row of the table."""
    numbers = (matches, audit.decisions, audit.listed, audit.most, audit.outside, audit.crowded, audit.faults)
    return " | ".join([f"| `{game}`, {players}", by, *(f"{int(number):,}" for number in numbers)]) + " |"


def main() -> int:
    """Play, check and report; 1 if there was an error."""
    parser = argparse.ArgumentParser(description="Look whether every legal move has exactly one number.")
    parser.add_argument("--random", type=int, default=10_000, help="random matches of each game")
    parser.add_argument("--greedy", type=int, default=1_000, help="matches of greedy of each game")
    parser.add_argument("--game", action="append", choices=saboteur.GAMES, help="only this game (may be repeated)")
    known = parser.parse_args()
    print(f"engine: {saboteur.FORM}, digest {saboteur.DIGEST[:12]}\n\n{HEAD}", flush=True)
    faults = 0
    for by, play, matches in (("random", randomly, known.random), ("`greedy`", greedily, known.greedy)):
        for game in known.game or saboteur.GAMES:
            began = time.process_time()
            audit = play(game, USUAL[game], matches)
            faults += audit.faults
            print(line(game, USUAL[game], by, matches, audit), flush=True)
            print(f"{game}, {by}: {time.process_time() - began:.0f} s", file=sys.stderr, flush=True)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
