"""The curve of a round: who was going to win, move by move, separating luck and skill."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from saboteur.analysis.analysis import Balance, Point
from saboteur.analysis.calibration import CORRECTIONS, calibrated
from saboteur.analysis.claims import BAD
from saboteur.analysis.draws import EACH, MILLI, Draws, mean_chances
from saboteur.engine.core.appraisal import Appraisal
from saboteur.engine.core.policy import apply
from saboteur.engine.core.position import Position
from saboteur.match import Match, Played

TURNS = 5
"""Most turning points marked in a round."""
TURN = 0.12
"""Smallest change of a turning point, as a share of the curve's range."""


def point(
    match: Match, at: int, played: Played, appraisal: Appraisal, draws: Draws, rollouts: int
) -> tuple[Point, float]:
    """The point before a move, and the mover's expectation after it, averaged over draws."""
    orders = draws.orders(match._position, rollouts)
    correction = CORRECTIONS.get(match.rules.name)
    bad = [(match.view(seat).role or "") in BAD for seat in range(match.rules.players)]
    shares = mean_chances(orders, appraisal)
    expected = _after(orders, played.seat, match.rules.codec.code(played.move), appraisal)
    here = Point(
        seq=match.seq,
        at=at,
        chances=tuple(
            round(calibrated(correction, share, rollouts, bad=bad[seat]), 3) for seat, share in enumerate(shares)
        ),
        seat=played.seat,
        move=str(played.move),
    )
    return here, calibrated(correction, expected, rollouts, bad=bad[played.seat])


def _after(orders: Sequence[Position], seat: int, code: int, appraisal: Appraisal) -> float:
    """The share of rollouts a seat wins after a move, with the same orders of the pile as before it."""
    policy, total = appraisal.policy, 0
    for position in orders:
        policy.study(position)
        world = position.copy()
        world.chance = appraisal.dice
        policy.begin(world, appraisal.belief)
        if apply(world, code, policy.stop):
            total += EACH * policy.success(world, seat)
        else:
            total += appraisal.chances(world, EACH)[seat]
    return total / len(orders) / EACH / MILLI


def joined(
    points: Sequence[Point], expected: Sequence[float], end: Point, *, decided: bool = True
) -> tuple[Point, ...]:
    """The curve with skill and luck of each move and the turning points marked.

    A round that is not `decided` ends without a winner: its last chances run out, whatever the last move was.
    """
    follow = [*points[1:], end]
    told = []
    for here, hoped, after in zip(points, expected, follow, strict=True):
        assert here.seat is not None
        skill = hoped - here.chances[here.seat]
        luck = after.chances[here.seat] - hoped
        told.append(msgspec.structs.replace(here, skill=round(skill, 3), luck=round(luck, 3)))
    if not decided:
        told[-1] = msgspec.structs.replace(told[-1], luck=0.0)
    marked = _turning([*told, end] if decided else told)
    return tuple(msgspec.structs.replace(one, turning=at in marked) for at, one in enumerate([*told, end]))


def _turning(points: Sequence[Point]) -> set[int]:
    """The moves after which the chances changed most."""
    most = max(1.0, *(chance for one in points for chance in one.chances))
    changes = {
        at: max(abs(new - old) for old, new in zip(points[at].chances, points[at + 1].chances, strict=True))
        for at in range(len(points) - 1)
    }
    greatest = sorted(changes, key=lambda at: (-changes[at], at))[:TURNS]
    return {at for at in greatest if changes[at] >= TURN * most}


def balance(curve: Sequence[Point], players: int) -> tuple[Balance, ...]:
    """The total effects of moves and of cards on each seat's chances."""
    if not curve:
        return ()
    skill, luck = [0.0] * players, [0.0] * players
    for one in curve:
        if one.seat is not None:
            skill[one.seat] += one.skill
            luck[one.seat] += one.luck
    return tuple(Balance(skill=round(skill[seat], 3), luck=round(luck[seat], 3)) for seat in range(players))
