"""Trust: the probability of each player being a saboteur, from public actions."""

from __future__ import annotations

from math import exp

BELIEF = 6.0
"""Upper bound of evidence, so that nobody is ever certain."""


class Trust:
    """A seat's evidence about the others in one round, positive for a saboteur."""

    def __init__(self, players: int, me: int, role: str, saboteurs: int) -> None:
        """Start without evidence; ``saboteurs`` is their number among all roles, including the one set aside."""
        self._evidence = [0.0] * players
        self._me = me
        self._mine = 1.0 if role == "saboteur" else 0.0
        self._others = saboteurs - (role == "saboteur")
        self._suspicion: list[float] | None = None

    def weigh(self, seat: int, evidence: float) -> None:
        """Add evidence for (positive) or against the seat being a saboteur."""
        now = self._evidence[seat] + evidence
        self._evidence[seat] = max(-BELIEF, min(BELIEF, now))
        self._suspicion = None

    @property
    def suspicion(self) -> list[float]:
        """Probability of each seat being a saboteur; their number is known, so the seats depend on each other."""
        if self._suspicion is None:
            self._suspicion = self._infer()
        return self._suspicion

    def _infer(self) -> list[float]:
        seats = [seat for seat in range(len(self._evidence)) if seat != self._me]
        odds = [exp(self._evidence[seat]) for seat in seats]
        # The role set aside may be a saboteur, too, without any evidence.
        all_ways = _ways([*odds, 1.0], self._others)
        result = [self._mine] * len(self._evidence)
        for number, seat in enumerate(seats):
            rest = [*odds[:number], *odds[number + 1 :], 1.0]
            result[seat] = odds[number] * _ways(rest, self._others - 1) / all_ways
        return result


def _ways(odds: list[float], chosen: int) -> float:
    """The sum of the odds over all choices of this many."""
    if chosen < 0:
        return 0.0
    sums = [1.0] + [0.0] * chosen
    for one in odds:
        for number in range(chosen, 0, -1):
            sums[number] += sums[number - 1] * one
    return sums[chosen]
