"""What viewers are told. Everything a viewer is sent about a table and its match is built by `message_for`."""

from __future__ import annotations

import time
from typing import Literal, Protocol

import msgspec

from saboteur.server.table import message as say
from saboteur.server.table.state import State


class Viewer(msgspec.Struct, frozen=True):
    """Somebody who looks at a table; without a seat a spectator."""

    person: str | None
    seat: int | None
    muted: frozenset[str] = frozenset()
    """Whom they do not wish to hear."""


class Presence(Protocol):
    """What is known about a table besides its log."""

    state: State

    def here(self, person: str) -> bool:
        """Whether the person is connected."""

    def watching(self) -> int:
        """How many spectators are connected."""

    def deadline(self) -> float | None:
        """When the clock of the seat that is asked runs out, or the wait between rounds ends."""


def message_for(
    table: Presence, viewer: Viewer, what: Literal["table", "state", "update"], since: int = 0
) -> say.ServerMessage:
    """The message that tells a viewer what they may know: the only place where such messages are made."""
    if what == "table":
        return _table(table, viewer)
    state = table.state
    match = state.running
    over = match.actor is None
    moves: tuple[say.Choice, ...] = ()
    if viewer.seat is not None and match.actor == viewer.seat:
        moves = tuple([say.Choice(str(move), move) for move in match.moves()])
    view = match.view(viewer.seat)
    if what == "update":
        events = tuple(match.seen(viewer.seat, since))
        return say.UpdateMessage(
            seq=match.seq,
            moved=state.moved,
            view=view,
            moves=moves,
            since=since,
            events=events,
            outcome=match.outcome,
        )
    # What was hidden is told at the end, however much of it a viewer has seen before.
    since = 0 if over else min(since, match.seq)
    events = match.events[since:] if over else tuple(match.seen(viewer.seat, since))
    return say.StateMessage(
        seq=match.seq,
        moved=state.moved,
        view=view,
        moves=moves,
        since=since,
        events=events,
        results=match.results if over else (),
        outcome=match.outcome,
    )


def _table(table: Presence, viewer: Viewer) -> say.TableMessage:
    state = table.state
    created = state.created
    deadline = table.deadline()
    left = None if deadline is None else max(0, round(deadline - time.time()))
    actor = state.running.actor if state.phase == "playing" else None
    between = state.phase == "between"
    seats = tuple(
        say.SeatInfo(
            seat=number,
            name=seat.name,
            person=seat.person,
            bot=seat.bot,
            connected=seat.person is not None and table.here(seat.person),
            ready=seat.ready,
            absent=seat.absent,
            resigned=seat.resigned,
            clock=left if number == actor else None,
            you=number == viewer.seat,
        )
        for number, seat in enumerate(state.seats)
    )
    return say.TableMessage(
        seq=state.seq,
        id=state.table,
        code=created.code,
        phase=state.phase,
        host=state.host,
        you=viewer.person,
        game=created.game,
        players=created.players,
        options=created.options,
        public=created.public,
        spectators=created.spectators,
        clock=created.clock,
        seats=seats,
        watching=table.watching(),
        waiting=tuple(n for n, seat in enumerate(state.seats) if seat.led and seat.person not in state.waved)
        if between
        else (),
        resumes=left if between else None,
        pausing=tuple(n for n, seat in enumerate(state.seats) if seat.person in state.wished),
        muted=tuple(sorted(viewer.muted & state.speakers)) if viewer.muted else (),
        rematch=state.rematch,
    )
