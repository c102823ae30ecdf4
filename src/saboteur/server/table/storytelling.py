"""The story of a match, as one person is told it."""

from __future__ import annotations

import asyncio

import msgspec

from saboteur.analysis import Analysis
from saboteur.match import Match
from saboteur.notation.event import Event
from saboteur.notation.move import Move
from saboteur.record import RecordError
from saboteur.server import resource
from saboteur.server.coach.stories import Progress, Stories
from saboteur.server.refusal import Refusal
from saboteur.server.store.looks import Looks
from saboteur.server.store.note import Note
from saboteur.server.table.looks import worn
from saboteur.server.table.state import State


def table_story(
    state: State, person: str | None, found: Analysis | Progress, notes: tuple[Note, ...]
) -> resource.Story:
    """The story of a table's match."""
    people = [seat.person for seat in state.seats]
    told = found if isinstance(found, Progress) else without_slips(found, people, person)
    return _story(
        state.running,
        told,
        id=state.table_id,
        names=tuple(seat.name for seat in state.seats),
        bots=tuple(seat.bot for seat in state.seats),
        looks=tuple(worn(state)),
        you=state.seat_of(person),
        notes=notes,
    )


async def finished_match(record: str, lock: asyncio.Lock) -> Match:
    """The match of an uploaded record; `Refusal` if it cannot be read or is not over."""
    try:
        # A long record takes a while: in a thread, one at a time.
        async with lock:
            match = await asyncio.to_thread(Match.replay, record)
    except RecordError as error:
        raise Refusal(error.reason, 400, why=str(error)) from None
    if match.actor is not None:
        raise Refusal("not-over")
    return match


async def record_story(record: str, stories: Stories, lock: asyncio.Lock) -> resource.Story:
    """The story of an uploaded record, which is not stored."""
    match = await finished_match(record, lock)
    found = await stories.find(match.record(), keep=False)
    return _story(match, found, id=None, names=(), bots=(), looks=(), you=None, notes=())


def without_slips(story: Analysis, people: list[str | None], person: str | None) -> Analysis:
    """The story without other people's mistakes."""
    rounds = tuple(
        msgspec.structs.replace(
            one,
            judged=tuple(
                judged for judged in one.judged if judged.verdict == "good" or people[judged.seat] in {None, person}
            ),
        )
        for one in story.rounds
    )
    return msgspec.structs.replace(story, rounds=rounds)


def _story(
    match: Match,
    found: Analysis | Progress,
    *,
    id: str | None,  # noqa: A002 - the name on the wire
    names: tuple[str, ...],
    bots: tuple[str | None, ...],
    looks: tuple[Looks, ...],
    you: int | None,
    notes: tuple[Note, ...],
) -> resource.Story:
    ready = isinstance(found, Analysis)
    done = 1.0 if isinstance(found, Analysis) else round(found.done / max(1, found.total), 3)
    waits = isinstance(found, Progress) and found.waits
    return resource.Story(
        id=id,
        state="ready" if ready else "waiting" if waits else "reckoning",
        done=done,
        names=names,
        bots=bots,
        looks=looks,
        you=you,
        view=match.view(None),
        results=match.results,
        outcome=match.outcome,
        story=found if isinstance(found, Analysis) else None,
        events=_spoken_of(match, found) if isinstance(found, Analysis) else (),
        moves=_moves(found) if isinstance(found, Analysis) else {},
        notes=notes,
    )


def _moves(story: Analysis) -> dict[str, Move]:
    """Every move that the story names, by its text."""
    named = {judged.move for one in story.rounds for judged in one.judged}
    named |= {judged.other for one in story.rounds for judged in one.judged}
    named |= {point.move for one in story.rounds for point in one.curve if point.move is not None}
    return {text: Move.parse(text) for text in sorted(named)}


def _spoken_of(match: Match, story: Analysis) -> tuple[Event, ...]:
    """The first event of every point the story refers to."""
    wanted = {point.seq for one in story.rounds for point in one.curve if point.seat is not None}
    wanted |= {judged.seq for one in story.rounds for judged in one.judged}
    return tuple(match.events[seq] for seq in sorted(wanted) if seq < len(match.events))
