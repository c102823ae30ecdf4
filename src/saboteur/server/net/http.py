"""The HTTP interface: who one is, games, tables, records."""

from __future__ import annotations

import asyncio
import secrets
from http import HTTPStatus
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.response import Redirect

from saboteur.cards.options import allowed
from saboteur.games import GAMES, game
from saboteur.server import resource
from saboteur.server import sanitize as words
from saboteur.server.net import page
from saboteur.server.net.replays import check_seat, replay_record
from saboteur.server.net.replays import replay as steps_of
from saboteur.server.net.visitor import guest, language, visitor
from saboteur.server.refusal import Refusal
from saboteur.server.store.store import Person
from saboteur.server.table import message as say
from saboteur.server.table.table import Table
from saboteur.server.table.tables import Tables
from saboteur.text import LANGUAGES

Asked = Request[Any, Any, Any]
TOML = "application/toml; charset=utf-8"
FEWEST, MOST = 1, 100
"""Steps of a replay in one answer."""
LARGEST_RECORD = 256_000
"""So many bytes a request with a record may have: twenty times what the longest match needs, for those who talk."""


def _problems(*statuses: int) -> dict[int, ResponseSpec]:
    """How the schema tells of refusals: those of the request, and those that any request may meet."""
    return {
        status: ResponseSpec(resource.Problem, generate_examples=False, description=HTTPStatus(status).phrase)
        for status in sorted({400, 429, *statuses})
    }


def _hall(request: Asked) -> Tables:
    hall: Tables = request.app.state.hall
    return hall


@get("/api/me", responses=_problems())
async def get_me(request: Asked) -> resource.Me:
    """Who one is."""
    person = await visitor(request)
    if person is None:
        return resource.Me(None, None, language(request, None))
    return resource.Me(person.id, person.name, person.language)


@post("/api/me", status_code=200, responses=_problems(403, 413))
async def post_me(request: Asked, data: JSONBody[resource.NewMe]) -> resource.Me:
    """Give one's name, or change it."""
    before = await visitor(request)
    lang = data.language or language(request, before)
    if lang not in LANGUAGES:
        raise Refusal("bad-language", 400, languages=", ".join(LANGUAGES))
    person = Person(before.id if before else secrets.token_urlsafe(12), words.name(data.name), lang)
    await _hall(request).store.keep(person)
    _sign_in(request, person)
    return resource.Me(person.id, person.name, person.language)


@post("/api/me/link", status_code=200, responses=_problems(401, 403))
async def post_link(request: Asked) -> resource.Link:
    """A new personal link."""
    person = await guest(request)
    token = secrets.token_urlsafe(24)
    await _hall(request).store.set_link(person.id, token)
    return resource.Link(f"/me/{token}")


@get("/me/{token:str}", include_in_schema=False)
async def follow_link(request: Asked, token: FromPath[str]) -> Redirect | Response[bytes]:
    """Sign a device in through a personal link."""
    person = await _hall(request).store.by_link(token[:100])
    if person is None:
        # People who follow a spent link see the page say so; programs get the reason.
        if "text/html" in request.headers.get("accept", ""):
            return Redirect("/lost-link", status_code=303)
        raise Refusal("bad-link", 404)
    before = await visitor(request)
    if before is not None and before.id != person.id:
        # Whoever is somebody here already would lose their seats: the page asks them first.
        return page.first()
    _sign_in(request, person)
    return Redirect("/", status_code=303)


@post("/api/me/follow", status_code=200, responses=_problems(403, 404, 413))
async def post_follow(request: Asked, data: JSONBody[resource.Follow]) -> resource.Me:
    """Follow a personal link on a device on which one is somebody else."""
    person = await _hall(request).store.by_link(data.token)
    if person is None:
        raise Refusal("bad-link", 404)
    _sign_in(request, person)
    return resource.Me(person.id, person.name, person.language)


def _sign_in(request: Asked, person: Person) -> None:
    request.set_session({"person": person.id, "language": person.language})


@get("/api/games", responses=_problems())
async def get_games() -> list[resource.GameInfo]:
    """The games that can be played."""
    found = []
    for name in GAMES:
        box = game(name)
        least, most = box.players
        options = tuple(resource.OptionInfo(option, values) for option, values in allowed(box).items())
        found.append(resource.GameInfo(name, least, most, box.rounds.default, tuple(box.editions), options))
    return found


@get("/api/bots", responses=_problems())
async def get_bots(request: Asked) -> list[resource.BotInfo]:
    """The bots that can be seated."""
    return [resource.BotInfo(name) for name in _hall(request).settings.bots]


