"""Calibration of a story's curve: of the points at which it gave 30 %, in how many did that seat win?

python benchmarks/curve.py saboteur --players 5 --bots miner --matches 200 --moments 4

The same for what the seat itself could think, from the worlds of a story (`--eyes 0` leaves it out). `--fit` fits
corrections on some matches and checks them on the others. In solo the curve tells gold: of that, how far the
expectation was from what came.

Even a perfect curve is some points off in a sample. How many, is told beside each distance: if moments were
independent, if those of one match end alike, and what it would be below in 19 of 20 such samples.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable, Sequence
from math import log
from statistics import fmean
from typing import NamedTuple

from logistic import fit
from saboteur.analysis.calibration import CORRECTIONS, EYES, Correction, calibrated
from saboteur.analysis.claims import BAD
from saboteur.analysis.draws import Draws
from saboteur.analysis.eyes import share_seen
from saboteur.analysis.moments import moments
from saboteur.analysis.success import did_well
from saboteur.belief import Belief
from saboteur.engine.core.appraisal import Appraisal
from saboteur.match import Played
from saboteur.simulate import Plan, play_match

BINS = 10
DRAWS = 200
"""Samples to estimate the error of a perfect curve."""
SELDOM = 19 * DRAWS // 20
"""How many of them are nearer than what is seldom exceeded."""

ZERO_SUM = {"saboteur", "duel"}
"""Games in which somebody always wins, and all others lose."""


class Look(NamedTuple):
    """A point of a match, for one seat."""

    match: int
    share: float
    """Of rollouts from the real position that the seat won; in solo, gold."""
    eyes: float
    """The same of worlds that the seat could believe in."""
    held: float
    """Whether it won, half for a draw; in solo, the gold that came."""
    bad: bool


Said = Callable[[Look], float]


def main() -> None:
    """Play matches, appraise some moments of each, and compare with how the rounds ended."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--bots", default="miner")
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--moments", type=int, default=4, help="looked at in each match")
    parser.add_argument("--seats", type=int, default=1, help="looked at in each of them")
    parser.add_argument("--rollouts", type=int, default=160)
    parser.add_argument("--eyes", type=int, default=32, help="worlds for what the seat itself could think; 0 for none")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--fit", action="store_true")
    wish = parser.parse_args()
    looks = [one for number in range(wish.matches) for one in _looks(wish, number)]
    print(
        f"{wish.game}, {wish.players} x {wish.bots}: {len(looks)} moments of {wish.matches} matches, seed {wish.seed}"
    )
    if wish.players == 1:
        _report_gold(looks, lambda look: look.share, "from everything")
        if wish.eyes:
            _report_gold(looks, lambda look: look.eyes, "with the player's eyes")
        return
    _kind(wish, looks, lambda look: look.share, wish.rollouts, CORRECTIONS, "the curve")
    if wish.eyes:
        _kind(wish, looks, lambda look: look.eyes, wish.eyes, EYES, "a seat's eyes")


def _kind(
    wish: argparse.Namespace,
    looks: list[Look],
    share: Said,
    count: int,
    now: dict[str, Correction],
    name: str,
) -> None:
    """Report what rollouts say, how it is told, and how a correction fitted on other matches would tell it."""

    def told(correction: Correction) -> Said:
        return lambda look: calibrated(correction, share(look), count, bad=look.bad)

    _report(looks, share, f"{name}: rollouts alone")
    if wish.game in now:
        _report(looks, told(now[wish.game]), f"{name}: as it is told")
    if wish.fit:
        parts = [[look for look in looks if look.match % 2 == part] for part in range(2)]
        mirrored = now is CORRECTIONS and wish.game in ZERO_SUM
        fitted = [_fit(part, share, count, mirrored=mirrored) for part in parts]
        held_out = {id(look): told(fitted[1 - part])(look) for part in range(2) for look in parts[part]}
        _report(looks, lambda look: held_out[id(look)], f"{name}: fitted on the other half of the matches")
        fitted.append(_fit(looks, share, count, mirrored=mirrored))
        print("    slope, shift and base of both halves and of all:", *map(_written, fitted))


