"""The chances as a seat could think of itself: rollouts from worlds that fit all it had seen."""

from __future__ import annotations

import random
from math import exp

from saboteur.analysis.calibration import EYES, calibrated
from saboteur.analysis.claims import BAD
from saboteur.belief import Belief
from saboteur.belief.term import OTHERS, PRIOR
from saboteur.engine.core.appraisal import Appraisal
from saboteur.match import Match
from saboteur.view import View
from saboteur.weights import BySeat
from saboteur.worlds import Worlds

CLEAR = 3.0
"""Log odds of deeds up to which worlds are weighted: more would reject nearly all of them."""
MILLI = 1000.0


def eyes(match: Match, beliefs: list[Belief], appraisal: Appraisal, worlds: int) -> tuple[float, ...]:
    """How well each seat could expect to do; `beliefs` is empty in games without traitors."""
    players = range(match.rules.players)
    return tuple(round(seen(match, at, beliefs[at] if beliefs else None, appraisal, worlds), 3) for at in players)


def seen(match: Match, seat: int, belief: Belief | None, appraisal: Appraisal, worlds: int) -> float:
    """How well a seat could expect to do, from its view and what it believes."""
    share = share_seen(match, seat, belief, appraisal, worlds)
    bad = (match.view(seat).role or "") in BAD
    return calibrated(EYES.get(match.rules.name), share, worlds, bad=bad)


def share_seen(match: Match, seat: int, belief: Belief | None, appraisal: Appraisal, worlds: int) -> float:
    """The share of the worlds a seat could believe in that it wins when they are played on."""
    view = match.view(seat)
    drawn = Worlds(view, random.Random(f"{match.seq}/{seat}"))
    weights = None if belief is None else _role_weights(belief, view)
    total = 0
    for _ in range(worlds):
        world = drawn(roles=weights) if weights else drawn()
        total += appraisal.chances(world, 1)[seat]
    return total / worlds / MILLI


def _role_weights(belief: Belief, view: View) -> BySeat | None:
    """How much more likely deeds make it that a seat has a role against the others."""
    against = belief.against
    found: dict[int, dict[str, float]] = {}
    for seat in range(view.players):
        if seat != view.seat and against:
            said = sum(term.log_odds for term in belief.ledger(seat) if term.kind not in {PRIOR, OTHERS})
            if said:
                found[seat] = dict.fromkeys(against, exp(max(-CLEAR, min(CLEAR, said))))
    return found or None
