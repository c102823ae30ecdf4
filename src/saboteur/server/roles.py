"""Runs one part of a cluster: an edge, an owner, a bot worker, or all of them in one process."""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import signal
import socket
from collections.abc import Callable
from typing import Literal

import msgspec
import structlog

from saboteur.server.bots.pool import WorkerPool
from saboteur.server.calls.caller import Caller
from saboteur.server.cluster.bots import BotService, RemoteWorker
from saboteur.server.cluster.bus import Bus
from saboteur.server.cluster.coach import CoachService, RemoteAdviser
from saboteur.server.cluster.edge import Edge
from saboteur.server.cluster.nats_bus import NatsBus
from saboteur.server.cluster.owner import Owner
from saboteur.server.net.app import build
from saboteur.server.net.health import Watched
from saboteur.server.serving import Server, config, operator
from saboteur.server.settings import Settings
from saboteur.server.store.database import Database
from saboteur.server.store.leases import Shared
from saboteur.server.store.store import Store
from saboteur.server.table.desk import LocalDesk
from saboteur.server.table.tables import Tables
from saboteur.server.trouble import ServerTrouble

_log = structlog.get_logger("server")


class Part(msgspec.Struct, frozen=True):
    """A part of a cluster and what it connects to."""

    role: Literal["all", "edge", "owner", "bots"]
    database: str
    bus: str
    settings: Settings
    proxies: tuple[str, ...]


async def serve_part(
    part: Part,
    key: bytes,
    listening: socket.socket | None,
    watched: socket.socket | None,
    ready: Callable[[int], None],
) -> None:
    """Run the part until a signal comes; calls `ready` with the port, 0 without one."""
    name = secrets.token_hex(6)
    structlog.contextvars.bind_contextvars(part=f"{part.role} {name}")
    if not Database(part.database).shared:
        raise ServerTrouble("The parts of a cluster share a database: name one with --database postgresql://….")
    bus = NatsBus(part.bus)
    await bus.open()
    async with contextlib.AsyncExitStack() as closing:
        closing.push_async_callback(bus.close)
        shown: Watched | None = None
        if part.role in {"all", "bots"}:
            shown = await _start_bots(part, bus, closing)
        if part.role in {"all", "owner"}:
            shown = await _start_owner(part, name, bus, closing)
        edge = None
        if part.role in {"all", "edge"}:
            shown = edge = Edge(name, Store(Database(part.database)), part.settings, bus)
            await edge.open()
            closing.push_async_callback(edge.close)
        assert shown is not None
        async with operator(shown, part.settings.patience, watched):
            _log.info("started", role=part.role)
            if edge is None or listening is None:
                ready(0)
                await _until_signal()
            else:
                ready(listening.getsockname()[1])
                serving = config(build(edge, key, opens=False), part.settings.patience, part.proxies)
                await Server(serving, edge.notice, part.settings.notice).serve(sockets=[listening])
    _log.info("stopped", role=part.role)


async def _start_bots(part: Part, bus: Bus, closing: contextlib.AsyncExitStack) -> BotService:
    service = BotService(part.settings, bus)
    await service.open()
    closing.push_async_callback(service.close)
    coach = CoachService(bus)
    await coach.open()
    closing.push_async_callback(coach.close)
    return service


async def _start_owner(part: Part, name: str, bus: Bus, closing: contextlib.AsyncExitStack) -> LocalDesk:
    database = Database(part.database)
    leases = Shared(database, name, f"{socket.gethostname()}:{os.getpid()}", part.settings.lease)
    worker = RemoteWorker(bus, name)
    await worker.open()
    # Where a bot's file lies is known to the workers alone.
    pool = WorkerPool(msgspec.structs.replace(part.settings, files={}), [worker])
    adviser = RemoteAdviser(bus, name)
    await adviser.open()
    tables = Tables(Store(database, leases), part.settings, pool, adviser)
    desk = LocalDesk(tables)
    await desk.open(resume=False)
    closing.push_async_callback(desk.close)
    owner = Owner(desk, leases, bus)
    await owner.open()
    closing.push_async_callback(owner.close)
    closing.push_async_callback(owner.drain)
    caller = Caller(tables)
    await caller.open()
    closing.push_async_callback(caller.close)
    return desk


async def _until_signal() -> None:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop.set)
    await stop.wait()
