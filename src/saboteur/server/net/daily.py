"""The HTTP interface: the mine of the day and the Duel of the week."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Any

from litestar import Request, Response, get, post
from litestar.params import FromPath, JSONBody

from saboteur.daily import KINDS, Kind, Period, PeriodError
from saboteur.puzzles import of_the_day
from saboteur.server.daily import Daily, DailyWish
from saboteur.server.limits import Buckets
from saboteur.server.net.gate import address
from saboteur.server.net.http import TOML
from saboteur.server.net.problems import problems
from saboteur.server.net.puzzles import info_of
from saboteur.server.net.visitor import guest, tables_of, visitor
from saboteur.server.refusal import Refusal
from saboteur.server.resource import Opened
from saboteur.server.table.calendar import best_record, calendar

HttpRequest = Request[Any, Any, Any]


@get("/api/daily", responses=problems())
async def get_daily(request: HttpRequest) -> Daily:
    """Today's deals, and the guest's results."""
    desk = tables_of(request)
    person = await visitor(request)
    kinds = await calendar(desk.store, desk.settings, None if person is None else person.id)
    now = desk.store.clock.now()
    # Reading the puzzles takes a while the first time.
    puzzle = await asyncio.to_thread(of_the_day, datetime.fromtimestamp(now, UTC).date())
    return Daily(now=int(now), kinds=kinds, puzzle=info_of(puzzle))


@post("/api/daily/{kind:str}", responses=problems(401, 403, 404, 409, 413, 503))
async def post_daily(request: HttpRequest, kind: FromPath[str], data: JSONBody[DailyWish]) -> Opened:
    """Continue the guest's attempt, or begin it; later ones are practice."""
    desk = tables_of(request)
    desk.notice.check_open()
    person = await guest(request)
    limiter: Buckets = request.app.state.daily_limiter
    if not (limiter.take(person.id) and limiter.take(address(request.scope))):
        raise Refusal("too-fast", 429)
    return await desk.play_daily(person, _kind(kind), data.label)


@get("/api/daily/{kind:str}/{label:str}/best", media_type=TOML, responses=problems(404, 409))
async def get_best(request: HttpRequest, kind: FromPath[str], label: FromPath[str]) -> Response[str]:
    """The record of the best match of a day or week that is over; it names nobody."""
    desk = tables_of(request)
    period = _period(kind, label)
    text = await best_record(desk.store, desk.settings, period)
    headers = {"content-disposition": f'attachment; filename="{period.kind}-{period.label}.toml"'}
    return Response(text, media_type=TOML, headers=headers)


def _kind(kind: str) -> Kind:
    if kind not in KINDS:
        raise Refusal("no-such-day", 404)
    return kind


def _period(kind: str, label: str) -> Period:
    try:
        return Period.parse(_kind(kind), label)
    except PeriodError:
        raise Refusal("no-such-day", 404) from None


HANDLERS = [get_daily, post_daily, get_best]
