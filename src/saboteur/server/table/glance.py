"""The board of a running match on the home screen: the public view, for every player."""

from __future__ import annotations

from saboteur.server.refusal import Refusal
from saboteur.server.resource import Glance
from saboteur.server.table.looks import worn
from saboteur.server.table.state import State

LATEST = 12
"""Events in which the last move is searched."""


def glance(state: State, person: str | None) -> Glance:
    """A match for its players, without hands, roles and hidden goals, because others may see their screen."""
    if state.seat_of(person) is None:
        raise Refusal("no-seat", 403)
    if state.phase in {"lobby", "over", "closed"}:
        raise Refusal("not-playing")
    match = state.running
    return Glance(
        view=match.view(None), events=tuple(match.seen(None, max(0, match.seq - LATEST))), looks=tuple(worn(state))
    )
