"""What the greedy player of the base game says at the table: little, and in character."""

from __future__ import annotations

import random
from collections.abc import Sequence

from saboteur.notation.claim import Claim
from saboteur.notation.move import Move
from saboteur.view import Goal, View

MOST = 2
"""So many claims in a round are enough for anyone."""
DISTRUST = 0.85
"""From how much suspicion on a digger speaks out against somebody."""
SPEAKS, LIES, ACCUSES = 0.7, 0.4, 0.06
"""How likely something is said in a turn: whoever always spoke, or never, would show who they are."""


def claims(
    view: View, suspicion: Sequence[float], said: Sequence[Claim], move: Move, rng: random.Random
) -> list[Claim]:
    """What to say along with the move, mostly nothing; ``said`` is what it has said before in the round."""
    if len(said) >= MOST:
        return []
    wishes = _digger(view, suspicion, rng) if view.role == "digger" else _saboteur(view, suspicion, said, rng)
    if view.front[view.seat or 0] and move.seat != view.seat and rng.random() < SPEAKS:
        wishes.append(Claim("repair-me"))
    return [claim for claim in wishes if claim not in said][:1]


def _digger(view: View, suspicion: Sequence[float], rng: random.Random) -> list[Claim]:
    """The truth about goals, gold first, and about others as it sees them."""
    if rng.random() >= SPEAKS:
        return []
    seen = sorted(_seen(view), key=lambda goal: goal.card != "gold")
    wishes = [Claim("gold" if goal.card == "gold" else "stone", cell=goal.cell) for goal in seen]
    worst = _most(suspicion, view)
    return [*wishes, Claim("accuse", seat=worst)] if suspicion[worst] > DISTRUST else wishes


def _saboteur(view: View, suspicion: Sequence[float], said: Sequence[Claim], rng: random.Random) -> list[Claim]:
    """One lie about a goal at most, and a finger pointed at somebody the others trust."""
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
