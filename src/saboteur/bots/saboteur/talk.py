"""Claims of the greedy player of the base game: few, and in character."""

from __future__ import annotations

import random
from collections.abc import Sequence

from saboteur.notation.claim import Claim
from saboteur.notation.move import Move
from saboteur.view import Goal, View

MOST = 2
"""Most claims per round."""
DISTRUST = 0.85
"""Suspicion from which a digger accuses someone."""
SPEAKS, LIES, ACCUSES = 0.7, 0.4, 0.06
"""Probability of speaking in a turn; always or never would give the role away."""


def claims(
    view: View, suspicion: Sequence[float], said: Sequence[Claim], move: Move, rng: random.Random
) -> list[Claim]:
    """Claims to make along with the move, mostly none; ``said`` are its earlier ones this round."""
    if len(said) >= MOST:
        return []
    wishes = _digger(view, suspicion, rng) if view.role == "digger" else _saboteur(view, suspicion, said, rng)
    if view.front[view.seat or 0] and move.seat != view.seat and rng.random() < SPEAKS:
        wishes.append(Claim("repair-me"))
    return [claim for claim in wishes if claim not in said][:1]


def _digger(view: View, suspicion: Sequence[float], rng: random.Random) -> list[Claim]:
    """The truth about goals, gold first, and its opinion of others."""
    if rng.random() >= SPEAKS:
        return []
    seen = sorted(_seen(view), key=lambda goal: goal.card != "gold")
    wishes = [Claim("gold" if goal.card == "gold" else "stone", cell=goal.cell) for goal in seen]
    worst = _most(suspicion, view)
    return [*wishes, Claim("accuse", seat=worst)] if suspicion[worst] > DISTRUST else wishes


def _saboteur(view: View, suspicion: Sequence[float], said: Sequence[Claim], rng: random.Random) -> list[Claim]:
    """At most one lie about a goal, and an accusation of someone the others trust."""
    seen = _seen(view)
    if seen and rng.random() < LIES and not any(claim.cell for claim in said):
        goal = rng.choice(seen)
        if goal.card != "gold":
            return [Claim("gold", cell=goal.cell)]
        others = [Claim("gold", cell=other.cell) for other in view.goals if other.card == "?"]
        return [rng.choice([Claim("stone", cell=goal.cell), *others])]
    if rng.random() < ACCUSES and not any(claim.what == "accuse" for claim in said):
        return [Claim("accuse", seat=_most([-doubt for doubt in suspicion], view))]
    return []


def _seen(view: View) -> list[Goal]:
    """The face-down goals it has looked at."""
    return [goal for goal in view.goals if not goal.open and goal.card != "?"]


def _most(numbers: Sequence[float], view: View) -> int:
    """The other seat with the highest number."""
    return max((seat for seat in range(view.players) if seat != view.seat), key=lambda seat: numbers[seat])
