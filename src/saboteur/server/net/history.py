"""The HTTP interface: what the guest has played."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import Request, get
from litestar.params import FromQuery, QueryParameter

from saboteur.registry import GAMES
from saboteur.server import memory
from saboteur.server.net.problems import problems
from saboteur.server.net.visitor import guest, tables_of
from saboteur.server.refusal import Refusal
from saboteur.server.store.search import Filter
from saboteur.server.table import statistics

HttpRequest = Request[Any, Any, Any]
MOST = 100
"""Most matches in one response."""
Text = Annotated[str | None, QueryParameter(max_length=120)]
Moment = Annotated[int | None, QueryParameter(ge=0, le=10**11)]


@get("/api/me/history", responses=problems(401))
async def get_history(
    request: HttpRequest,
    game: Annotated[list[str] | None, QueryParameter(max_items=10)] = None,
    role: Text = None,
    partner: Annotated[str | None, QueryParameter(name="with", max_length=120)] = None,
    company: FromQuery[Literal["people", "bots", "alone"] | None] = None,
    result: FromQuery[Literal["won", "lost"] | None] = None,
    since: Moment = None,
    until: Moment = None,
    before: Text = None,
    count: Annotated[int, QueryParameter(ge=1, le=MOST)] = 30,
) -> memory.HistoryPage:
    """The guest's finished matches, the latest first."""
    person = await guest(request)
    for name in game or ():
        if name not in GAMES:
            raise Refusal("no-such-game", 400, games=", ".join(GAMES))
    wanted = Filter(
        games=tuple(sorted(set(game or ()))),
        role=_clean(role),
        partner=_clean(partner),
        company=company,
        won=None if result is None else result == "won",
        since=since,
        until=until,
    )
    return await statistics.page(tables_of(request).store.history, person.id, wanted, _place(before), count)


@get("/api/me/statistics", responses=problems(401))
async def get_statistics(
    request: HttpRequest, year: Annotated[int | None, QueryParameter(ge=1970, le=9999)] = None
) -> memory.Statistics:
    """The guest's matches in numbers, of one year or of all."""
    person = await guest(request)
    return await statistics.statistics(tables_of(request).store.history, person.id, year)


def _clean(text: str | None) -> str | None:
    # PostgreSQL accepts no NUL in a text.
    return None if text is None else text.replace("\0", "")


def _place(before: str | None) -> tuple[float, str] | None:
    if before is None:
        return None
    at, _, table_id = before.partition(" ")
    try:
        return float(at), _clean(table_id) or ""
    except ValueError:
        raise Refusal("malformed", 400) from None


HANDLERS = [get_history, get_statistics]
