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
from litestar.types import Send

from saboteur.server.limits import Bucket, Buckets
from saboteur.server.net.gate import SEND, address, same_origin
from saboteur.server.net.visitor import language, visitor
from saboteur.server.refusal import Refusal
from saboteur.server.settings import Settings
from saboteur.server.table import message as say
from saboteur.server.table.client import Client
from saboteur.server.table.table import Table
from saboteur.server.table.tables import Tables

LONGEST = 8_000
"""So many characters a message may have."""
CODES = {
    "bad-origin": 4401, "no-spectators": 4403, "no-such-table": 4404, "damaged-table": 4409,
    "too-many-sockets": 4429, "say-hello": 4400,
}  # fmt: skip

Socket = WebSocket[Any, Any, Any]
_log = structlog.get_logger("sockets")


class Doorman:
    """Counts the sockets of each address."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self.inside: Counter[str] = Counter()
        self.pace = Buckets(*settings.crowd)
        """How fast all sockets of an address together are read."""

    def enter(self, who: str) -> None:
        """Let one more in; `Refusal` if there are too many."""
        settings = self._settings
        if self.inside[who] >= settings.sockets_per_address or self.inside.total() >= settings.sockets:
            raise Refusal("too-many-sockets", 429)
        self.inside[who] += 1

    def leave(self, who: str) -> None:
        """One is gone."""
        self.inside[who] -= 1
        if not self.inside[who]:
            del self.inside[who]


@websocket("/ws/tables/{table:str}")
async def table_socket(socket: Socket, table: FromPath[str]) -> None:
    """Everything at one table."""
    hall: Tables = socket.app.state.hall
    doorman: Doorman = socket.app.state.doorman
    who = address(socket.scope)
    await socket.accept()
    with contextlib.suppress(WebSocketDisconnect):
        try:
            doorman.enter(who)
        except Refusal as refusal:
            await _send_away(socket, refusal, language(socket, None))
            return
        try:
            await _serve(socket, hall, table, lambda: doorman.pace.wait(who))
        finally:
            doorman.leave(who)


async def _serve(socket: Socket, hall: Tables, table: str, crowd: Callable[[], float]) -> None:
    person = await visitor(socket)
    lang = language(socket, person)
    try:
        _check_origin(socket)
        muted = frozenset[str]() if person is None else await hall.store.muted(person.id)
        room = await hall.room(table)
        room.check_welcome(person)
    except Refusal as refusal:
        await _send_away(socket, refusal, lang)
        return
    client = Client(person, lang, muted)
    room.join(client)
    writing = asyncio.create_task(_write(socket, client))
    try:
        await _listen(socket, hall, room, client, crowd)
    except Refusal as refusal:
        writing.cancel()
        await _send_away(socket, refusal, lang)
    finally:
        room.leave(client)
        hall.forget(room)
        writing.cancel()
        await asyncio.gather(writing, return_exceptions=True)


def _check_origin(socket: Socket) -> None:
    if not same_origin(socket.headers.get("origin"), socket.headers.get("host")):
        raise Refusal("bad-origin", 403)


async def _listen(socket: Socket, hall: Tables, room: Table, client: Client, crowd: Callable[[], float]) -> None:
    bucket = Bucket(*hall.settings.messages)
    while True:
        data = await (socket.receive_data(mode="text") if client.told else _first(socket, hall.settings.patience))
        # Who writes too fast is read more slowly; the rest of it waits on their side.
        delay = max(bucket.wait(), crowd())
        if delay:
            await asyncio.sleep(delay)
        try:
            message = _read(data)
        except Refusal as refusal:
            _complain(client, refusal)
            continue
        await _do(hall, room, client, message)


async def _first(socket: Socket, patience: float) -> str:
    """What somebody says who has not yet said hello."""
    try:
        async with asyncio.timeout(patience):
            return await socket.receive_data(mode="text")
    except TimeoutError:
        raise Refusal("say-hello") from None


async def _do(hall: Tables, room: Table, client: Client, message: say.ClientMessage) -> None:
    if isinstance(message, say.Hello):
        room.hello(client, message.since)
    elif isinstance(message, say.Ping):
        client.put(say.write(say.Pong(id=message.id)))
    elif not client.told:
        _complain(client, Refusal("say-hello"), message.id)
    elif isinstance(message, say.Mute | say.Rematch):
        try:
            await _do_beside(hall, room, client, message)
        except Refusal as refusal:
            _complain(client, refusal, message.id)
    else:
        await room.act(client, message)


async def _do_beside(hall: Tables, room: Table, client: Client, message: say.Mute | say.Rematch) -> None:
    """What is not part of the table's log."""
    if client.person is None:
        raise Refusal("no-name", 401)
    if isinstance(message, say.Rematch):
        await hall.rematch(room, client.person)
    else:
        await hall.mute(client.person, message.person, on=message.on)
    if message.id:
        client.put(say.write(say.Ack(id=message.id, seq=client.seq)))


def _read(data: str) -> say.ClientMessage:
    if len(data) > LONGEST:
        raise Refusal("message-too-long", 413, most=LONGEST)
    try:
        return say.read(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Refusal("malformed", 400) from None


def _complain(client: Client, refusal: Refusal, message: str = "") -> None:
    sentence = refusal.sentence(client.language)
    if message:
        client.put(say.write(say.Refused(id=message, reason=refusal.reason, sentence=sentence)))
    else:
        client.put(say.write(say.ErrorMessage(reason=refusal.reason, sentence=sentence)))


async def _write(socket: Socket, client: Client) -> None:
    send: Send = socket.scope[SEND]  # type: ignore[literal-required]
    while True:
        data = await client.take()
        if isinstance(data, int):
            await socket.close(code=data)
            return
        await send({"type": "websocket.send", "text": data.decode(), "bytes": None})


async def _send_away(socket: Socket, refusal: Refusal, lang: str) -> None:
    _log.info("refused", reason=refusal.reason)
    error = say.ErrorMessage(reason=refusal.reason, sentence=refusal.sentence(lang))
    await socket.send_data(say.write(error).decode(), mode="text")
    await socket.close(code=CODES.get(refusal.reason, 4400), reason=refusal.reason)
