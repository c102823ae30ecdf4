"""The HTTP interface: circles."""

from __future__ import annotations

import secrets
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from saboteur.cards.options import OptionError
from saboteur.games import ruleset
from saboteur.registry import GAMES
from saboteur.server import circle_resource as told
from saboteur.server import resource, sanitize
from saboteur.server.circle import room
from saboteur.server.circle.calendar import calendar
from saboteur.server.circle.evenings import score, zone_of
from saboteur.server.net.circle_links import CALENDAR, address_of, clean
from saboteur.server.net.problems import problems
from saboteur.server.net.visitor import guest, tables_of, visitor
from saboteur.server.refusal import Refusal
from saboteur.server.store.circles import Circle, Circles, FullError, TakenError
from saboteur.server.store.failure import Collision
from saboteur.server.store.history import CIRCLE
from saboteur.server.store.looks import Looks
from saboteur.server.store.store import Person
from saboteur.server.table import statistics
from saboteur.server.table.opening import new_code

HttpRequest = Request[Any, Any, Any]
LATEST = 8
"""Evenings that are shown at first."""
MOST = 100
"""Most matches in one response."""
ALL = problems(401, 403, 404, 409, 413)
Id = FromPath[str]


@get("/api/circles", responses=problems())
async def get_circles(request: HttpRequest) -> told.CircleList:
    """The guest's circles."""
    desk, person = tables_of(request), await visitor(request)
    if not desk.settings.circles:
        return told.CircleList(None)
    if person is None:
        return told.CircleList(())
    circles = desk.store.circles
    found = await circles.of(person.id)
    people = await circles.people([one.id for one in found])
    now = desk.store.clock.now()
    return told.CircleList(tuple([await room.tell(circles, one, people[one.id], person.id, now) for one in found]))


@post("/api/circles", status_code=200, responses=ALL)
async def post_circle(request: HttpRequest, data: JSONBody[told.NewCircle]) -> told.CircleInfo:
    """Found a circle."""
    circles, person = await _enter(request)
    _check(data.usual, data.zone)
    desk = tables_of(request)
    for _ in range(5):
        circle = Circle(
            id=secrets.token_urlsafe(12),
            name=sanitize.name(data.name),
            founder=person.id,
            code=new_code(),
            invite=secrets.token_urlsafe(15),
            created=desk.store.clock.now(),
            usual=msgspec.json.encode(data.usual).decode(),
            zone=data.zone,
        )
        try:
            await circles.found(circle, _written(data.looks), desk.settings.circles_per_person)
        except FullError:
            raise Refusal("too-many-circles", most=desk.settings.circles_per_person) from None
        except Collision:
            # The code is taken: draw another.
            continue
        return await _tell(request, circle.id, person)
    raise Refusal("not-kept", 503)


@get("/api/circles/{circle_id:str}", responses=problems(401, 404))
async def get_circle(request: HttpRequest, circle_id: Id) -> told.CircleInfo:
    """A circle of the guest."""
    return await _tell(request, circle_id, await guest(request))


@post("/api/circles/{circle_id:str}", status_code=200, responses=ALL)
async def post_change(request: HttpRequest, circle_id: Id, data: JSONBody[told.CircleChange]) -> told.CircleInfo:
    """Change a circle, as its founder."""
    circles, person = await _lead(request, circle_id)
    values: dict[str, Any] = {}
    if data.name is not None:
        values["name"] = sanitize.name(data.name)
    if data.usual is not None or data.zone is not None:
        _check(data.usual, data.zone)
    if data.usual is not None:
        values["usual"] = msgspec.json.encode(data.usual).decode()
    if data.zone is not None:
        values["zone"] = data.zone
    if data.shown is not None:
        values["shown"] = data.shown
    if values and not await circles.change(clean(circle_id), person.id, **values):
        raise Refusal("not-founder", 403)
    return await _tell(request, circle_id, person)


