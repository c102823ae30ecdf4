"""The board of a running match on the first page: what everybody at the table sees, whoever asks."""

from __future__ import annotations

from saboteur.server.refusal import Refusal
from saboteur.server.resource import Glance
from saboteur.server.table.looks import worn
from saboteur.server.table.state import State

LATEST = 12
"""Events among which the last move is found."""


def glance(state: State, person: str | None) -> Glance:
    """A match for somebody who plays in it. No hand, no role, no look under a goal: others may see their screen."""
    if state.seat_of(person) is None:
        raise Refusal("no-seat", 403)
    if state.phase in {"lobby", "over", "closed"}:
        raise Refusal("not-playing")
    match = state.running
    return Glance(
        view=match.view(None), events=tuple(match.seen(None, max(0, match.seq - LATEST))), looks=tuple(worn(state))
    )
