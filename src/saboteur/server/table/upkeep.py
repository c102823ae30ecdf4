"""Administrative operations on a table: close it, delete it, erase a person from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from saboteur.record import RecordError
from saboteur.server.refusal import Refusal
from saboteur.server.store.failure import DamagedError
from saboteur.server.store.writer import Batch
from saboteur.server.table import action
from saboteur.server.table import entry as log
from saboteur.server.table.forget import Forgotten, forget, is_gone
from saboteur.server.table.history import finished
from saboteur.server.table.state import LogError, State, fold
from saboteur.server.table.summary import row, with_index

if TYPE_CHECKING:
    from saboteur.server.table.tables import Tables

UNREADABLE = (LogError, DamagedError, RecordError, msgspec.DecodeError)


async def shut(tables: Tables, table_id: str) -> None:
    """Close a table for good and tell its people. `HeldError` if another owner holds it."""
    async with tables.loading(table_id):
        table = tables.loaded.get(table_id)
        if table is not None:
            await table.change(_closing)
            return
        await tables.store.leases.claim(table_id)
        entries = await tables.store.read(table_id)
        if not entries:
            raise Refusal("no-such-table", 404)
        before, now = fold(table_id, entries), tables.store.clock.now()
        change = _closing(before)
        after = before.copy()
        for entry in change.entries:
            after.add(entry, now)
        if change.entries:
            batch = Batch(table_id=table_id, first=before.seq, entries=change.entries, at=now)
            await tables.store.write(with_index(batch, before, after))


async def delete(tables: Tables, table_id: str) -> None:
    """Delete a table and disconnect everybody. `HeldError` if another owner holds it."""
    async with tables.loading(table_id):
        table = tables.loaded.pop(table_id, None)
        if table is not None:
            await table.close(4404)
        else:
            await tables.store.leases.claim(table_id)
        await _delete(tables, table_id)


async def forget_person(tables: Tables, table_id: str, person: str) -> None:
    """Erase a person from a table's log, or delete the table if nobody else was ever there."""
    async with tables.loading(table_id):
        table = tables.loaded.get(table_id)
        if table is None:
            await tables.store.leases.claim(table_id)
            await _forget(tables, table_id, person)
        else:
            async with table.rewriting():
                there = await _forget(tables, table_id, person)
            if not there:
                tables.loaded.pop(table_id, None)
                await table.close(4404)


async def _forget(tables: Tables, table_id: str, person: str) -> bool:
    """Whether the table is still there."""
    store = tables.store
    try:
        entries = await store.read(table_id)
        before, now = fold(table_id, entries), store.clock.now()
        done = forget(table_id, entries, person, now)
    except UNREADABLE:
        # Nobody can read it any more, and it may still name the person.
        await _delete(tables, table_id)
        return False
    if all(one in done.people or is_gone(one) for one in before.named):
        await _delete(tables, table_id)
        return False
    await store.write(_batch(table_id, before, done, now))
    return True


def _batch(table_id: str, before: State, done: Forgotten, now: float) -> Batch:
    batch = Batch(
        table_id=table_id,
        first=before.seq,
        entries=done.added,
        at=now,
        rewritten=done.changed,
        erased=done.people,
        row=row(done.state),
        closed=done.state.phase == "closed",
    )
    old, new = set(before.members), set(done.state.members)
    return msgspec.structs.replace(
        batch,
        joined=tuple(new - old),
        left=tuple(old - new),
        named=tuple(done.state.named - before.named),
    )


async def _delete(tables: Tables, table_id: str) -> None:
    store = tables.store
    ended = None
    try:
        entries = await store.read(table_id)
        state = fold(table_id, entries)
        ended = finished(state, entries_end(entries)) if state.phase == "over" else None
    except UNREADABLE:
        pass
    await store.write(Batch(table_id=table_id, first=0, entries=(), at=store.clock.now(), finished=ended, deletes=True))
    store.leases.forget(table_id)


def entries_end(entries: list[tuple[log.AnyEntry, float]]) -> float:
    """When the match of a log ended: chat and rematches may follow."""
    return next(at for one, at in reversed(entries) if isinstance(one, log.Move) and one.over)


def _closing(state: State) -> action.Change:
    return action.Change(() if state.phase in {"over", "closed"} else (log.Closed(),))