@post("/api/tables", responses=_problems(401, 403, 409, 413, 503))
async def post_table(request: Asked, data: JSONBody[resource.NewTable]) -> resource.Opened:
    """Open a table."""
    return _opened(await _hall(request).create(await guest(request), data))


@post("/api/play", responses=_problems(401, 403, 409, 413, 503))
async def post_play(request: Asked, data: JSONBody[resource.PlayNow]) -> resource.Opened:
    """Play against bots at once."""
    return _opened(await _hall(request).play_now(await guest(request), data))


@post("/api/join", status_code=200, responses=_problems(403, 404, 413))
async def post_join(request: Asked, data: JSONBody[resource.Join]) -> resource.Opened:
    """Find a table by its code."""
    hall = _hall(request)
    code = data.code.strip().upper()
    table = await hall.store.by_code(code)
    if table is None:
        raise Refusal("no-such-code", 404)
    return resource.Opened(table, code)


@get("/api/tables", responses=_problems())
async def get_tables(request: Asked) -> list[resource.TableInfo]:
    """Public tables with a free seat."""
    hall = _hall(request)
    return await hall.infos(await hall.store.public(), await visitor(request))


@get("/api/tables/mine", responses=_problems())
async def get_mine(request: Asked) -> list[resource.TableInfo]:
    """One's own tables."""
    hall = _hall(request)
    person = await visitor(request)
    return [] if person is None else await hall.infos(await hall.store.of(person.id), person)


@get("/api/tables/{table:str}", responses=_problems(404))
async def get_table(request: Asked, table: FromPath[str]) -> resource.TableInfo:
    """A table."""
    hall = _hall(request)
    return hall.info((await _room(hall, table)).state, await visitor(request))


@get("/api/tables/{table:str}/record", media_type=TOML, responses=_problems(403, 404, 409))
async def get_record(request: Asked, table: FromPath[str]) -> Response[str]:
    """The record of a match; while it runs as one's seat knows it."""
    hall = _hall(request)
    room = await _room(hall, table)
    person = await visitor(request)
    # Nothing of a finished match is secret; whoever has the link was given it.
    if room.state.phase != "over":
        room.check_welcome(person)
    if room.state.phase == "lobby":
        raise Refusal("not-playing")
    match = room.state.running
    seat = room.state.seat_of(person.id if person is not None else None)
    text = match.record() if match.actor is None else match.record(seat=seat)
    name = f"{match.rules.name}-{room.state.created.code.lower()}.toml"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(text, media_type=TOML, headers=headers)


@get("/api/tables/{table:str}/replay", responses=_problems(403, 404, 409))
async def get_replay(
    request: Asked,
    table: FromPath[str],
    seat: FromQuery[int | None] = None,
    first: Annotated[int, QueryParameter(ge=0, le=100_000)] = 0,
    count: Annotated[int, QueryParameter(ge=FEWEST, le=MOST)] = 50,
) -> resource.Replay:
    """Steps of a finished match."""
    hall = _hall(request)
    room = await _room(hall, table)
    if room.state.phase != "over":
        room.check_welcome(await visitor(request))
        raise Refusal("not-over")
    match = room.state.running
    check_seat(seat, match)
    return steps_of(table, match, seat, first, count)


@post("/api/replay", status_code=200, request_max_body_size=LARGEST_RECORD, responses=_problems(403, 413))
async def post_replay(request: Asked, data: JSONBody[resource.Recorded]) -> resource.Replay:
    """Steps of a match somebody has the record of. Nothing of it is kept."""
    # No match goes on for ever, but a record may be full of talk: the tables do not wait for it, other records do.
    async with _hall(request).replaying:
        return await asyncio.to_thread(replay_record, data)


@get("/api/schema/socket.json", include_in_schema=False)
async def get_socket_schema() -> dict[str, Any]:
    """Every message of a table's socket as JSON Schema."""
    return socket_schema()


def socket_schema() -> dict[str, Any]:
    """The schema of the socket's messages."""
    template = "#/components/schemas/{name}"
    (asked, told), parts = msgspec.json.schema_components([say.ClientMessage, say.ServerMessage], ref_template=template)
    return {"components": {"schemas": {"ClientMessage": asked, "ServerMessage": told, **parts}}}


HANDLERS = [
    get_me, post_me, post_link, follow_link, post_follow, get_games, get_bots, post_table, post_play, post_join,
    get_tables, get_mine, get_table, get_record, get_replay, post_replay, get_socket_schema,
]  # fmt: skip


async def _room(hall: Tables, table: str) -> Table:
    room = await hall.room(table)
    hall.forget(room)
    return room


def _opened(room: Table) -> resource.Opened:
    room.wake()
    return resource.Opened(room.state.table, room.state.created.code)
