"""A running match between bots, for spectators: who is going to win, and what the seat to move thinks.

It reveals all hidden information. Never show it to a player of the match, or to anybody at their device.
"""

from __future__ import annotations

import msgspec

from saboteur.analysis.analysis import Side
from saboteur.analysis.calibration import CORRECTIONS, calibrated
from saboteur.analysis.claims import BAD
from saboteur.analysis.draws import Draws
from saboteur.analysis.eyes import seen
from saboteur.analysis.sides import sides
from saboteur.coach import Doubt, know
from saboteur.engine.core.appraisal import Appraisal
from saboteur.match import Match

ROLLOUTS = 160
EYES = 5
"""Rollouts in each world of a seat's belief."""


class Live(msgspec.Struct, frozen=True, kw_only=True):
    """A moment of a match between bots."""

    round: int
    roles: tuple[str, ...]
    """Everybody's role; empty in games without roles."""
    sides: tuple[Side, ...]
    chances: tuple[float, ...]
    """Each seat's chances, as in a story; empty once the round is decided."""
    seat: int | None
    """The seat to move."""
    doubts: tuple[Doubt, ...]
    """Whom that seat suspects from its own view, the most suspected first."""
    hope: float | None = None
    """In games without suspects: the result that seat expects from its own view."""


def live(match: Match, rollouts: int = ROLLOUTS) -> Live:
    """The current position of a match. The same position gives the same numbers."""
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
        hope=None if seat is None or doubts else hope(match, seat, rollouts),
    )


def hope(match: Match, seat: int, rollouts: int = ROLLOUTS) -> float | None:
    """The result a seat expects from its own view, in solo in gold; None if it cannot change any more."""
    appraisal = _appraisal(match)
    return None if appraisal is None else round(seen(match, seat, None, appraisal, max(4, rollouts // EYES)), 3)


def _appraisal(match: Match) -> Appraisal | None:
    """The appraisal of the current position, unless the round is decided."""
    policy = match.rules.game.policy
    appraisal = None if policy is None else Appraisal(policy, [0] * match.rules.players, match.seq + 1)
    return appraisal if appraisal is not None and appraisal.decides(match._position) else None


def _chances(match: Match, roles: tuple[str, ...], rollouts: int) -> tuple[float, ...]:
    appraisal = _appraisal(match)
    if appraisal is None:
        return ()
    correction = CORRECTIONS.get(match.rules.name)
    shares = Draws(match.rules, match.seq).chances(match._position, appraisal, rollouts)
    return tuple(
        round(calibrated(correction, share, rollouts, bad=bool(roles) and roles[at] in BAD), 3)
        for at, share in enumerate(shares)
    )
