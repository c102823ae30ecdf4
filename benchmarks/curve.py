"""How reliable the curve of a story is: of the moments it gave 30 %, in how many did that seat win?

python benchmarks/curve.py saboteur --players 5 --bots miner --matches 200
"""

from __future__ import annotations

import argparse
import random
import sys
from math import log

from logistic import fit
from saboteur.analysis.calibration import calibrated
from saboteur.analysis.claims import BAD
from saboteur.analysis.curve import MILLI
from saboteur.analysis.moments import moments
from saboteur.analysis.success import did_well
from saboteur.engine.core.appraisal import Appraisal
from saboteur.match import Played
from saboteur.simulate import Plan, play_match

BINS = 10
Pair = tuple[float, float, bool]
"""What the curve said, what was true, and whether the seat was a traitor."""


def main() -> None:
    """Play matches, appraise some moments of each, and compare with how the rounds ended."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--bots", default="miner")
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--moments", type=int, default=12, help="looked at in each match")
    parser.add_argument("--rollouts", type=int, default=160)
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    found = [pair for number in range(wish.matches) for pair in _pairs(wish, number)]
    print("rollouts alone:")
    _report(found, wish.matches)
    print("as the curve tells it:")
    told = [(calibrated(wish.game, said, wish.rollouts, bad=bad), held, bad) for said, held, bad in found]
    _report(told, wish.matches)
    slope, shift, base = _fit(found, wish.rollouts)
    print(f"best: slope {slope:.2f}, shift {shift:.2f} (against traitors), base {base:.2f}")


def _fit(pairs: list[Pair], rollouts: int) -> tuple[float, float, float]:
    """The slope, shift and base of log odds that would have been best."""
    kept = [(chance * rollouts + 0.5) / (rollouts + 1) for chance, _, _ in pairs]
    rows = [(log(one / (1 - one)), -1.0 if bad else 1.0) for one, (_, _, bad) in zip(kept, pairs, strict=True)]
    found = fit(rows, [held > 0.5 for _, held, _ in pairs])
    slope, shift = (weight / spread for weight, spread in zip(found.weights, found.spreads, strict=True))
    return slope, shift, found.offset - slope * found.means[0] - shift * found.means[1]


def _pairs(wish: argparse.Namespace, number: int) -> list[Pair]:
    """What the curve said for a seat at some moments, and whether it won that round."""
    plan = Plan(wish.game, wish.players, bots=(wish.bots,), matches=wish.matches, seed=wish.seed, options={})
    match, _ = play_match(plan, number)[:2]
    policy = match.rules.game.policy
    assert policy is not None
    appraisal = Appraisal(policy, [0] * wish.players, number + 1)
    rng = random.Random(number)
    acts = sum(isinstance(entry, Played) for entry in match.story)
    wanted = set(rng.sample(range(acts), min(acts, wish.moments)))
    pairs: list[Pair] = []
    at = -1
    for again, entry in moments(match):
        if not isinstance(entry, Played):
            continue
        at += 1
        if at not in wanted or not appraisal.decides(again.position()):
            continue
        seat = rng.randrange(wish.players)
        chance = appraisal.chances(again.position(), wish.rollouts)[seat] / wish.rollouts / MILLI
        if wish.game == "duel":
            assert match.outcome is not None
            held = seat in match.outcome.winners
        else:
            held = did_well(match.results[len(again.results)], seat)
        roles = match.results[len(again.results)].roles
        pairs.append((chance, float(held), bool(roles) and roles[seat] in BAD))
    return pairs


def _report(pairs: list[Pair], matches: int) -> None:
    print(f"{len(pairs)} moments of {matches} matches")
    error = 0.0
    for number in range(BINS):
        inside = [(p, o) for p, o, _ in pairs if min(BINS - 1, int(p * BINS)) == number]
        if not inside:
            continue
        said = sum(p for p, _ in inside) / len(inside)
        held = sum(o for _, o in inside) / len(inside)
        error += abs(said - held) * len(inside) / len(pairs)
        print(f"said {100 * said:5.1f} %  held {100 * held:5.1f} %  {len(inside):6d} moments")
    brier = sum((p - o) ** 2 for p, o, _ in pairs) / len(pairs)
    print(f"mean distance {100 * error:.1f} points, Brier score {brier:.3f}")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
