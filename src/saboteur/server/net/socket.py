"""The socket of a table."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from saboteur.server.limits import Bucket, Buckets
from saboteur.server.net.delivery import Delivery
from saboteur.server.net.gate import address, same_origin
from saboteur.server.net.socket_protocol import LINE, SocketProtocol
from saboteur.server.net.visitor import language, session_id, visitor
from saboteur.server.refusal import Refusal
from saboteur.server.settings import Settings
from saboteur.server.store.failure import UnavailableError
from saboteur.server.table import answer, request
from saboteur.server.table.client import Client
from saboteur.server.table.desk import Desk
from saboteur.server.table.visit import Visit

MAX_CHARACTERS = 8_000
"""Longest message of a client."""
CLOSE_CODES = {
    "bad-origin": 4401, "no-spectators": 4403, "removed": 4403, "no-such-table": 4404, "damaged-table": 4409,
    "too-many-sockets": 4429, "say-hello": 4400, "not-kept": 1013,
}  # fmt: skip

_BEGINS = frozenset({request.Start, request.Rematch})
"""Requests that begin a match."""
Socket = WebSocket[Any, Any, Any]
_log = structlog.get_logger("sockets")


class SocketLimiter:
    """Limits the sockets of each address and how fast they are read."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self.open_sockets: Counter[str] = Counter()
        self.pace = Buckets(*settings.messages_per_address)
        """The combined read rate of all sockets of an address."""
        self.elsewhere: dict[str, dict[str, int]] = {}
        """Sockets of each address at other processes that share the limit, by process."""

    def enter(self, client_address: str) -> None:
        """Count one more socket; `Refusal` if there are too many."""
        settings = self._settings
        others = sum(found.get(client_address, 0) for found in self.elsewhere.values())
        if (
            self.open_sockets[client_address] + others >= settings.sockets_per_address
            or self.open_sockets.total() >= settings.sockets
        ):
            raise Refusal("too-many-sockets", 429)
        self.open_sockets[client_address] += 1

    def leave(self, client_address: str) -> None:
        """Count one socket less."""
        self.open_sockets[client_address] -= 1
        if not self.open_sockets[client_address]:
            del self.open_sockets[client_address]


@websocket("/ws/tables/{table_id:str}")
async def table_socket(socket: Socket, table_id: FromPath[str]) -> None:
    """Serve a table over a socket."""
    desk: Desk = socket.app.state.tables
    socket_limiter: SocketLimiter = socket.app.state.socket_limiter
    client_address = address(socket.scope)
    await socket.accept()
    with contextlib.suppress(WebSocketDisconnect):
        try:
            socket_limiter.enter(client_address)
        except Refusal as refusal:
            await _refuse(socket, refusal, language(socket, None))
            return
        try:
            await _serve(socket, desk, table_id, lambda: socket_limiter.pace.wait(client_address))
        finally:
            socket_limiter.leave(client_address)


async def _serve(socket: Socket, desk: Desk, table_id: str, address_delay: Callable[[], float]) -> None:
    lang = language(socket, None)
    screen = "screen" in socket.query_params
    try:
        _check_origin(socket)
        while True:
            ended = desk.sessions_ended
            # A television watches without a name, even if its session has one.
            person = None if screen else await visitor(socket)
            lang = language(socket, person)
            client = Client(person, lang, session=session_id(socket), screen=screen)
            visit = await desk.visit(table_id, client)
            # A session that was ended meanwhile must not stay open.
            if ended == desk.sessions_ended:
                break
            visit.leave()
    except Refusal as refusal:
        await _refuse(socket, refusal, lang)
        return
    except UnavailableError:
        # 1013: try again later.
        await _refuse(socket, Refusal("not-kept", 503), lang)
        return
    line: SocketProtocol = socket.scope[LINE]  # type: ignore[literal-required] # set by the protocol
    delivery = Delivery(client, line, socket.app.state.round, socket.close)
    desk.notice.enter(client)
    # A separate task: otherwise each message would wake every middleware.
    listening = asyncio.create_task(_listen(line, desk, visit, client, address_delay))
    try:
        # Cancellation returns at once, but running requests are completed: they may be on disk already.
        await asyncio.shield(listening)
    except asyncio.CancelledError:
        listening.add_done_callback(_ignore)
        line.hang_up()
        raise
    except Refusal as refusal:
        await delivery.end()
        await _refuse(socket, refusal, lang)
    finally:
        # Also if this was cancelled while a request is still running.
        visit.leave()
        desk.notice.leave(client)
        await delivery.end()


def _ignore(listening: asyncio.Task[None]) -> None:
    """Retrieve the result to avoid a warning."""
    if not listening.cancelled():
        listening.exception()


def _check_origin(socket: Socket) -> None:
    if not same_origin(socket.headers.get("origin"), socket.headers.get("host")):
        raise Refusal("bad-origin", 403)


async def _listen(
    line: SocketProtocol, desk: Desk, visit: Visit, client: Client, address_delay: Callable[[], float]
) -> None:
    """Serve the client until it has gone, then leave at once, so that a turn that begins then sends a notification."""
    try:
        await _carry_out(line, desk, visit, client, address_delay)
    finally:
        visit.leave()


async def _carry_out(
    line: SocketProtocol, desk: Desk, visit: Visit, client: Client, address_delay: Callable[[], float]
) -> None:
    bucket = Bucket(*desk.settings.messages)
    greeted = False
    while True:
        data = await (line.next_text() if greeted else _first(line, desk.settings.patience))
        if data is None:
            raise WebSocketDisconnect(detail="The client has gone.")
        # A client that sends too fast is throttled; backpressure does the rest.
        delay = max(bucket.wait(), address_delay())
        if delay:
            await asyncio.sleep(delay)
        if client.closing:
            continue
        try:
            message = _read(data)
        except Refusal as refusal:
            client.refuse(refusal)
            continue
        if type(message) in _BEGINS:
            try:
                desk.notice.check_open()
            except Refusal as refusal:
                client.refuse(refusal, message.id)
                continue
        await visit.handle(message)
        if isinstance(message, request.Hello) and not greeted:
            greeted = True
            desk.notice.tell(client)


async def _first(line: SocketProtocol, patience: float) -> str | None:
    """The first message, which must come in time."""
    try:
        async with asyncio.timeout(patience):
            return await line.next_text()
    except TimeoutError:
        raise Refusal("say-hello") from None


def _read(data: str) -> request.AnyRequest:
    if len(data) > MAX_CHARACTERS:
        raise Refusal("message-too-long", 413, most=MAX_CHARACTERS)
    try:
        return request.read(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Refusal("malformed", 400) from None


async def _refuse(socket: Socket, refusal: Refusal, lang: str) -> None:
    _log.info("refused", reason=refusal.reason)
    error = answer.Error(reason=refusal.reason, sentence=refusal.sentence(lang))
    await socket.send_data(answer.write(error).decode(), mode="text")
    await socket.close(code=CLOSE_CODES.get(refusal.reason, 4400), reason=refusal.reason)
