"""Runs one part of a cluster: an edge, an owner, a bot worker, or all of them in one process."""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import signal
import socket
from collections.abc import Callable
from typing import TYPE_CHECKING, Literal

import msgspec
import structlog

from saboteur.server.cluster.bus import Bus
from saboteur.server.cluster.nats_bus import NatsBus
from saboteur.server.settings import Settings

if TYPE_CHECKING:
    from saboteur.server.cluster.bots import BotService
    from saboteur.server.cluster.edge import Edge
    from saboteur.server.net.health import Watched
    from saboteur.server.table.desk import LocalDesk

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
            shown = edge = await _start_edge(part, name, bus, closing)
        assert shown is not None
        await _watch(part, shown, watched, closing)
        _log.info("started", role=part.role)
        if edge is None or listening is None:
            ready(0)
            await _until_signal()
        else:
            await _serve_edge(part, edge, key, listening, ready)
    _log.info("stopped", role=part.role)


# Each role imports only what it needs: a bot worker loads neither the web framework nor the database.


async def _watch(part: Part, shown: Watched, watched: socket.socket | None, closing: contextlib.AsyncExitStack) -> None:
    if watched is not None:
        from saboteur.server.serving import operator  # noqa: PLC0415

        await closing.enter_async_context(operator(shown, part.settings.patience, watched))


async def _start_edge(part: Part, name: str, bus: Bus, closing: contextlib.AsyncExitStack) -> Edge:
    from saboteur.server.cluster.edge import Edge  # noqa: PLC0415
    from saboteur.server.store.database import Database  # noqa: PLC0415
    from saboteur.server.store.store import Store  # noqa: PLC0415

    edge = Edge(name, Store(Database(part.database, part.settings.database_timeout)), part.settings, bus)
    await edge.open()
    closing.push_async_callback(edge.close)
    return edge


async def _serve_edge(
    part: Part, edge: Edge, key: bytes, listening: socket.socket, ready: Callable[[int], None]
) -> None:
    from saboteur.server.net.app import build  # noqa: PLC0415
    from saboteur.server.serving import Server, config  # noqa: PLC0415

    serving = config(build(edge, key, opens=False), part.settings.patience, part.proxies)
    ready(listening.getsockname()[1])
    await Server(serving, edge.notice, part.settings.notice).serve(sockets=[listening])


async def _start_bots(part: Part, bus: Bus, closing: contextlib.AsyncExitStack) -> BotService:
    from saboteur.server.cluster.bots import BotService  # noqa: PLC0415
    from saboteur.server.cluster.coach import CoachService  # noqa: PLC0415

    service = BotService(part.settings, bus)
    await service.open()
    closing.push_async_callback(service.close)
    coach = CoachService(bus)
    await coach.open()
    closing.push_async_callback(coach.close)
    return service


async def _start_owner(part: Part, name: str, bus: Bus, closing: contextlib.AsyncExitStack) -> LocalDesk:
    from saboteur.server.bots.pool import WorkerPool  # noqa: PLC0415
    from saboteur.server.calls.caller import Caller  # noqa: PLC0415
    from saboteur.server.cluster.bots import RemoteWorker  # noqa: PLC0415
    from saboteur.server.cluster.coach import RemoteAdviser  # noqa: PLC0415
    from saboteur.server.cluster.owner import Owner  # noqa: PLC0415
    from saboteur.server.store.database import Database  # noqa: PLC0415
    from saboteur.server.store.leases import Shared  # noqa: PLC0415
    from saboteur.server.store.store import Store  # noqa: PLC0415
    from saboteur.server.table.desk import LocalDesk  # noqa: PLC0415
    from saboteur.server.table.tables import Tables  # noqa: PLC0415

    database = Database(part.database, part.settings.database_timeout)
    leases = Shared(database, name, f"{socket.gethostname()}:{os.getpid()}", part.settings.lease)
    worker = RemoteWorker(bus, name)
    await worker.open()
    # Only workers know the path of a bot's file.
    pool = WorkerPool(msgspec.structs.replace(part.settings, files={}), [worker])
    adviser = RemoteAdviser(bus, name)
    await adviser.open()
    tables = Tables(Store(database, leases), part.settings, pool, adviser)
    desk = LocalDesk(tables, remote=True)
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
