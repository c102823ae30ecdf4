"""What clients of a cluster received, and a check against the logs: see docs/guarantees.md."""

import asyncio
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from saboteur.server.store.database import Database
from saboteur.server.store.schema import entries
from saboteur.server.table import entry as log
from saboteur.server.table.state import fold


class Played(NamedTuple):
    """A move that a client has sent, and whether it was acknowledged."""

    table: str
    person: str
    id: str
    move: str
    acknowledged: bool


class Seen(NamedTuple):
    """All events that a client knew at the end, as one seat of a table."""

    table: str
    seat: int
    events: tuple[dict[str, Any], ...]
    over: bool


class History(NamedTuple):
    """Everything that was recorded: moves in the order of their acknowledgements, and what was seen."""

    played: tuple[Played, ...]
    seen: tuple[Seen, ...]


class Line(NamedTuple):
    """An entry of a table's log."""

    seq: int
    entry: log.AnyEntry
    at: float


Logs = dict[str, list[Line]]


def check(history: History, logs: Logs) -> list[str]:
    """Every guarantee that does not hold."""
    troubles = []
    for table, lines in logs.items():
        if [line.seq for line in lines] != list(range(len(lines))):
            troubles.append(f"{table}: the log has gaps")
    for table in sorted({one.table for one in history.played}):
        troubles += _check_moves(table, [one for one in history.played if one.table == table], logs.get(table, []))
    for seen in history.seen:
        troubles += _check_seen(seen, logs.get(seen.table, []))
    return troubles


def _check_moves(table: str, played: list[Played], lines: list[Line]) -> list[str]:
    troubles = []
    kept = [line.entry for line in lines if isinstance(line.entry, log.Move) and line.entry.person is not None]
    names = [(move.person, move.id) for move in kept]
    sent = {(one.person, one.id): one for one in played}
    if len(set(names)) != len(names):
        troubles.append(f"{table}: a move was carried out twice")
    if not set(names) <= set(sent):
        troubles.append(f"{table}: a move is in the log that nobody has sent")
    promised = [(one.person, one.id) for one in played if one.acknowledged]
    if lost := set(promised) - set(names):
        troubles.append(f"{table}: {len(lost)} acknowledged moves are lost")
    if promised != [name for name in names if name in set(promised)] and not lost:
        troubles.append(f"{table}: acknowledged moves are in another order")
    for move in kept:
        one = sent.get((str(move.person), move.id))
        if one is not None and not any(text.split(": ", 1)[-1] == one.move for text in move.lines):
            troubles.append(f"{table}: the log says another move than was sent")
    return troubles


def _check_seen(seen: Seen, lines: list[Line]) -> list[str]:
    if [event["seq"] for event in seen.events] != list(range(len(seen.events))):
        return [f"{seen.table}: a client has a gap"]
    match = fold(seen.table, [(line.entry, line.at) for line in lines]).running
    truth = match.events if seen.over else match.seen(seen.seat)
    if seen.over and match.outcome is None:
        return [f"{seen.table}: a client saw an end that the log does not have"]
    expected = msgspec.json.decode(msgspec.json.encode(truth))
    if list(seen.events) != expected[: len(seen.events)]:
        return [f"{seen.table}: a client saw something else than the log says"]
    return []


def read_logs(url: str) -> Logs:
    """The logs of all tables."""

    async def read() -> Logs:
        database = Database(url)
        engine = create_async_engine(database.url)
        found: Logs = {}
        async with engine.connect() as connection:
            wanted = sa.select(entries).order_by(entries.c.table_id, entries.c.seq)
            for row in await connection.execute(wanted):
                found.setdefault(row.table_id, []).append(Line(row.seq, log.read(row.payload), row.at))
        await engine.dispose()
        return found

    return asyncio.run(read())
