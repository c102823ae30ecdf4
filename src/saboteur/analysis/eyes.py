"""A seat's own estimate of its chances: rollouts in worlds weighted by its belief."""

from __future__ import annotations

import random

from saboteur.analysis.calibration import EYES, calibrated
from saboteur.analysis.claims import BAD
from saboteur.belief import Belief
from saboteur.belief.likely import likely
from saboteur.engine.core.appraisal import Appraisal
from saboteur.engine.core.chance import Dice
from saboteur.match import Match

MILLI = 1000.0
SEED_BITS = 58


def eyes(match: Match, beliefs: list[Belief], appraisal: Appraisal, worlds: int) -> tuple[float, ...]:
    """The result each seat could expect; `beliefs` is empty in games without traitors."""
    players = range(match.rules.players)
    return tuple(round(seen(match, at, beliefs[at] if beliefs else None, appraisal, worlds), 3) for at in players)


def seen(match: Match, seat: int, belief: Belief | None, appraisal: Appraisal, worlds: int) -> float:
    """The result a seat could expect, from its view and its belief."""
    share = share_seen(match, seat, belief, appraisal, worlds)
    bad = (match.view(seat).role or "") in BAD
    return calibrated(EYES.get(match.rules.name), share, worlds, bad=bad)


def share_seen(match: Match, seat: int, belief: Belief | None, appraisal: Appraisal, worlds: int) -> float:
    """The share of rollouts in these worlds that the seat wins."""
    sampler = match._position.worlds(seat)
    dice = Dice(random.Random(f"{match.seq}/{seat}").getrandbits(SEED_BITS))
    if belief is None:
        drawn = [sampler.sample(dice) for _ in range(worlds)]
    else:
        drawn = likely(match.rules, sampler, belief, dice, worlds)
    return sum(appraisal.chances(world, 1)[seat] for world in drawn) / worlds / MILLI
