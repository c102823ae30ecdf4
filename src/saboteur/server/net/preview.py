"""Link previews of tables, replays and stories, as messengers show them."""

from __future__ import annotations

from html import escape
from typing import Any, Literal

import msgspec
from litestar import HttpMethod, Request, Response, get, post, route
from litestar.params import FromPath, FromQuery, JSONBody

from saboteur.picture import (
    Ending,
    Words,
    ending_picture,
    ending_words,
    invitation,
    invitation_words,
    players_of,
)
from saboteur.picture.picture import HEIGHT, WIDTH
from saboteur.server import resource
from saboteur.server.net.gallery import Gallery
from saboteur.server.net.http import LARGEST_RECORD
from saboteur.server.net.problems import problems
from saboteur.server.net.visitor import tables_of, visitor
from saboteur.server.refusal import Refusal, spoken
from saboteur.server.store.failure import DamagedError, UnavailableError
from saboteur.server.store.store import Person
from saboteur.server.table.preview import Preview
from saboteur.server.table.storytelling import finished_match
from saboteur.text import LANGUAGES, text

HttpRequest = Request[Any, Any, Any]
SHOWN = {"t", "tv", "story", "replay"}
"""Addresses of a table, by their first part."""
DAY = "public, max-age=86400"
TYPES = {"png": "image/png", "svg": "image/svg+xml"}


def drawn(shown: Preview | None, lang: str) -> str:
    """The picture of a table, or of the page if there is none, as SVG."""
    if shown is None:
        return invitation(None, None, lang).svg
    if shown.ending is None:
        return invitation(shown.game, shown.players, lang).svg
    return ending_picture(shown.ending, lang).svg


def words(shown: Preview | None, lang: str) -> Words:
    """The text alternative of that picture."""
    if shown is None:
        return invitation_words(None, None, lang)
    if shown.ending is None:
        return invitation_words(shown.game, shown.players, lang)
    return ending_words(shown.ending, lang)


async def found(request: HttpRequest, table_id: str, person: Person | None = None) -> Preview | None:
    """The preview of a table; None if there is none."""
    try:
        return msgspec.json.decode(await tables_of(request).preview(table_id, person), type=Preview)
    except (Refusal, UnavailableError, DamagedError):
        return None


async def tags(request: HttpRequest, path: str) -> str:
    """The tags for the head of the page at an address; empty for addresses without a preview."""
    place, _, table_id = path.strip("/").partition("/")
    if place not in SHOWN | {"join"} or not table_id or "/" in table_id:
        return ""
    lang = wished(request, request.query_params.get("lang"))
    # Codes are short: a preview must not reveal which of them are in use.
    shown = None if place == "join" else await found(request, table_id)
    said = words(shown, lang)
    over = shown is not None and shown.ending is not None
    told = over and place in {"story", "replay"}
    title = text(f"preview-{place}", lang, title=said.title) if told else said.title
    root = tables_of(request).settings.public_url.rstrip("/") or str(request.base_url).rstrip("/")
    image = f"{root}/picture/{table_id if shown is not None else 'page'}.png?lang={lang}"
    rows = {
        "og:type": "website",
        "og:site_name": "Unter Tage",
        "og:locale": {"de": "de_DE", "en": "en_GB"}.get(lang, lang),
        "og:title": title,
        "og:description": said.line,
        "og:url": f"{root}/{place}/{table_id}",
        "og:image": image,
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": said.alt,
    }
    twitter = {
        "twitter:card": "summary_large_image",
        "twitter:title": title,
        "twitter:description": said.line,
        "twitter:image": image,
        "twitter:image:alt": said.alt,
    }
    lines = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in rows.items()]
    lines += [f'<meta name="{name}" content="{escape(value)}" />' for name, value in twitter.items()]
    return "".join(f"    {line}\n" for line in lines)


async def file_of(request: HttpRequest, shown: Preview | None, lang: str, kind: str) -> bytes:
    """The picture as a file."""
    gallery: Gallery = request.app.state.gallery
    return await gallery.file((msgspec.json.encode(shown), lang), lambda: drawn(shown, lang), png=kind == "png")


def wished(request: HttpRequest, lang: str | None) -> str:
    """The language of a preview: that of the link, else the reader's."""
    return lang if lang in LANGUAGES else spoken(request.headers.get("accept-language"))


@route("/picture/{name:str}", http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
async def get_preview(request: HttpRequest, name: FromPath[str], lang: FromQuery[str | None] = None) -> Response[bytes]:
    """The picture of a table for everybody: `/picture/ID.png` or `.svg`."""
    table_id, _, kind = name.rpartition(".")
    if kind not in TYPES or not table_id:
        raise Refusal("no-such-address", 404)
    shown = None if table_id == "page" else await found(request, table_id)
    if shown is None and table_id != "page":
        raise Refusal("no-such-table", 404)
    body = await file_of(request, shown, wished(request, lang), kind)
    lasts = shown is None or shown.ending is not None
    headers = {"cache-control": DAY if lasts else "no-cache", "vary": "Accept-Language"}
    return Response(body, media_type=TYPES[kind], headers=headers)


# A download in one of two formats, not a message of the schema.
@get("/api/tables/{table_id:str}/picture", include_in_schema=False)
async def get_picture(
    request: HttpRequest,
    table_id: FromPath[str],
    kind: FromQuery[Literal["png", "svg"]] = "png",
    lang: FromQuery[str | None] = None,
) -> Response[bytes]:
    """The picture of a finished match to download; those who played see all names in it."""
    person = await visitor(request)
    shown = msgspec.json.decode(await tables_of(request).preview(table_id, person), type=Preview)
    if shown.ending is None:
        raise Refusal("not-over")
    body = await file_of(request, shown, wished(request, lang), kind)
    headers = {"content-disposition": f'attachment; filename="unter-tage-{shown.game}.{kind}"'}
    return Response(body, media_type=TYPES[kind], headers=headers)


@post("/api/picture", status_code=200, request_max_body_size=LARGEST_RECORD, responses=problems(403, 409, 413, 503))
async def post_picture(
    request: HttpRequest, data: JSONBody[resource.ToldMatch], lang: FromQuery[str | None] = None
) -> resource.Drawn:
    """The picture of an uploaded record, which is not stored; a record knows seats, no names."""
    match = await finished_match(data.record, tables_of(request).replay_lock)
    language = wished(request, lang)
    assert match.outcome is not None
    seats = [text("page-seat", language, seat=seat + 1) for seat in range(match.rules.players)]
    players = players_of([seat[:1].upper() + seat[1:] for seat in seats])
    ending = Ending(view=match.view(None), results=match.results, outcome=match.outcome, players=tuple(players))
    shown = Preview(game=match.rules.name, players=match.rules.players, ending=ending)
    svg = await file_of(request, shown, language, "svg")
    return resource.Drawn(svg.decode(), words(shown, language).alt)


HANDLERS = [get_preview, get_picture, post_picture]
