"""The HTTP interface: ratings of The Duel."""

from __future__ import annotations

from typing import Any

from litestar import Request, get

from saboteur.server.net.problems import problems
from saboteur.server.net.visitor import guest, tables_of
from saboteur.server.ratings import RatingList

HttpRequest = Request[Any, Any, Any]


@get("/api/me/ratings", responses=problems(401))
async def get_ratings(request: HttpRequest) -> RatingList:
    """The ratings of the guest and of those they have duelled with."""
    person = await guest(request)
    if not tables_of(request).settings.ratings:
        return RatingList(None)
    return RatingList(await request.app.state.ratings.of(person.id))


HANDLERS = [get_ratings]
