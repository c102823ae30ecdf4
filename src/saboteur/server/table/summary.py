"""A table's summary for lists, kept in the index so that no list needs a log."""

from __future__ import annotations

import msgspec

from saboteur.server import resource
from saboteur.server.store.writer import Batch, Row
from saboteur.server.table.answer import Phase
from saboteur.server.table.history import finished
from saboteur.server.table.state import State


class Summary(msgspec.Struct, frozen=True):
    """The part of a table's row that is only shown, never searched."""

    game: str
    players: int
    names: tuple[str, ...]
    people: tuple[str | None, ...]
    asked: int | None
    """The seat whose move is awaited."""
    winners: tuple[int, ...] | None
    gold: tuple[int, ...] | None = None
    """Everyone's gold if the match is over; None in rows of older versions."""


def row(state: State) -> Row:
    """A table's row of the index."""
    created, asked, known = state.created, _asked(state), state.seating.summaries
    summary = known.get(asked) if state.phase == "playing" else None
    if summary is None:
        summary = _summary(state, asked)
        if state.phase == "playing":
            known[asked] = summary
    return Row(
        state.table_id, created.code, created.public, state.phase, state.free, state.created_at, state.changed_at,
        summary,
    )  # fmt: skip


def _summary(state: State, asked: int | None) -> str:
    created = state.created
    outcome = state.running.outcome if state.phase == "over" else None
    summary = Summary(
        game=created.game,
        players=created.players,
        names=state.seating.names,
        people=state.seating.sitting,
        asked=asked,
        winners=state.winners,
        gold=None if outcome is None else outcome.gold,
    )
    return msgspec.json.encode(summary).decode()


def info(row: Row, person: str | None) -> resource.TableInfo:
    """A table's list item, as this person sees it."""
    summary = msgspec.json.decode(row.summary, type=Summary)
    seat = summary.people.index(person) if person is not None and person in summary.people else None
    return resource.TableInfo(
        id=row.id,
        code=row.code,
        game=summary.game,
        players=summary.players,
        phase=msgspec.convert(row.phase, Phase),
        public=row.public,
        free=row.free,
        names=summary.names,
        yours=seat,
        turn=seat is not None and summary.asked == seat,
        changed=int(row.changed),
        winners=summary.winners,
    )


def with_index(batch: Batch, before: State, after: State) -> Batch:
    """The batch with the changes of the index."""
    named = () if after.named is before.named else tuple(after.named - before.named)
    if after.phase == before.phase and after.seats is before.seats and after.host == before.host:
        # The usual case after a move: nobody came or left.
        if _asked(before) != _asked(after):
            return msgspec.structs.replace(batch, row=row(after), resorted=False, named=named)
        return msgspec.structs.replace(batch, named=named) if named else batch
    old, new = set(before.members), set(after.members)
    if old == new and before.phase == after.phase and before.free == after.free and _asked(before) == _asked(after):
        return msgspec.structs.replace(batch, named=named) if named else batch
    over = after.phase == "over" != before.phase
    return msgspec.structs.replace(
        batch,
        row=row(after),
        resorted=before.phase != after.phase or before.free != after.free,
        joined=tuple(new - old),
        left=tuple(old - new),
        named=named,
        finished=finished(after, batch.at) if over else None,
        closed=after.phase == "closed",
    )


def _asked(state: State) -> int | None:
    return state.running.actor if state.phase == "playing" else None
