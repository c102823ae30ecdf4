"""The HTTP interface: games, tables, records."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, cast

from litestar import MediaType, Request, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from saboteur.bots import BOTS, CHARACTERS, depth
from saboteur.cards.options import allowed
from saboteur.games import GAMES, game
from saboteur.lessons import LESSONS
from saboteur.server import resource
from saboteur.server.circle.room import come_to_table
from saboteur.server.net.problems import problems
from saboteur.server.net.socket_schema import socket_schema
from saboteur.server.net.visitor import guest, tables_of, visitor
from saboteur.server.refusal import Refusal
from saboteur.server.table.replays import replay_record

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
    return [
        resource.BotInfo(name, depth(name), tuple(CHARACTERS) if name in BOTS else ())
        for name in tables_of(request).settings.bots
    ]


@post("/api/tables", responses=problems(401, 403, 409, 413, 503))
async def post_table(request: HttpRequest, data: JSONBody[resource.NewTable]) -> resource.Opened:
    """Open a table."""
    desk = tables_of(request)
    desk.notice.check_open()
    return await desk.create(await guest(request), data)


@post("/api/play", responses=problems(401, 403, 409, 413, 503))
async def post_play(request: HttpRequest, data: JSONBody[resource.PlayNow]) -> resource.Opened:
    """Play against bots at once."""
    desk = tables_of(request)
    desk.notice.check_open()
    return await desk.play_now(await guest(request), data)


@post("/api/join", status_code=200, responses=problems(403, 404, 409, 413, 503))
async def post_join(request: HttpRequest, data: JSONBody[resource.Join]) -> resource.Opened:
    """Find a table by its code."""
    tables = tables_of(request)
    code = data.code.strip().upper()
    person = await visitor(request)
    if person is not None and tables.settings.circles:
        circle = await tables.store.circles.by_code(code.replace("\0", ""), person.id)
        if circle is not None:
            return await come_to_table(tables, circle.id, person)
    table_id = await tables.by_code(code, person)
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
    return await tables_of(request).info(table_id, await visitor(request))


@get("/api/tables/{table_id:str}/record", media_type=TOML, responses=problems(403, 404, 409))
async def get_record(request: HttpRequest, table_id: FromPath[str]) -> Response[str]:
    """The record of a match; masked for the guest's seat while it runs."""
    record = await tables_of(request).record(table_id, await visitor(request))
    headers = {"content-disposition": f'attachment; filename="{record.name}"', "cache-control": "no-store"}
    return Response(record.text, media_type=TOML, headers=headers)


@get("/api/tables/{table_id:str}/replay", responses=problems(403, 404, 409))
async def get_replay(
    request: HttpRequest,
    table_id: FromPath[str],
    seat: FromQuery[int | None] = None,
    first: Annotated[int, QueryParameter(ge=0, le=100_000)] = 0,
    count: Annotated[int, QueryParameter(ge=FEWEST, le=MOST)] = 50,
) -> Response[resource.Replay]:
    """Steps of a finished match."""
    steps = await tables_of(request).replay(table_id, await visitor(request), seat, first, count)
    # Written where the table is.
    return Response(cast("resource.Replay", steps), media_type=MediaType.JSON)


@get("/api/tables/{table_id:str}/glance", responses=problems(401, 403, 404, 409))
async def get_glance(request: HttpRequest, table_id: FromPath[str]) -> Response[resource.Glance]:
    """The board of a running match for somebody who plays in it."""
    board = await tables_of(request).glance(table_id, await guest(request))
    # Written where the table is.
    return Response(cast("resource.Glance", board), media_type=MediaType.JSON)


@post("/api/replay", status_code=200, request_max_body_size=LARGEST_RECORD, responses=problems(403, 413))
async def post_replay(request: HttpRequest, data: JSONBody[resource.Recorded]) -> resource.Replay:
    """Steps of an uploaded record, which is not stored."""
    # A record full of talk takes a while: in a thread, one at a time.
    async with tables_of(request).replay_lock:
        return await asyncio.to_thread(replay_record, data)


@get("/api/tables/{table_id:str}/story", responses=problems(403, 404, 409, 503))
async def get_story(request: HttpRequest, table_id: FromPath[str]) -> Response[resource.Story]:
    """The story of a finished match, or how far it has come: ask again."""
    told = await tables_of(request).story(table_id, await visitor(request))
    # Written where the table is.
    return Response(cast("resource.Story", told), media_type=MediaType.JSON)


@post("/api/story", status_code=200, request_max_body_size=LARGEST_RECORD, responses=problems(403, 409, 413, 503))
async def post_story(request: HttpRequest, data: JSONBody[resource.ToldMatch]) -> Response[resource.Story]:
    """The story of an uploaded record, which is not stored."""
    told = await tables_of(request).story_of(data.record)
    return Response(cast("resource.Story", told), media_type=MediaType.JSON)


@get("/api/schema/socket.json", include_in_schema=False)
async def get_socket_schema() -> dict[str, Any]:
    """Every message of a table's socket as JSON Schema."""
    return socket_schema()


HANDLERS = [
    get_games, get_bots, post_table, post_play, post_join, get_tables, get_mine, get_table, get_record, get_replay,
    get_glance, post_replay, get_story, post_story, get_socket_schema,
]  # fmt: skip
