"""A single process that runs every role, with its own database."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from typing import TYPE_CHECKING

import structlog
import uvicorn

from saboteur.server.calls.caller import Caller
from saboteur.server.net.app import build
from saboteur.server.serving import Server, config, operator
from saboteur.server.store.database import Database
from saboteur.server.store.store import Store
from saboteur.server.table.desk import LocalDesk
from saboteur.server.table.tables import Tables
from saboteur.server.trouble import ServerTrouble

if TYPE_CHECKING:
    from saboteur.server.run import Plan

_log = structlog.get_logger("server")


async def serve_alone(
    plan: Plan, key: bytes, listening: socket.socket, watched: socket.socket | None, ready: Callable[[int], None]
) -> None:
    """Serve until a signal comes; calls `ready` with the port."""
    tables = Tables(Store(Database(plan.url, plan.settings.database_timeout)), plan.settings)
    desk = LocalDesk(tables)
    await desk.open()
    caller = Caller(tables)
    try:
        await caller.open()
        ready(listening.getsockname()[1])
        _log.info("started", tables=len(tables.loaded))
        serving = config(build(desk, key, opens=False), plan.settings.patience, plan.proxies)
        server = Server(serving, desk.notice, plan.settings.notice)
        async with operator(desk, plan.settings.patience, watched):
            watching = asyncio.create_task(_stop_when_fenced(server, tables.store))
            try:
                await server.serve(sockets=[listening])
            finally:
                watching.cancel()
        if tables.store.writer.fenced.is_set():
            raise ServerTrouble("Another server has taken over this database, so this one has stopped.")
    finally:
        await caller.close()
        await desk.close()
        _log.info("stopped")


async def _stop_when_fenced(server: uvicorn.Server, store: Store) -> None:
    await store.writer.fenced.wait()
    _log.error("fenced")
    server.should_exit = True
