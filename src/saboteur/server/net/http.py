"""The HTTP interface: the guest, games, tables, records."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.response import Redirect

from saboteur.cards.options import allowed
from saboteur.games import GAMES, game
from saboteur.server import resource, sanitize
from saboteur.server.net import page
from saboteur.server.net.problems import problems
from saboteur.server.net.replays import check_seat, replay_record
from saboteur.server.net.replays import replay as steps_of
from saboteur.server.net.socket_schema import socket_schema
from saboteur.server.net.visitor import guest, language, visitor
from saboteur.server.refusal import Refusal
from saboteur.server.store.store import Person
from saboteur.server.table.table import Table
from saboteur.server.table.tables import Tables
from saboteur.text import LANGUAGES

HttpRequest = Request[Any, Any, Any]
TOML = "application/toml; charset=utf-8"
RENEWAL = 30 * 24 * 3600
"""Seconds after which a visit renews the session, so that it does not end for people who keep coming."""
FEWEST, MOST = 1, 100
"""Steps of a replay in one answer."""
LARGEST_RECORD = 256_000
"""Largest request with a record, in bytes: twenty times the longest match, which leaves room for talk."""


def _tables(request: HttpRequest) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


@get("/api/me", responses=problems())
async def get_me(request: HttpRequest) -> resource.Me:
    """The current guest."""
    person = await visitor(request)
    if person is None:
        return resource.Me(None, None, language(request, None))
    if request.session.get("signed_in", 0) < time.time() - RENEWAL:
        _sign_in(request, person)
    return resource.Me(person.id, person.name, person.language)


@post("/api/me", status_code=200, responses=problems(403, 413))
async def post_me(request: HttpRequest, data: JSONBody[resource.NewMe]) -> resource.Me:
    """Set the guest's name and language."""
    before = await visitor(request)
    lang = data.language or language(request, before)
    if lang not in LANGUAGES:
        raise Refusal("bad-language", 400, languages=", ".join(LANGUAGES))
    person = Person(before.id if before else secrets.token_urlsafe(12), sanitize.name(data.name), lang)
    await _tables(request).store.keep(person)
    _sign_in(request, person)
    return resource.Me(person.id, person.name, person.language)


@post("/api/me/link", status_code=200, responses=problems(401, 403))
async def post_link(request: HttpRequest) -> resource.Link:
    """Create a personal link."""
    person = await guest(request)
    token = secrets.token_urlsafe(24)
    await _tables(request).store.set_link(person.id, token)
    return resource.Link(f"/me/{token}")


@get("/me/{token:str}", include_in_schema=False)
async def follow_link(request: HttpRequest, token: FromPath[str]) -> Redirect | Response[bytes]:
    """Sign in with a personal link."""
    person = await _tables(request).store.by_link(token[:100])
    if person is None:
        # Browsers get the page that explains it, programs the reason.
        if "text/html" in request.headers.get("accept", ""):
            return Redirect("/lost-link", status_code=303)
        raise Refusal("bad-link", 404)
    before = await visitor(request)
    if before is not None and before.id != person.id:
        # Switching would lose the current guest's seats: the page asks first.
        return page.index()
    _sign_in(request, person)
    return Redirect("/", status_code=303)


@post("/api/me/follow", status_code=200, responses=problems(403, 404, 413))
async def post_follow(request: HttpRequest, data: JSONBody[resource.Follow]) -> resource.Me:
    """Sign in with a personal link on a device that is signed in as another guest."""
    person = await _tables(request).store.by_link(data.token)
    if person is None:
        raise Refusal("bad-link", 404)
    _sign_in(request, person)
    return resource.Me(person.id, person.name, person.language)


def _sign_in(request: HttpRequest, person: Person) -> None:
    request.set_session({"person": person.id, "language": person.language, "signed_in": int(time.time())})


@get("/api/games", responses=problems())
async def get_games() -> list[resource.GameInfo]:
    """The games that can be played."""
    found = []
    for name in GAMES:
        box = game(name)
        least, most = box.players
        options = tuple(resource.OptionInfo(option, values) for option, values in allowed(box).items())
        found.append(resource.GameInfo(name, least, most, box.rounds.default, tuple(box.editions), options))
    return found


@get("/api/bots", responses=problems())
async def get_bots(request: HttpRequest) -> list[resource.BotInfo]:
    """The bots that can be seated."""
    return [resource.BotInfo(name) for name in _tables(request).settings.bots]


@post("/api/tables", responses=problems(401, 403, 409, 413, 503))
async def post_table(request: HttpRequest, data: JSONBody[resource.NewTable]) -> resource.Opened:
    """Open a table."""
    return _opened(await _tables(request).create(await guest(request), data))


@post("/api/play", responses=problems(401, 403, 409, 413, 503))
async def post_play(request: HttpRequest, data: JSONBody[resource.PlayNow]) -> resource.Opened:
    """Play against bots at once."""
    return _opened(await _tables(request).play_now(await guest(request), data))


@post("/api/join", status_code=200, responses=problems(403, 404, 413))
async def post_join(request: HttpRequest, data: JSONBody[resource.Join]) -> resource.Opened:
    """Find a table by its code."""
    tables = _tables(request)
    code = data.code.strip().upper()
    table_id = await tables.by_code(code, await visitor(request))
    if table_id is None:
        raise Refusal("no-such-code", 404)
    return resource.Opened(table_id, code)


@get("/api/tables", responses=problems())
async def get_tables(request: HttpRequest) -> list[resource.TableInfo]:
    """Public tables with a free seat."""
    tables = _tables(request)
    return await tables.infos(await tables.store.public(), await visitor(request))


@get("/api/tables/mine", responses=problems())
async def get_mine(request: HttpRequest) -> list[resource.TableInfo]:
    """The guest's own tables."""
    tables = _tables(request)
    person = await visitor(request)
    return [] if person is None else await tables.infos(await tables.store.of(person.id), person)


@get("/api/tables/{table_id:str}", responses=problems(404))
async def get_table(request: HttpRequest, table_id: FromPath[str]) -> resource.TableInfo:
    """A table."""
    tables = _tables(request)
    return tables.info((await _find_table(tables, table_id)).state, await visitor(request))


@get("/api/tables/{table_id:str}/record", media_type=TOML, responses=problems(403, 404, 409))
async def get_record(request: HttpRequest, table_id: FromPath[str]) -> Response[str]:
    """The record of a match; masked for the guest's seat while it runs."""
    tables = _tables(request)
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
    tables = _tables(request)
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
    async with _tables(request).replay_lock:
        return await asyncio.to_thread(replay_record, data)


@get("/api/schema/socket.json", include_in_schema=False)
async def get_socket_schema() -> dict[str, Any]:
    """Every message of a table's socket as JSON Schema."""
    return socket_schema()


HANDLERS = [
    get_me, post_me, post_link, follow_link, post_follow, get_games, get_bots, post_table, post_play, post_join,
    get_tables, get_mine, get_table, get_record, get_replay, post_replay, get_socket_schema,
]  # fmt: skip


async def _find_table(tables: Tables, table_id: str) -> Table:
    table = await tables.get(table_id)
    tables.unload_idle(table)
    return table


def _opened(table: Table) -> resource.Opened:
    table.schedule()
    return resource.Opened(table.state.table_id, table.state.created.code)
