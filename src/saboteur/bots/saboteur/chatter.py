"""Claims of a player who gives nothing away: what it says, and how often, depends on public information.

Only whether a word about a goal is true depends on the role. A saboteur's lies are mixed so that gold and stone are
claimed as often as diggers claim them: two goals of three are stone.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from saboteur.notation.claim import Claim
from saboteur.notation.move import Move
from saboteur.view import View

MOST = 2
"""Most claims per round."""
DISTRUST = 0.75
"""Public suspicion above which somebody is accused."""
SPEAKS, ASKS, ACCUSES = 0.7, 0.2, 0.7
"""Probability of speaking in a turn in which there is something to say.

Saboteurs have broken tools more often than diggers, so asking for repairs every time would name them.
"""


def claims(
    view: View, suspicion: Sequence[float], said: Sequence[Claim], move: Move, rng: random.Random
) -> list[Claim]:
    """Claims to make along with the move; ``suspicion`` is the public's, ``said`` are its earlier claims this round."""
    # The same draws whatever the role, so that not even the generator differs.
    speaks, asks, accuses, lies = (rng.random() for _ in range(4))
    if view.seat is None or len(said) >= MOST:
        return []
    told = {claim.cell for claim in said}
    seen = [goal for goal in view.goals if not goal.open and goal.card != "?" and goal.cell not in told]
    if seen and speaks < SPEAKS:
        goal = seen[0]
        gold = goal.card == "gold"
        if view.role == "saboteur":
            gold = not gold and lies < 0.5
        return [Claim("gold" if gold else "stone", cell=goal.cell)]
    if view.front[view.seat] and move.seat != view.seat and asks < ASKS and Claim("repair-me") not in said:
        return [Claim("repair-me")]
    others = [seat for seat in range(view.players) if seat != view.seat]
    worst = max(others, key=lambda seat: suspicion[seat])
    accusation = Claim("accuse", seat=worst)
    if suspicion[worst] > DISTRUST and accuses < ACCUSES and accusation not in said:
        return [accusation]
    return []
