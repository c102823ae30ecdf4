"""Distinctions that are true: nobody gets two, and none speaks of a lack of skill."""

from __future__ import annotations

from collections.abc import Sequence

from saboteur.analysis.analysis import Award, RoundStory
from saboteur.match import Played

ENOUGH = {"best-liar": 1, "good-soul": 2, "wrecker": 2, "unlucky": 0.25, "lucky": 0.25, "turned-it": 0.15, "thrifty": 4}
"""The least figure that earns an award, in the order in which they are given."""


def awards(rounds: Sequence[RoundStory], played: Sequence[Played], players: int) -> tuple[Award, ...]:
    """The awards of a match, the most remarkable first; at most one for each seat."""
    figures = {name: [0.0] * players for name in ENOUGH}
    for one in rounds:
        for spoken in one.claims:
            figures["best-liar"][spoken.seat] += spoken.truth == "lie" and spoken.believed is not False
        for point in one.curve:
            if point.seat is not None:
                figures["unlucky"][point.seat] -= point.luck
                figures["lucky"][point.seat] += point.luck
                figures["turned-it"][point.seat] = max(figures["turned-it"][point.seat], point.skill)
    for act in played:
        card = act.move.card or ""
        if act.move.seat not in (None, act.seat):
            figures["good-soul"][act.seat] += card.startswith(("repair", "free"))
            figures["wrecker"][act.seat] += card.startswith(("broken", "trapped"))
        figures["thrifty"][act.seat] += act.move.verb == "discard"
    given: list[Award] = []
    for name, least in ENOUGH.items():
        best = max(range(players), key=lambda seat, name=name: (figures[name][seat], -seat))  # type: ignore[misc]
        figure = round(figures[name][best], 3)
        if figure >= least and all(award.seat != best for award in given):
            given.append(Award(name=name, seat=best, figure=figure))
    return tuple(given[:4])
