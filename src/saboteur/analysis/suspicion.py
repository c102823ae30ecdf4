"""What each seat could believe about each other seat, move by move: computed from what that seat had seen."""

from __future__ import annotations

from collections.abc import Sequence

from saboteur.analysis.analysis import Suspicion
from saboteur.analysis.claims import BAD
from saboteur.belief import Belief
from saboteur.match import Match

SURE = 0.5
"""Suspicion above which somebody is exposed."""
NOTICED = 0.1
"""Required excess over the prior from the role cards: where most are traitors, suspicion is no achievement."""


class Suspicions:
    """The beliefs of all seats of a match under way."""

    def __init__(self, match: Match) -> None:
        """Start with the first deal; games without traitors have no suspicions."""
        self._seen = match.seq
        beliefs = [Belief(match.view(seat), match.seen(seat)) for seat in range(match.rules.players)]
        self._beliefs = beliefs if any(any(belief.suspicion) for belief in beliefs) else []
        self.restart()

    @property
    def beliefs(self) -> list[Belief]:
        """What each seat believes now; empty in games without traitors."""
        return self._beliefs

    def restart(self) -> None:
        """Reset for a new round."""
        self._at: list[int] = []
        self._rows: dict[tuple[int, int], list[float]] = {
            (by, about): [] for by in range(len(self._beliefs)) for about in range(len(self._beliefs)) if by != about
        }

    def follow(self, match: Match) -> None:
        """Update with what has happened, and record everybody's beliefs."""
        for seat, belief in enumerate(self._beliefs):
            belief.see(match.seen(seat, self._seen))
            belief.look(match.view(seat))
        self._seen = match.seq
        self._at.append(match.seq)
        for (by, about), row in self._rows.items():
            row.append(round(self._beliefs[by].suspicion[about], 2))

    def told(self, roles: tuple[str, ...]) -> tuple[Suspicion, ...]:
        """The suspicions of the round, and since when somebody was rightly exposed."""
        return tuple(
            Suspicion(
                by=by,
                about=about,
                at=tuple(self._at),
                values=tuple(row),
                seen_through=since(self._at, row) if roles[about] in BAD else None,
            )
            for (by, about), row in self._rows.items()
            if row
        )


def enough(first: float) -> float:
    """The suspicion at which actions have given somebody away, from this prior."""
    return max(SURE, min(1.0, first + NOTICED))


def since(at: Sequence[int], row: Sequence[float]) -> int | None:
    """Since when a suspicion was `enough`, until the end."""
    found = None
    for seq, value in zip(at, row, strict=True):
        if value < enough(row[0]):
            found = None
        elif found is None:
            found = seq
    return found
