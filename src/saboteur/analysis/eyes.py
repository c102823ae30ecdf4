"""The chances as a seat could think of itself: rollouts from worlds that fit all it had seen."""

from __future__ import annotations

import random

from saboteur.analysis.calibration import calibrated
from saboteur.analysis.claims import BAD
from saboteur.belief import Belief
from saboteur.coach.hint import role_weights
from saboteur.engine.core.appraisal import Appraisal
from saboteur.match import Match
from saboteur.worlds import Worlds

MILLI = 1000.0


def eyes(match: Match, beliefs: list[Belief], appraisal: Appraisal, worlds: int) -> tuple[float, ...]:
    """How well each seat could expect to do; empty if nobody has to believe anything."""
    found = []
    for seat, belief in enumerate(beliefs):
        view = match.view(seat)
        drawn = Worlds(view, random.Random(f"{match.seq}/{seat}"))
        weights = role_weights(belief, view)
        total = 0
        for _ in range(worlds):
            world = drawn(roles=weights) if weights else drawn()
            total += appraisal.chances(world, 1)[seat]
        share = total / worlds / MILLI
        found.append(round(calibrated(match.rules.name, share, worlds, bad=(view.role or "") in BAD), 3))
    return tuple(found)