@post("/api/circles/{circle_id:str}/date", status_code=200, responses=ALL)
async def post_date(request: HttpRequest, circle_id: Id, data: JSONBody[told.NewDate]) -> told.CircleInfo:
    """Set, move or cancel the next date; every member can."""
    circles, person = await _enter(request)
    circle, _ = await room.member_of(circles, clean(circle_id), person)
    if data.game is not None and data.game not in GAMES:
        raise Refusal("no-such-game", 400, games=", ".join(GAMES))
    now = tables_of(request).store.clock.now()
    # A future date is moved; after it a new one begins.
    moved = circle.date is not None and circle.date + room.PAST >= now
    await circles.set_date(
        circle,
        date=data.at,
        minutes=data.minutes,
        date_game=data.game,
        date_by=person.id,
        date_number=circle.date_number + (not moved),
        date_moves=circle.date_moves + 1 if moved else 0,
        date_changed=now,
    )
    return await _tell(request, circle_id, person)


@post("/api/circles/{circle_id:str}/me", status_code=200, responses=ALL)
async def post_attending(request: HttpRequest, circle_id: Id, data: JSONBody[told.Attending]) -> told.CircleInfo:
    """Set the member's answer and looks."""
    circles, person = await _enter(request)
    values: dict[str, Any] = {}
    if data.answer is not None:
        values["answer"] = data.answer
    if data.looks is not None:
        values["looks"] = _written(data.looks)
    if values:
        await circles.set_person(clean(circle_id), person.id, **values)
    return await _tell(request, circle_id, person)


@post("/api/circles/{circle_id:str}/table", status_code=200, responses=problems(401, 403, 404, 409, 503))
async def post_circle_table(request: HttpRequest, circle_id: Id) -> resource.Opened:
    """The circle's table; it is opened if there is none."""
    _, person = await _enter(request)
    return await room.come_to_table(tables_of(request), clean(circle_id), person)


@get("/api/circles/invitation/{token:str}", responses=problems(404))
async def get_invitation(request: HttpRequest, token: FromPath[str]) -> told.Invitation:
    """Whose circle a link leads to."""
    circle, circles = await _invited(request, token)
    person = await visitor(request)
    people = [one for one in (await circles.people([circle.id]))[circle.id] if one.member]
    there = person is not None and any(one.person == person.id for one in people)
    founder = next((one.name for one in people if one.person == circle.founder), "")
    return told.Invitation(circle.name, founder, len(people), circle.id if there else None)


@post("/api/invitations", status_code=200, responses=ALL)
async def post_join_circle(request: HttpRequest, data: JSONBody[told.Invited]) -> told.CircleInfo:
    """Join the circle of a link."""
    circles, person = await _enter(request)
    circle, _ = await _invited(request, data.token)
    settings, now = tables_of(request).settings, tables_of(request).store.clock.now()
    try:
        await circles.join(
            circle.id, person.id, now, room=settings.people_per_circle, most=settings.circles_per_person
        )  # fmt: skip
    except FullError:
        raise Refusal("circle-full", most=settings.people_per_circle, yours=settings.circles_per_person) from None
    except TakenError:
        raise Refusal("no-such-circle", 404) from None
    if data.looks is not None:
        await circles.set_person(circle.id, person.id, looks=_written(data.looks))
    return await _tell(request, circle.id, person)


@post("/api/circles/{circle_id:str}/invite", status_code=200, responses=ALL)
async def post_invite(request: HttpRequest, circle_id: Id) -> told.CircleInfo:
    """Replace the link to join, as the founder."""
    circles, person = await _lead(request, circle_id)
    await circles.change(clean(circle_id), person.id, invite=secrets.token_urlsafe(15))
    return await _tell(request, circle_id, person)


@post("/api/circles/{circle_id:str}/leave", status_code=200, responses=ALL)
async def post_leave(request: HttpRequest, circle_id: Id, data: JSONBody[told.Leave]) -> told.CircleList:
    """Leave a circle; a former member can still remove their line."""
    circles, person = await _enter(request)
    await circles.part(clean(circle_id), person.id, forget=data.forget)
    return await get_circles.fn(request)  # type: ignore[no-any-return] # the function of the handler


