"""Packs the logs of finished matches into records, and deletes abandoned tables."""

from __future__ import annotations

import asyncio

import structlog
from prometheus_client.core import CounterMetricFamily, Metric

from saboteur.server.store.failure import DamagedError, LostError, UnavailableError
from saboteur.server.store.leases import RUNNING, HeldError
from saboteur.server.store.writer import Batch
from saboteur.server.table.tables import Tables

BATCH = 50
"""Tables per batch."""

_log = structlog.get_logger("tables")


class Expiry:
    """Looks after unused tables."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self.packed = 0
        self.expired = 0
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin."""
        self._task = asyncio.create_task(self._run())

    def numbers(self) -> list[Metric]:
        """Figures for the operator."""
        return [
            CounterMetricFamily("saboteur_packed", "Finished matches whose logs were packed", value=self.packed),
            CounterMetricFamily("saboteur_expired", "Lobbies and abandoned matches deleted", value=self.expired),
        ]

    async def stop(self) -> None:
        """Stop; the writer completes running work."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(self._tables.settings.upkeep)
            try:
                more = 1
                while more:
                    more = await self.work()
            except (UnavailableError, DamagedError) as error:
                _log.warning("no-database", error=str(error))

    async def work(self) -> int:
        """Process some tables; returns how many changed."""
        settings, store = self._tables.settings, self._tables.store
        now, done = store.clock.now(), 0
        for table_id in await store.unpacked(now - settings.pack_after, BATCH):
            done += (packed := await self._write(table_id, deletes=False))
            self.packed += packed
        for phases, age in ((("lobby",), settings.lobby_age), (RUNNING, settings.match_age)):
            if age <= 0:
                continue
            for table_id in await store.unchanged(phases, now - age, BATCH):
                if table_id not in self._tables.loaded:
                    done += (expired := await self._write(table_id, deletes=True))
                    self.expired += expired
        return done

    async def _write(self, table_id: str, *, deletes: bool) -> bool:
        """Pack or delete a table, unless another owner holds it or somebody is joining."""
        try:
            async with self._tables.holding(table_id) as loaded:
                if loaded and deletes:
                    return False
                batch = Batch(
                    table_id=table_id, first=0, entries=(), at=0.0, packs=not deletes, deletes=deletes
                )  # fmt: skip
                await self._tables.store.write(batch)
        except (HeldError, LostError):
            return False
        except DamagedError:
            # It stays as it is; opening it reports the error.
            _log.error("match-lost", table_id=table_id)
            return False
        _log.info("expired" if deletes else "packed", table_id=table_id)
        return True
