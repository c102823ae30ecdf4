"""How well saboteurs hide: a classifier learns their tells in half of the rounds and identifies them in the other half.

python benchmarks/tracker.py --players 5 --diggers greedy --saboteurs miner --rounds 400
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

import msgspec

from logistic import auc, fit, wilson
from rounds import Round, rounds
from saboteur import Claim
from saboteur.bots.protocol import Answer, Question
from saboteur.server.bots.pool import WorkerPool
from saboteur.server.settings import Settings

DEEDS = (
    "forward", "aside", "back", "astray", "clear", "rockfall", "cut", "discard", "discard-broken", "map", "break",
    "repair", "accuse", "vouch",
)  # fmt: skip
CLAIMS = ("gold", "stone", "repair-me", "no-path", "accuse", "trust")
PARTS = (0.25, 0.5, 1.0)


def tells(played: Round, part: float) -> list[list[float]]:
    """For each seat: deeds as the public judges them, and how often each was done."""
    public = played.public(part)
    rows = []
    for seat in range(len(played.roles)):
        deeds = public.deeds(seat)
        rows.append([sum(deed.amount for deed in deeds if deed.what == what) for what in DEEDS])
        rows[-1] += [float(sum(deed.what == what for deed in deeds)) for what in ("break", "repair")]
    return rows


def claims(played: Round, part: float) -> list[list[float]]:
    """For each seat: how often each kind of claim was made, and how many in all."""
    said: list[list[str]] = [[] for _ in played.roles]
    for event in played.until(part):
        if event.kind == "claim" and event.seat is not None:
            said[event.seat].append(Claim.parse(event.claim or "").what)
    return [[*(float(one.count(what)) for what in CLAIMS), float(len(one))] for one in said]


def thinking(played: Round, part: float) -> list[list[float]]:
    """For each seat: its mean and longest thinking time, against the table's mean."""
    turns = played.times[: max(1, int(part * len(played.times)))]
    mean = sum(time for _, time in turns) / len(turns)
    rows = []
    for seat in range(len(played.roles)):
        own = [time / mean for who, time in turns if who == seat] or [1.0]
        rows.append([sum(own) / len(own), max(own)])
    return rows


def shown(played: Round, part: float) -> list[list[float]]:
    """The same as people at a server see it: with the delay that a server puts before every move of a bot."""
    pool = WorkerPool(Settings(), [Nobody()])
    times = []
    for seat, time in played.times:
        pool.note("bot", time)
        times.append((seat, max(time, pool.delay("bot"))))
    return thinking(msgspec.structs.replace(played, times=tuple(times)), part)


class Nobody:
    """A bot process that is never asked."""

    def __init__(self) -> None:
        self.known: dict[str, int] = {}

    async def ask(self, question: Question) -> Answer:
        """Nothing is asked."""
        raise NotImplementedError(question.key)

    async def close(self) -> None:
        """There is nothing to end."""


def named(rows: Sequence[Sequence[list[float]]], labels: Sequence[Sequence[bool]]) -> float:
    """AUC of a classifier trained on every other round, and vice versa."""
    total = 0.0
    for first in (0, 1):
        learnt, tried = slice(first, None, 2), slice(1 - first, None, 2)
        model = fit([row for one in rows[learnt] for row in one], [label for one in labels[learnt] for label in one])
        scores = [model.score(row) for one in rows[tried] for row in one]
        total += auc(scores, [label for one in labels[tried] for label in one]) / 2
    return total


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--diggers", default="miner")
    parser.add_argument("--saboteurs", default="miner")
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--parts", type=float, nargs="+", default=PARTS, help="of the round")
    asked = parser.parse_args()
    played = list(rounds(asked.players, asked.diggers, asked.saboteurs, asked.rounds, asked.seed))
    labels = [[role == "saboteur" for role in one.roles] for one in played]
    share, low, high = wilson(sum(one.won for one in played), len(played))
    print(f"{asked.diggers} diggers against {asked.saboteurs} saboteurs, {asked.players} players, seed {asked.seed}:")
    print(f"diggers win {100 * share:.1f} % [{100 * low:.0f}-{100 * high:.0f}] of {len(played)} rounds")
    print("AUC of a tracker after a part of the round:")
    for part in asked.parts:
        both = [[a + b for a, b in zip(tells(one, part), claims(one, part), strict=True)] for one in played]
        spoken = named([claims(one, part) for one in played], labels)
        clock = named([thinking(one, part) for one in played], labels)
        served = named([shown(one, part) for one in played], labels)
        belief = auc(
            [doubt for one in played for doubt in one.public(part).suspicion],
            [label for one in labels for label in one],
        )
        print(
            f"{100 * part:4.0f} %: all tells {named(both, labels):.3f}, claims {spoken:.3f}, "
            f"thinking time {clock:.3f} (at a server {served:.3f}), the public's belief {belief:.3f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