@post("/api/circles/{circle_id:str}/remove", status_code=200, responses=ALL)
async def post_remove(request: HttpRequest, circle_id: Id, data: JSONBody[told.Whom]) -> told.CircleInfo:
    """Remove a member, as the founder; the link to join changes."""
    circles, person = await _lead(request, circle_id)
    if data.person == person.id:
        raise Refusal("yourself")
    await circles.part(clean(circle_id), data.person, forget=False, invite=secrets.token_urlsafe(15))
    return await _tell(request, circle_id, person)


@post("/api/circles/{circle_id:str}/founder", status_code=200, responses=ALL)
async def post_founder(request: HttpRequest, circle_id: Id, data: JSONBody[told.Whom]) -> told.CircleInfo:
    """Hand the circle over to another member, as the founder."""
    circles, person = await _lead(request, circle_id)
    if not await circles.hand_to(clean(circle_id), person.id, data.person):
        raise Refusal("no-such-person", 404)
    return await _tell(request, circle_id, person)


@post("/api/circles/{circle_id:str}/close", status_code=200, responses=ALL)
async def post_close(request: HttpRequest, circle_id: Id, data: JSONBody[told.CircleName]) -> told.CircleList:
    """Close a circle for good, as the founder."""
    circles, person = await _lead(request, circle_id)
    circle, _ = await room.member_of(circles, clean(circle_id), person)
    if " ".join(data.name.split()) != circle.name:
        raise Refusal("other-circle-name")
    if not await circles.close(circle.id, person.id):
        raise Refusal("not-founder", 403)
    return await get_circles.fn(request)  # type: ignore[no-any-return] # the function of the handler


@get("/api/circles/{circle_id:str}/score", responses=problems(401, 404))
async def get_score(
    request: HttpRequest, circle_id: Id, span: FromQuery[Literal["latest", "year", "all"]] = "latest"
) -> told.Score:
    """The running score of a circle."""
    circles, person = await _visit(request)
    circle, people = await room.member_of(circles, clean(circle_id), person)
    rows = [one for one, _ in await circles.matches(circle.id)]
    return score(rows, people, circle.zone, LATEST if span == "latest" else None, year=span == "year")


@get("/api/circles/{circle_id:str}/history", responses=problems(401, 404))
async def get_circle_history(
    request: HttpRequest,
    circle_id: Id,
    before: Annotated[str | None, QueryParameter(max_length=120)] = None,
    count: Annotated[int, QueryParameter(ge=1, le=MOST)] = 30,
) -> told.CircleHistory:
    """The finished matches of a circle, the latest first."""
    circles, person = await _visit(request)
    circle, _ = await room.member_of(circles, clean(circle_id), person)
    rows = await circles.matches(circle.id, before=place(before), limit=count + 1)
    # One row per match, the guest's own if there is one.
    mine = {one.table_id: (one, summary) for one, summary in reversed(rows)}
    mine |= {one.table_id: (one, summary) for one, summary in rows if one.person == person.id}
    ids = list(dict.fromkeys(one.table_id for one, _ in rows))
    last = mine[ids[count - 1]][0] if len(ids) > count else None
    return told.CircleHistory(
        matches=tuple(statistics.match_of(*mine[one]) for one in ids[:count]),
        next=None if last is None else f"{last.ended!r} {last.table_id}",
    )


@get("/api/circles/{circle_id:str}/statistics", responses=problems(401, 404))
async def get_circle_statistics(request: HttpRequest, circle_id: Id) -> told.CircleStatistics:
    """The matches of a circle in numbers."""
    circles, person = await _visit(request)
    circle, _ = await room.member_of(circles, clean(circle_id), person)
    found = await statistics.statistics(tables_of(request).store.history, CIRCLE + circle.id, None)
    return told.CircleStatistics(matches=found.matches, roles=found.roles)


