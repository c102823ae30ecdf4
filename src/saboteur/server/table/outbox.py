"""Builds everything a viewer is sent about a table and its match."""

from __future__ import annotations

from typing import Literal, Protocol

import msgspec

from saboteur.insight import count, forecast
from saboteur.lessons.advice import advise
from saboteur.server.table import answer
from saboteur.server.table.looks import worn
from saboteur.server.table.state import State
from saboteur.view import View


class Viewer(msgspec.Struct, frozen=True):
    """A viewer of a table; without a seat a spectator."""

    person: str | None
    seat: int | None
    muted: frozenset[str] = frozenset()
    """People the viewer has muted."""
    held: bool = False
    """The person plays on another device."""


class Presence(Protocol):
    """A table's state, and what is not in its log."""

    @property
    def state(self) -> State:
        """What the log says."""

    def is_connected(self, person: str) -> bool:
        """Whether the person is connected."""

    def watching(self) -> int:
        """The number of connected spectators."""

    def screens(self) -> int:
        """The number of connected televisions."""

    def seconds_left(self) -> float | None:
        """Seconds until the current seat's clock runs out, or the wait between rounds ends."""

    def nudge_from(self) -> int | None:
        """When the person whose turn it is can be reminded; None if they cannot."""

    def vacation(self, person: str | None) -> int | None:
        """Until when a person is on vacation from this game; None if they are not."""

    def awaits_step(self) -> bool:
        """Whether the next move of a bot waits for a person."""

    def sealed(self) -> bool:
        """Whether others are still playing the same deal."""


def message_for(
    table: Presence, viewer: Viewer, what: Literal["table", "state", "update"], since: int = 0
) -> answer.AnyAnswer:
    """The message with what this viewer may know. No other module builds such messages."""
    if what == "table":
        return _table(table, viewer)
    state = table.state
    if what == "update":
        return update_for(state, viewer.seat, since)
    match = state.running
    view = match.view(viewer.seat)
    moves, advice = _offered(state, viewer.seat, view)
    over = match.actor is None
    # The end reveals what was hidden, so events the viewer has seen masked are sent again; not while others still
    # play the same deal.
    told = over and not table.sealed()
    since = 0 if told else min(since, match.seq)
    events = match.events[since:] if told else tuple(match.seen(viewer.seat, since))
    return answer.State(
        seq=match.seq,
        moved=state.moved,
        view=view,
        moves=moves,
        since=since,
        events=events,
        results=(match.results if told else view.results) if over else (),
        outcome=match.outcome,
        advice=advice,
    )


def update_for(state: State, seat: int | None, since: int) -> answer.Update:
    """The changes of the match since event number `since`, as a seat may know them; shared by viewers of the seat."""
    match = state.running
    view = match.view(seat)
    actor = match.actor
    moves, advice = _offered(state, seat, view) if actor == seat is not None else ((), ())
    return answer.Update(
        seq=match.seq,
        moved=state.moved,
        view=view,
        moves=moves,
        since=since,
        events=tuple(match.seen(seat, since)),
        outcome=match.outcome if actor is None else None,
        advice=advice,
    )


def _offered(state: State, seat: int | None, view: View) -> tuple[tuple[answer.Choice, ...], tuple[str, ...]]:
    """The moves of a seat whose turn it is, and advice in a first match; none for whoever has resigned."""
    match = state.running
    if seat is None or match.actor != seat or state.seats[seat].resigned:
        return (), ()
    moves = tuple(match.listed(answer.choices(match.rules.codec)))
    return moves, advise(view, match.moves()) if state.created.advice else ()


def insight_for(table: Presence, viewer: Viewer, message: str) -> answer.Insight:
    """The insights that follow from the viewer's own view."""
    state = table.state
    match = state.running
    view = match.view(viewer.seat)
    return answer.Insight(
        id=message,
        seq=match.seq,
        moved=state.moved,
        count=count(match.rules, view),
        forecast=forecast(match.rules, view),
    )


def _table(table: Presence, viewer: Viewer) -> answer.Table:
    state = table.state
    created = state.created
    seconds = table.seconds_left()
    left = None if seconds is None else max(0, round(seconds))
    actor = state.running.actor if state.phase == "playing" else None
    between = state.phase == "between"
    looks = worn(state)
    seats = tuple(
        answer.SeatInfo(
            seat=number,
            name=seat.name,
            person=seat.person,
            bot=seat.bot,
            connected=seat.person is not None and table.is_connected(seat.person),
            ready=seat.ready,
            absent=seat.absent,
            resigned=seat.resigned,
            clock=left if number == actor else None,
            you=number == viewer.seat,
            looks=looks[number],
            keeper=seat.keeper,
            vacation=table.vacation(seat.person),
        )
        for number, seat in enumerate(state.seats)
    )
    return answer.Table(
        seq=state.seq,
        id=state.table_id,
        code=created.code,
        phase=state.phase,
        host=state.host,
        you=viewer.person,
        game=created.game,
        players=created.players,
        options=created.options,
        public=created.public,
        spectators=created.spectators,
        spectator_chat=state.spectator_chat,
        talk=state.talk,
        silenced=tuple(sorted(state.silenced)),
        clock=created.clock,
        seats=seats,
        watching=table.watching(),
        waiting=_not_ready_for_next(state) if between else (),
        resumes=left if between else None,
        pausing=tuple(n for n, seat in enumerate(state.seats) if seat.person in state.pause_wishes),
        muted=tuple(sorted(viewer.muted & state.speakers)) if viewer.muted else (),
        rematch=state.rematch,
        pace=state.pace,
        awaits_step=table.awaits_step(),
        # Before the start, what will apply as soon as somebody else sits down.
        hints=state.created.hints if state.phase == "lobby" else state.hints_allowed,
        helped=tuple(state.helped[number] for number in range(created.players)),
        advice=created.advice,
        roles={} if state.phase == "lobby" else state.running.rules.deck.role_cards(created.players),
        screens=table.screens(),
        nudge=table.nudge_from(),
        elsewhere=viewer.held,
        daily=_daily(state),
    )


def _daily(state: State) -> answer.DailyDeal | None:
    period = state.period
    if period is None:
        return None
    return answer.DailyDeal(period.kind, period.label, state.created.counts, int(period.closes))


def _not_ready_for_next(state: State) -> tuple[int, ...]:
    return tuple(
        number
        for number, seat in enumerate(state.seats)
        if seat.person_decides and seat.person not in state.ready_for_next
    )
