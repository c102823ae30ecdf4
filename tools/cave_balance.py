"""Print the balance table of The Dark Cave with `greedy` at every seat: `python tools/cave_balance.py [MATCHES]`."""

import random
import statistics
import sys
from collections import Counter

from saboteur import Match
from saboteur.bots.greedy import Greedy

COLUMNS = (
    "players", "a dwarf got out", "dwarfs out", "turns", "decisions", "yellow wins", "blue wins", "nobody wins",
    "a clan was out", "cards used up",
)  # fmt: skip


def play(players: int, seed: int) -> tuple[Match, int, int]:
    """Play one match; return it with its numbers of turns and decisions."""
    match = Match.new("dark-cave", players, seed)
    rng = random.Random(seed)  # noqa: S311 - the table shall come out the same again
    bots = [Greedy() for _ in range(players)]
    turns = decisions = 0
    while match.actor is not None:
        seat = match.actor
        move = bots[seat].choose(match.view(seat), match.moves(), rng)
        match.play(move)
        turns += move.verb in {"lay", "play", "discard"}
        decisions += 1
    return match, turns, decisions


def row(players: int, matches: int) -> str:
    """The table row for a number of players."""
    won: Counter[str] = Counter()
    why: Counter[str] = Counter()
    left, turns, decisions = [], [], []
    for seed in range(matches):
        match, rounds, count = play(players, seed)
        (result,) = match.results
        won[result.winner] += 1
        why[result.reason] += 1
        left.append(sum(event.kind == "leave" for event in match.events))
        turns.append(rounds)
        decisions.append(count)
    share = [f"{100 * count / matches:.0f} %" for count in (won["yellow"], won["blue"], won["nobody"])]
    ends = [f"{100 * why[reason] / matches:.0f} %" for reason in ("clan-out", "cards-used-up")]
    out = f"{100 * sum(count > 0 for count in left) / matches:.0f} %"
    means = [f"{statistics.mean(left):.1f}", f"{statistics.mean(turns):.0f}", f"{statistics.mean(decisions):.0f}"]
    return f"| {' | '.join([str(players), out, *means, *share, *ends])} |"


def main() -> None:
    """Print the table."""
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else 500
    print(f"| {' | '.join(COLUMNS)} |\n|{'---|' * len(COLUMNS)}")
    for players in range(2, 9):
        print(row(players, matches), flush=True)


if __name__ == "__main__":
    main()
