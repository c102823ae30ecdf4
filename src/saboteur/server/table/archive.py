"""All data stored about a person, as one archive."""

from __future__ import annotations

import json
import time
import zipfile
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from typing import Any

import msgspec

from saboteur.record import RecordError
from saboteur.server.store.failure import DamagedError
from saboteur.server.store.search import Filter
from saboteur.server.store.store import Person, Store
from saboteur.server.table import entry as log
from saboteur.server.table.state import LogError, State, fold
from saboteur.server.table.statistics import match_of, statistics
from saboteur.text import text

PAGE = 200
"""Matches read at a time."""
MOMENTS = frozenset({"asked", "began", "confirmed", "created", "ended", "joined", "since", "until", "used"})
"""The names of time fields, in any file."""
CHUNK = 64_000
"""Bytes to send at a time."""


class _Pipe:
    """A write-only file that returns what was written."""

    def __init__(self) -> None:
        self._parts = bytearray()

    def write(self, data: bytes) -> int:
        self._parts += data
        return len(data)

    def flush(self) -> None:
        pass

    def take(self) -> bytes:
        taken = bytes(self._parts)
        self._parts.clear()
        return taken

    def __len__(self) -> int:
        return len(self._parts)


async def archive(store: Store, person: Person) -> AsyncIterator[bytes]:
    """A streamed zip archive: only a few matches are in memory at once."""
    pipe = _Pipe()
    said: list[dict[str, Any]] = []
    seats: list[dict[str, Any]] = []
    with zipfile.ZipFile(pipe, "w", zipfile.ZIP_DEFLATED) as packed:  # type: ignore[call-overload] # writes are enough

        def put(name: str, data: str) -> None:
            packed.writestr(zipfile.ZipInfo(name, time.gmtime()[:6]), data, zipfile.ZIP_DEFLATED)

        put("README.txt", text("export-readme", person.language, name=person.name))
        put("circles.json", _json(await _circles(store, person.id)))
        for name, rows in (await store.erasing.belongings(person.id)).items():
            put(f"{name}.json", _json([_dated(row) for row in rows]))
        async for table_id in store.erasing.every_table_of(person.id):
            try:
                state, entries = await _read(store, table_id)
            except (LogError, DamagedError, RecordError, msgspec.DecodeError):
                continue
            said += _chats(table_id, entries, person.id)
            seat = state.seat_of(person.id)
            seats.append({"table": table_id, "code": state.created.code, "game": state.created.game, "seat": seat})
            if seat is not None and state.phase not in {"lobby", "closed"}:
                put(f"matches/{_name(state)}.toml", _record(state, seat, store.clock.now()))
            if len(pipe) > CHUNK:
                yield pipe.take()
        put("chat.json", _json(said))
        put("tables.json", _json(seats))
        put("history.json", _json([_dated(msgspec.to_builtins(one)) async for one in _history(store, person.id)]))
        put("statistics.json", _json(_dated(msgspec.to_builtins(await statistics(store.history, person.id, None)))))
    yield pipe.take()


async def _circles(store: Store, person: str) -> list[dict[str, Any]]:
    """The circles of a person by name, without the other members."""
    return [
        {"id": one.id, "name": one.name, "founded": _moment(one.created), "yours": one.founder == person}
        for one in await store.circles.of(person)
    ]


async def _read(store: Store, table_id: str) -> tuple[State, list[tuple[log.AnyEntry, float]]]:
    entries = await store.read(table_id)
    return fold(table_id, entries), entries


async def _history(store: Store, person: str) -> AsyncIterator[object]:
    before = None
    while True:
        rows = await store.history.page(person, Filter(), before, PAGE)
        for one, summary in rows:
            yield match_of(one, summary)
        if len(rows) < PAGE:
            return
        before = rows[-1][0].ended, rows[-1][0].table_id


def _chats(table_id: str, entries: list[tuple[log.AnyEntry, float]], person: str) -> list[dict[str, Any]]:
    return [
        {"table": table_id, "at": _moment(at), "text": one.text}
        for one, at in entries
        if isinstance(one, log.Chat) and one.person == person
    ]


def _record(state: State, seat: int, now: float) -> str:
    """The record of a match, masked for the seat while it runs or others play the same deal."""
    whole = state.phase == "over" and not state.sealed(now)
    return state.whole_record() if whole else state.running.record(seat=seat)


def _name(state: State) -> str:
    day = datetime.fromtimestamp(state.began_at, UTC).date().isoformat()
    return f"{day}-{state.created.game}-{state.created.code.lower()}"


def _dated(value: Any) -> Any:
    """The same with human-readable times."""
    if isinstance(value, dict):
        return {
            key: _moment(one) if key in MOMENTS and isinstance(one, int | float) else _dated(one)
            for key, one in value.items()
        }
    return [_dated(one) for one in value] if isinstance(value, list | tuple) else value


def _moment(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, indent=1) + "\n"
