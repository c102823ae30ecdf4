"""How well beliefs are calibrated: of all seats believed to be saboteurs with 70 %, 70 % should be.

    python benchmarks/calibration.py --players 3 5 7 10 --diggers miner --saboteurs miner --rounds 200
    python benchmarks/calibration.py --players 5 --fit

`--fit` prints what each deed says in these rounds: the rows of `saboteur/belief/saboteur.py`.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import exp, log

from rounds import Round, rounds
from saboteur.belief.table import table_of

PARTS = (0.25, 0.5, 0.75, 1.0)
BINS = ((0.0, 0.1), (0.1, 0.3), (0.3, 0.5), (0.5, 0.7), (0.7, 0.9), (0.9, 1.01))


def believed(played: Sequence[Round]) -> list[tuple[float, bool]]:
    """The public's suspicion of every seat at four moments of each round, and whether it was right."""
    found = []
    for one in played:
        for part in PARTS:
            doubts = one.public(part).suspicion
            found += [(doubt, role == "saboteur") for doubt, role in zip(doubts, one.roles, strict=True)]
    return found


def show(players: int, pairs: Sequence[tuple[float, bool]], prior: float) -> None:
    """One line: Brier score, that of the prior alone, and the reliability by bins."""
    brier = sum((doubt - right) ** 2 for doubt, right in pairs) / len(pairs)
    bare = sum((prior - right) ** 2 for _, right in pairs) / len(pairs)
    cells, gaps = [], []
    for low, high in BINS:
        inside = [(doubt, right) for doubt, right in pairs if low <= doubt < high]
        if inside:
            said = sum(doubt for doubt, _ in inside) / len(inside)
            was = sum(right for _, right in inside) / len(inside)
            cells.append(f"{100 * said:3.0f}→{100 * was:3.0f} ({len(inside)})")
            gaps.append(len(inside) * abs(said - was) / len(pairs))
    print(f"n={players:2}  Brier {brier:.3f} (prior {bare:.3f})  mean gap {100 * sum(gaps):.1f} points  ", *cells)


def fitted(played: Sequence[Round], passes: int = 300) -> dict[str, float]:
    """What each deed says, by logistic regression with the role cards' odds as offset."""
    rows, labels, offsets = [], [], []
    whats = sorted(
        {deed.what for one in played for seat in range(len(one.roles)) for deed in one.public(1.0).deeds(seat)}
    )
    for one in played:
        share = table_share(one)
        for part in PARTS:
            public = one.public(part)
            for seat, role in enumerate(one.roles):
                deeds = public.deeds(seat)
                rows.append([sum(deed.amount for deed in deeds if deed.what == what) for what in whats])
                labels.append(role == "saboteur")
                offsets.append(log(share / (1 - share)))
    weights = [0.0] * len(whats)
    scale = [max(0.05, (sum(row[at] ** 2 for row in rows) / len(rows)) ** 0.5) for at in range(len(whats))]
    for _ in range(passes):
        slope = [2.0 * weight for weight in weights]
        for row, label, offset in zip(rows, labels, offsets, strict=True):
            odds = offset + sum([weight * value for weight, value in zip(weights, row, strict=True)])
            error = 1 / (1 + exp(-max(-30.0, min(30.0, odds)))) - label
            for at, value in enumerate(row):
                if value:
                    slope[at] += error * value
        weights = [
            weight - change / len(rows) / scale[at] ** 2
            for at, (weight, change) in enumerate(zip(weights, slope, strict=True))
        ]
    return dict(zip(whats, weights, strict=True))


def table_share(one: Round) -> float:
    """The share of saboteurs among the role cards."""
    belief = one.public(0.0)
    return belief.suspicion[0]


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--players", type=int, nargs="+", default=[5])
    parser.add_argument("--diggers", default="miner")
    parser.add_argument("--saboteurs", default="miner")
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--fit", action="store_true")
    asked = parser.parse_args()
    print(f"{asked.diggers} diggers, {asked.saboteurs} saboteurs, {asked.rounds} rounds each, seed {asked.seed}")
    every: list[Round] = []
    for players in asked.players:
        played = list(rounds(players, asked.diggers, asked.saboteurs, asked.rounds, asked.seed))
        show(players, believed(played), table_share(played[0]))
        every += played
    if asked.fit:
        now = table_of("saboteur")
        for what, weight in fitted(every).items():
            print(f"{what:16} {weight:+.2f}  (now {now.log_likelihood(what, 'saboteur'):+.2f})")


if __name__ == "__main__":
    main()