def _fit(looks: Sequence[Look], share: Said, count: int, *, mirrored: bool) -> Correction:
    """The slope, shift and base of log odds that would have been best.

    Mirrored where one side loses what the other wins: then nothing is added for everybody.
    """
    kept = [(share(look) * count + 0.5) / (count + 1) for look in looks]
    rows = [[log(one / (1 - one)), -1.0 if look.bad else 1.0] for one, look in zip(kept, looks, strict=True)]
    held = [look.held >= 0.5 for look in looks]
    if mirrored:
        rows += [[-one for one in row] for row in rows]
        held += [look.held <= 0.5 for look in looks]
    if not any(look.bad for look in looks):
        rows = [row[:1] for row in rows]
    found = fit(rows, held)
    weights = [weight / spread for weight, spread in zip(found.weights, found.spreads, strict=True)]
    base = found.offset - sum(weight * mean for weight, mean in zip(weights, found.means, strict=True))
    return Correction(weights[0], weights[1] if len(weights) > 1 else 0.0, base)


def _written(one: Correction) -> str:
    return f"({one.slope:.2f}, {one.shift:+.2f}, {one.base:+.2f})"


def _looks(wish: argparse.Namespace, number: int) -> list[Look]:
    """What rollouts and the seat's own eyes said for a seat at some moments, and whether it won that round."""
    plan = Plan(wish.game, wish.players, bots=(wish.bots,), matches=wish.matches, seed=wish.seed, options={})
    match, _ = play_match(plan, number)[:2]
    policy = match.rules.game.policy
    assert policy is not None
    appraisal = Appraisal(policy, [0] * wish.players, number + 1)
    draws = Draws(match.rules, number)
    rng = random.Random(number)
    acts = sum(isinstance(entry, Played) for entry in match.story)
    wanted = set(rng.sample(range(acts), min(acts, wish.moments)))
    found: list[Look] = []
    at = -1
    for again, entry in moments(match):
        if not isinstance(entry, Played):
            continue
        at += 1
        if at not in wanted or not appraisal.decides(again.position()):
            continue
        shares = draws.chances(again.position(), appraisal, wish.rollouts)
        roles = match.results[len(again.results)].roles
        for seat in rng.sample(range(wish.players), min(wish.players, wish.seats)):
            held: float
            if wish.game == "duel":
                assert match.outcome is not None
                held = (seat in match.outcome.winners) / len(match.outcome.winners)
            elif wish.players == 1:
                held = float(sum(int(one.gold[0]) for one in match.results[: len(again.results) + 1]))
            else:
                held = did_well(match.results[len(again.results)], seat)
            eyes = 0.0
            if wish.eyes:
                belief = Belief(again.view(seat), again.seen(seat)) if roles else None
                eyes = share_seen(again, seat, belief, appraisal, wish.eyes)
            found.append(Look(number, shares[seat], eyes, float(held), bool(roles) and roles[seat] in BAD))
    return found


def _report(looks: Sequence[Look], said: Said, name: str) -> None:
    """Bins, distance, and how far off a perfect curve would be in such a sample."""
    rows = [(said(look), look.held) for look in looks]
    cells = []
    for number in range(BINS):
        inside = [(p, o) for p, o in rows if _bin(p) == number]
        if inside:
            told, came = (100 * sum(one[at] for one in inside) / len(inside) for at in (0, 1))
            cells.append(f"{told:.0f}→{came:.0f} ({len(inside)})")
    rng = random.Random(1)
    alone, alike = [], []
    for _ in range(DRAWS):
        luck = [rng.random() for _ in range(1 + max(look.match for look in looks))]
        alone.append(_distance([(p, float(rng.random() < p)) for p, _ in rows]))
        alike.append(_distance([(p, float(luck[look.match] < p)) for (p, _), look in zip(rows, looks, strict=True)]))
    brier = sum((p - o) ** 2 for p, o in rows) / len(rows)
    perfect = f"{100 * fmean(alone):.1f} to {100 * fmean(alike):.1f}, seldom above {100 * sorted(alike)[SELDOM]:.1f}"
    off = f"{100 * _distance(rows):.1f} points off (a perfect one: {perfect})"
    print(f"{name}: {off}, Brier score {brier:.3f}\n   ", *cells)
    sys.stdout.flush()


def _distance(rows: Sequence[tuple[float, float]]) -> float:
    """The mean distance between predicted chance and observed frequency, by bins."""
    sums = [0.0] * BINS
    for said, held in rows:
        sums[_bin(said)] += said - held
    return sum(map(abs, sums)) / len(rows)


def _bin(said: float) -> int:
    return min(BINS - 1, int(said * BINS))


def _report_gold(looks: Sequence[Look], said: Said, name: str) -> None:
    count = len(looks)
    told, came = sum(map(said, looks)) / count, sum(look.held for look in looks) / count
    off = sum(abs(said(look) - look.held) for look in looks) / count
    print(f"{name}: said {told:.2f} gold, {came:.2f} came, off by {off:.2f} on average")


if __name__ == "__main__":
    main()
