"""A match between bots while it runs, for whoever watches: who is going to win, and what the one on turn thinks.

It tells everything. Nobody may see it who plays, or who sits with somebody who does.
"""

from __future__ import annotations

import msgspec

from saboteur.analysis.analysis import Side
from saboteur.analysis.calibration import calibrated
from saboteur.analysis.claims import BAD
from saboteur.analysis.curve import MILLI
from saboteur.analysis.sides import sides
from saboteur.coach import Doubt, know
from saboteur.engine.core.appraisal import Appraisal
from saboteur.match import Match

ROLLOUTS = 160


class Live(msgspec.Struct, frozen=True, kw_only=True):
    """A moment of a match between bots."""

    round: int
    roles: tuple[str, ...]
    """What everybody is; empty in games without roles."""
    sides: tuple[Side, ...]
    chances: tuple[float, ...]
    """How well each seat is going to do, as in a story; empty once the round is decided."""
    seat: int | None
    """Who is on turn and thinks."""
    doubts: tuple[Doubt, ...]
    """Whom that one suspects, from what it has seen and nothing else, the most suspected first."""


def live(match: Match, rollouts: int = ROLLOUTS) -> Live:
    """The present moment of a match. The same moment gives the same numbers."""
    players, seat = match.rules.players, match.actor
    views = [match.view(one) for one in range(players)]
    roles = tuple(view.role or "" for view in views) if views[0].roles else ()
    doubts = () if seat is None else know(views[seat], match.seen(seat)).doubts
    return Live(
        round=views[0].round,
        roles=roles,
        sides=sides(match.rules.name, roles, players),
        chances=() if seat is None else _chances(match, roles, rollouts),
        seat=seat,
        doubts=tuple(sorted(doubts, key=lambda doubt: -doubt.suspicion)),
    )


def _chances(match: Match, roles: tuple[str, ...], rollouts: int) -> tuple[float, ...]:
    policy = match.rules.game.policy
    if policy is None:
        return ()
    appraisal = Appraisal(policy, [0] * match.rules.players, match.seq + 1)
    if not appraisal.decides(match._position):
        return ()
    total = appraisal.chances(match._position, rollouts)
    return tuple(
        round(calibrated(match.rules.name, one / rollouts / MILLI, rollouts, bad=bool(roles) and roles[at] in BAD), 3)
        for at, one in enumerate(total)
    )
