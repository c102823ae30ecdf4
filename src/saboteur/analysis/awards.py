"""Awards backed by figures: nobody gets two, and none is about a lack of skill."""

from __future__ import annotations

from collections.abc import Sequence

from saboteur.analysis.analysis import Award, RoundStory
from saboteur.analysis.claims import BAD
from saboteur.analysis.suspicion import enough
from saboteur.match import Played

ENOUGH = {
    "unseen": 0.5,
    "best-liar": 1,
    "sharp-eyed": 0.5,
    "trusting": 0.8,
    "good-soul": 2,
    "wrecker": 2,
    "unlucky": 0.25,
    "lucky": 0.25,
    "turned-it": 0.15,
    "thrifty": 4,
}
"""The least figure that earns an award, in the order in which they are given."""

CHANCES = {"unlucky", "lucky", "turned-it"}
"""Awards based on chances to win, which the solo game does not have."""

MOST = 4
"""Awards in a match at most."""


def awards(rounds: Sequence[RoundStory], played: Sequence[Played], players: int) -> tuple[Award, ...]:
    """The awards of a match, the most remarkable first; at most one for each seat."""
    figures = {name: [0.0] * players for name in ENOUGH}
    for one in rounds:
        for spoken in one.claims:
            figures["best-liar"][spoken.seat] += spoken.truth == "lie" and spoken.believed is True
        _count_suspicions(one, figures)
        _count_chances(one, figures)
    for act in played:
        card = act.move.card or ""
        if act.move.seat not in (None, act.seat):
            figures["good-soul"][act.seat] += card.startswith(("repair", "free"))
            figures["wrecker"][act.seat] += card.startswith(("broken", "trapped"))
        figures["thrifty"][act.seat] += act.move.verb == "discard"
    given: list[Award] = []
    for name, least in ENOUGH.items():
        if players == 1 and name in CHANCES:
            continue
        best = max(range(players), key=figures[name].__getitem__)
        figure = round(figures[name][best], 3)
        if figure >= least and all(award.seat != best for award in given):
            given.append(Award(name=name, seat=best, figure=figure))
    return tuple(given[:MOST])


def _count_suspicions(one: RoundStory, figures: dict[str, list[float]]) -> None:
    """Who exposed a traitor, and which traitor won undetected."""
    for trace in one.suspicions:
        if one.roles[trace.about] not in BAD:
            continue
        mean = sum(trace.values) / len(trace.values)
        if one.roles[trace.by] not in BAD:
            if mean >= enough(trace.values[0]):
                figures["sharp-eyed"][trace.by] = max(figures["sharp-eyed"][trace.by], mean)
            figures["trusting"][trace.by] = max(figures["trusting"][trace.by], 1 - trace.values[-1])
        if trace.about in one.winners and trace.seen_through is None:
            share = figures["unseen"][trace.about] + 1 / (len(one.roles) - 1)
            figures["unseen"][trace.about] = min(1.0, share)


def _count_chances(one: RoundStory, figures: dict[str, list[float]]) -> None:
    """Who had the most luck, and whose single move changed most, in a round that somebody won."""
    for point in one.curve if one.winners else ():
        if point.seat is not None:
            figures["unlucky"][point.seat] -= point.luck
            figures["lucky"][point.seat] += point.luck
            figures["turned-it"][point.seat] = max(figures["turned-it"][point.seat], point.skill)
