"""The HTTP interface: links to a circle from calendars and from its tables."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar import Request, Response, get
from litestar.params import FromPath

from saboteur.server import circle_resource as told
from saboteur.server.circle import calendar, room, subscription
from saboteur.server.net.problems import problems
from saboteur.server.net.visitor import guest, tables_of, visitor
from saboteur.server.refusal import Refusal
from saboteur.server.store.circles import Circle

HttpRequest = Request[Any, Any, Any]
CALENDAR = "text/calendar; charset=utf-8"
Id = FromPath[str]


@get("/api/circles/{circle_id:str}/feed", responses=problems(401, 404))
async def get_feed_address(request: HttpRequest, circle_id: Id) -> told.Feed:
    """The secret address of the guest's calendar of a circle."""
    desk, person = tables_of(request), await guest(request)
    if not desk.settings.circles:
        raise Refusal("no-circles", 404)
    circle, _ = await room.member_of(desk.store.circles, clean(circle_id), person)
    return told.Feed(f"/calendar/{circle.id}/{await subscription.token(desk.store, circle.id, person)}.ics")


@get("/calendar/{circle_id:str}/{name:str}", media_type=CALENDAR, include_in_schema=False)
async def get_feed(request: HttpRequest, circle_id: Id, name: Id) -> Response[str]:
    """A circle's dates, for programs that know the secret address and send no cookies."""
    desk = tables_of(request)
    found = None
    if desk.settings.circles and name.endswith(".ics"):
        found = await subscription.subscriber(desk.store, clean(circle_id), name.removesuffix(".ics"))
    if found is None:
        raise Refusal("no-such-circle", 404)
    circle, person = found
    written = calendar.feed(circle, *address_of(request, circle), person.language)
    return Response(written, media_type=CALENDAR)


@get("/api/tables/{table_id:str}/circle", responses=problems())
async def get_circle_of_table(request: HttpRequest, table_id: Id) -> told.TableCircle:
    """The circle of a table, if the guest belongs to it."""
    desk, person = tables_of(request), await visitor(request)
    circle = None
    if desk.settings.circles and person is not None:
        circle = await desk.store.circles.of_table(clean(table_id), person.id)
    return told.TableCircle(None, None) if circle is None else told.TableCircle(circle.id, circle.name)


def address_of(request: HttpRequest, circle: Circle) -> tuple[str, str]:
    """The address of a circle's page, and the name of its server."""
    address = tables_of(request).settings.public_url or str(request.base_url)
    return f"{address.rstrip('/')}/circle/{circle.id}", urlsplit(address).hostname or "localhost"


def clean(word: str) -> str:
    """A word without characters that databases reject."""
    # PostgreSQL accepts no NUL in a text.
    return word.replace("\0", "")


HANDLERS = [get_feed_address, get_feed, get_circle_of_table]
