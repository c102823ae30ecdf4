"""The HTTP interface: games, tables, records."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from saboteur.cards.options import allowed
from saboteur.games import GAMES, game
from saboteur.lessons import LESSONS
from saboteur.server import resource
from saboteur.server.net.problems import problems
from saboteur.server.net.replays import check_seat, replay_record
from saboteur.server.net.replays import replay as steps_of
from saboteur.server.net.socket_schema import socket_schema
from saboteur.server.net.visitor import guest, tables_of, visitor
from saboteur.server.refusal import Refusal
from saboteur.server.table.summary import info, row
from saboteur.server.table.table import Table
from saboteur.server.table.tables import Tables

HttpRequest = Request[Any, Any, Any]
TOML = "application/toml; charset=utf-8"
FEWEST, MOST = 1, 100
"""Steps of a replay in one answer."""
LARGEST_RECORD = 256_000
"""Largest request with a record, in bytes: twenty times the longest match, which leaves room for talk."""


@get("/api/games", responses=problems())
async def get_games() -> list[resource.GameInfo]:
    """The games that can be played."""
    found = []
    for name in GAMES:
        box = game(name)
        least, most = box.players
        options = tuple(resource.OptionInfo(option, values) for option, values in allowed(box).items())
        found.append(
            resource.GameInfo(name, least, most, box.rounds.default, tuple(box.editions), options, name in LESSONS)
        )
    return found


@get("/api/bots", responses=problems())
async def get_bots(request: HttpRequest) -> list[resource.BotInfo]:
    """The bots that can be seated."""
    return [resource.BotInfo(name) for name in tables_of(request).settings.bots]


@post("/api/tables", responses=problems(401, 403, 409, 413, 503))
async def post_table(request: HttpRequest, data: JSONBody[resource.NewTable]) -> resource.Opened:
    """Open a table."""
    return _opened(await tables_of(request).create(await guest(request), data))


@post("/api/play", responses=problems(401, 403, 409, 413, 503))
async def post_play(request: HttpRequest, data: JSONBody[resource.PlayNow]) -> resource.Opened:
    """Play against bots at once."""
    return _opened(await tables_of(request).play_now(await guest(request), data))


@post("/api/join", status_code=200, responses=problems(403, 404, 413))
async def post_join(request: HttpRequest, data: JSONBody[resource.Join]) -> resource.Opened:
    """Find a table by its code."""
    tables = tables_of(request)
    code = data.code.strip().upper()
    table_id = await tables.by_code(code, await visitor(request))
    if table_id is None:
        raise Refusal("no-such-code", 404)
    return resource.Opened(table_id, code)


@get("/api/tables", responses=problems())
async def get_tables(request: HttpRequest) -> list[resource.TableInfo]:
    """Public tables with a free seat."""
    tables = tables_of(request)
    return await tables.public(await visitor(request))


@get("/api/tables/mine", responses=problems())
async def get_mine(request: HttpRequest) -> list[resource.TableInfo]:
    """The guest's own tables."""
    tables = tables_of(request)
    person = await visitor(request)
    return [] if person is None else await tables.of(person)


@get("/api/tables/{table_id:str}", responses=problems(404))
async def get_table(request: HttpRequest, table_id: FromPath[str]) -> resource.TableInfo:
    """A table."""
    person = await visitor(request)
    state = (await _find_table(tables_of(request), table_id)).state
    return info(row(state), None if person is None else person.id)


@get("/api/tables/{table_id:str}/record", media_type=TOML, responses=problems(403, 404, 409))
async def get_record(request: HttpRequest, table_id: FromPath[str]) -> Response[str]:
    """The record of a match; masked for the guest's seat while it runs."""
    tables = tables_of(request)
    table = await _find_table(tables, table_id)
    person = await visitor(request)
    # A finished match has no secrets for people who were given its link.
    if table.state.phase != "over":
        table.check_welcome(person)
    if table.state.phase == "lobby":
        raise Refusal("not-playing")
    match = table.state.running
    seat = table.state.seat_of(person.id if person is not None else None)
    text = match.record() if match.actor is None else match.record(seat=seat)
    name = f"{match.rules.name}-{table.state.created.code.lower()}.toml"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(text, media_type=TOML, headers=headers)


@get("/api/tables/{table_id:str}/replay", responses=problems(403, 404, 409))
async def get_replay(
    request: HttpRequest,
    table_id: FromPath[str],
    seat: FromQuery[int | None] = None,
    first: Annotated[int, QueryParameter(ge=0, le=100_000)] = 0,
    count: Annotated[int, QueryParameter(ge=FEWEST, le=MOST)] = 50,
) -> resource.Replay:
    """Steps of a finished match."""
    tables = tables_of(request)
    table = await _find_table(tables, table_id)
    if table.state.phase != "over":
        table.check_welcome(await visitor(request))
        raise Refusal("not-over")
    match = table.state.running
    check_seat(seat, match)
    return steps_of(table_id, match, seat, first, count)


@post("/api/replay", status_code=200, request_max_body_size=LARGEST_RECORD, responses=problems(403, 413))
async def post_replay(request: HttpRequest, data: JSONBody[resource.Recorded]) -> resource.Replay:
    """Steps of an uploaded record, which is not stored."""
    # A record full of talk takes a while: in a thread, one at a time.
    async with tables_of(request).replay_lock:
        return await asyncio.to_thread(replay_record, data)


@get("/api/schema/socket.json", include_in_schema=False)
async def get_socket_schema() -> dict[str, Any]:
    """Every message of a table's socket as JSON Schema."""
    return socket_schema()


HANDLERS = [
    get_games, get_bots, post_table, post_play, post_join, get_tables, get_mine, get_table, get_record, get_replay,
    post_replay, get_socket_schema,
]  # fmt: skip


async def _find_table(tables: Tables, table_id: str) -> Table:
    table = await tables.get(table_id)
    tables.unload_idle(table)
    return table


def _opened(table: Table) -> resource.Opened:
    table.schedule()
    return resource.Opened(table.state.table_id, table.state.created.code)
