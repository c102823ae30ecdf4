"""The HTTP interface: vacation from games that take days."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.params import JSONBody

from saboteur.server.net.problems import problems
from saboteur.server.net.visitor import guest, tables_of
from saboteur.server.refusal import Refusal
from saboteur.server.resource import Body
from saboteur.server.store.store import Person
from saboteur.server.store.vacations import DAY

HttpRequest = Request[Any, Any, Any]


class Vacation(msgspec.Struct, frozen=True):
    """The guest's vacation: the days of a year, those that are left, and until when they are away."""

    days: int
    """0 if this server knows no vacation."""
    left: int
    until: int | None
    """Unix time in seconds."""


class NewVacation(Body, frozen=True):
    """For how many days to be away from now on; 0 to be back."""

    days: Annotated[int, msgspec.Meta(ge=0, le=366)]


@get("/api/me/vacation", responses=problems(401))
async def get_vacation(request: HttpRequest) -> Vacation:
    """The guest's vacation."""
    return await _tell(request, await guest(request))


@post("/api/me/vacation", status_code=200, responses=problems(401, 403, 409, 413))
async def post_vacation(request: HttpRequest, data: JSONBody[NewVacation]) -> Vacation:
    """Begin, change or end a vacation; clocks of days stand still meanwhile, and everyone at the tables sees it."""
    person = await guest(request)
    desk = tables_of(request)
    if not desk.settings.vacation_days:
        raise Refusal("no-vacation")
    if not request.app.state.circle_limiter.take(person.id):
        raise Refusal("too-fast", 429)
    store, now = desk.store, desk.store.clock.now()
    if data.days == 0:
        await store.vacations.end(person.id, now)
    elif not await store.vacations.begin(person.id, data.days, desk.settings.vacation_days, now):
        told = await _tell(request, person)
        raise Refusal("vacation-spent", days=desk.settings.vacation_days, left=told.left)
    return await _tell(request, person)


async def _tell(request: HttpRequest, person: Person) -> Vacation:
    desk = tables_of(request)
    days = desk.settings.vacation_days
    now = desk.store.clock.now()
    spent, until = await desk.store.vacations.of(person.id, now)
    # What is planned can be given back.
    free = days * DAY - spent + (0.0 if until is None else until - now)
    return Vacation(days, max(0, int(free // DAY)), None if until is None else int(until))


HANDLERS = [get_vacation, post_vacation]
