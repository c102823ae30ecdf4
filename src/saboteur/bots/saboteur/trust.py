"""Whom to trust: how likely each player is a saboteur, from what the table has seen."""

from __future__ import annotations

from math import exp

BELIEF = 6.0
"""No evidence counts for more than this, so that nobody is ever beyond doubt."""


class Trust:
    """What a seat thinks of the others in one round: one number of evidence each, positive for a saboteur."""

    def __init__(self, players: int, me: int, role: str, saboteurs: int) -> None:
        """Begin without evidence; ``saboteurs`` role cards were shuffled for the players and one card set aside."""
        self._evidence = [0.0] * players
        self._me = me
        self._mine = 1.0 if role == "saboteur" else 0.0
        self._others = saboteurs - (role == "saboteur")
        self._suspicion: list[float] | None = None

    def weigh(self, seat: int, evidence: float) -> None:
        """Count something that speaks for (positive) or against the seat's being a saboteur."""
        now = self._evidence[seat] + evidence
        self._evidence[seat] = max(-BELIEF, min(BELIEF, now))
        self._suspicion = None

    @property
    def suspicion(self) -> list[float]:
        """How likely each seat is a saboteur; only so many can be, which ties the seats to each other."""
        if self._suspicion is None:
            self._suspicion = self._infer()
        return self._suspicion

    def _infer(self) -> list[float]:
        seats = [seat for seat in range(len(self._evidence)) if seat != self._me]
        odds = [exp(self._evidence[seat]) for seat in seats]
        # The role set aside is one more place where a saboteur may be, and nothing speaks about it.
        all_ways = _ways([*odds, 1.0], self._others)
        result = [self._mine] * len(self._evidence)
        for number, seat in enumerate(seats):
            rest = [*odds[:number], *odds[number + 1 :], 1.0]
            result[seat] = odds[number] * _ways(rest, self._others - 1) / all_ways
        return result


def _ways(odds: list[float], chosen: int) -> float:
    """The odds of all choices of so many of them, added up."""
    if chosen < 0:
        return 0.0
    sums = [1.0] + [0.0] * chosen
    for one in odds:
        for number in range(chosen, 0, -1):
            sums[number] += sums[number - 1] * one
    return sums[chosen]