@get("/api/circles/{circle_id:str}/date.ics", media_type=CALENDAR, responses=problems(401, 404, 409))
async def get_calendar(request: HttpRequest, circle_id: Id) -> Response[str]:
    """The next date as iCalendar."""
    circles, person = await _visit(request)
    circle, _ = await room.member_of(circles, clean(circle_id), person)
    if circle.date is None:
        raise Refusal("no-date", 409)
    written = calendar(circle, *address_of(request, circle), person.language)
    headers = {"content-disposition": 'attachment; filename="unter-tage.ics"', "cache-control": "no-store"}
    return Response(written, media_type=CALENDAR, headers=headers)


@get("/api/circles/{circle_id:str}/honours", responses=problems(404))
async def get_honours(request: HttpRequest, circle_id: Id) -> told.Outside:
    """What a circle shows to everyone, if its founder allows it; members always see it."""
    desk = tables_of(request)
    circle = await desk.store.circles.find(clean(circle_id))
    if not desk.settings.circles or circle is None:
        raise Refusal("no-such-circle", 404)
    people = [one for one in (await desk.store.circles.people([circle.id]))[circle.id] if one.member]
    person = await visitor(request)
    if not circle.shown and (person is None or all(one.person != person.id for one in people)):
        raise Refusal("no-such-circle", 404)
    rows = [one for one, _ in await desk.store.circles.matches(circle.id)]
    found = score(rows, people, circle.zone)
    return told.Outside(name=circle.name, honours=found.honours, total=found.total)


def place(before: str | None) -> tuple[float, str] | None:
    """The end of the previous page of a list."""
    if before is None:
        return None
    at, _, table_id = before.partition(" ")
    try:
        return float(at), clean(table_id)
    except ValueError:
        raise Refusal("malformed", 400) from None


async def _visit(request: HttpRequest) -> tuple[Circles, Person]:
    desk = tables_of(request)
    if not desk.settings.circles:
        raise Refusal("no-circles", 404)
    return desk.store.circles, await guest(request)


async def _enter(request: HttpRequest) -> tuple[Circles, Person]:
    """The same for changes, with a rate limit."""
    circles, person = await _visit(request)
    if not request.app.state.circle_limiter.take(person.id):
        raise Refusal("too-fast", 429)
    return circles, person


async def _lead(request: HttpRequest, circle_id: str) -> tuple[Circles, Person]:
    """The same for the founder."""
    circles, person = await _enter(request)
    circle, _ = await room.member_of(circles, clean(circle_id), person)
    if circle.founder != person.id:
        raise Refusal("not-founder", 403)
    return circles, person


async def _invited(request: HttpRequest, token: str) -> tuple[Circle, Circles]:
    desk = tables_of(request)
    found = await desk.store.circles.by_invite(clean(token)) if desk.settings.circles else None
    if found is None:
        raise Refusal("no-such-invitation", 404)
    return found, desk.store.circles


async def _tell(request: HttpRequest, circle_id: str, person: Person) -> told.CircleInfo:
    desk = tables_of(request)
    if not desk.settings.circles:
        raise Refusal("no-circles", 404)
    circle, people = await room.member_of(desk.store.circles, clean(circle_id), person)
    return await room.tell(desk.store.circles, circle, people, person.id, desk.store.clock.now())


def _check(usual: told.Usual | None, zone: str | None) -> None:
    if zone is not None and (len(zone) > 64 or zone_of(zone) is None):
        raise Refusal("bad-zone", 400)
    if usual is None:
        return
    if (usual.clock.kind == "none") != (usual.clock.seconds == 0) or 0 < usual.clock.seconds < 5:
        raise Refusal("bad-clock", 400)
    options: dict[str, str | bool | int] = dict(usual.options)
    try:
        ruleset(usual.game, usual.players, usual.edition, **options)
    except (OptionError, TypeError) as error:
        raise Refusal("bad-options", 400, why=str(error)) from None


def _written(looks: Looks | None) -> str | None:
    return None if looks is None else msgspec.json.encode(looks).decode()


HANDLERS = [
    get_circles, post_circle, get_circle, post_change, post_date, post_attending, post_circle_table, get_invitation,
    post_join_circle, post_invite, post_leave, post_remove, post_founder, post_close, get_score, get_circle_history,
    get_circle_statistics, get_calendar, get_honours,
]  # fmt: skip
