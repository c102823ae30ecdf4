"""The curve of a round: who was going to win, move by move, with luck and skill apart."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from saboteur.analysis.analysis import Point
from saboteur.engine.core.appraisal import Appraisal
from saboteur.match import Match, Played

MILLI = 1000.0
TURNS = 5
"""Turning points marked in a round at most."""
TURN = 0.12
"""The least change of a turning point, as a part of the curve's range."""


def point(match: Match, played: Played, appraisal: Appraisal, rollouts: int) -> tuple[Point, float]:
    """The point before a move, and what the mover could expect after it, whatever is drawn."""
    position = match._position
    total = appraisal.chances(position, rollouts)
    code = match.rules.codec.code(played.move)
    after = appraisal.compare([position] * rollouts, played.seat, [code])
    expected = sum(row[0] for row in after) / rollouts / MILLI
    here = Point(
        seq=match.seq,
        chances=tuple(round(one / rollouts / MILLI, 3) for one in total),
        seat=played.seat,
        move=str(played.move),
    )
    return here, expected


def joined(points: Sequence[Point], expected: Sequence[float], end: Point) -> tuple[Point, ...]:
    """The curve with skill and luck of each move and the turning points marked."""
    follow = [*points[1:], end]
    told = []
    for here, hoped, after in zip(points, expected, follow, strict=True):
        assert here.seat is not None
        skill = hoped - here.chances[here.seat]
        luck = after.chances[here.seat] - hoped
        told.append(msgspec.structs.replace(here, skill=round(skill, 3), luck=round(luck, 3)))
    marked = _turning([*told, end])
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
