"""The HTTP interface: the data stored about a guest, its export as an archive, and its deletion."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post
from litestar.params import JSONBody
from litestar.response import Stream

from saboteur.server import memory
from saboteur.server.net.problems import problems
from saboteur.server.net.relying_party import relying_party
from saboteur.server.net.session import AGE
from saboteur.server.net.visitor import guest, tables_of
from saboteur.server.refusal import Refusal
from saboteur.server.table.archive import archive

HttpRequest = Request[Any, Any, Any]
DAY = 24 * 3600


@get("/api/kept", responses=problems())
async def get_kept(request: HttpRequest) -> memory.Kept:
    """How long the server keeps which data."""
    settings = tables_of(request).settings
    there = relying_party(request, settings) is not None
    return memory.Kept(session_days=AGE // DAY, unfinished_days=round(settings.match_age / DAY), passkeys=there)


@get("/api/me/export", media_type="application/zip", responses=problems(401))
async def get_export(request: HttpRequest) -> Stream:
    """All data stored about the guest, as one archive."""
    person = await guest(request)
    if not request.app.state.export_limiter.take(person.id):
        raise Refusal("too-fast", 429)
    headers = {"content-disposition": 'attachment; filename="unter-tage.zip"'}
    return Stream(archive(tables_of(request).store, person), media_type="application/zip", headers=headers)


@post("/api/me/erase", status_code=200, responses=problems(401, 403, 409, 413))
async def post_erase(request: HttpRequest, data: JSONBody[memory.Erase]) -> memory.Erased:
    """Delete all data stored about the guest, and end all sessions."""
    person = await guest(request)
    if " ".join(data.name.split()) != person.name:
        raise Refusal("other-name")
    complete = await tables_of(request).erase(person)
    request.clear_session()
    return memory.Erased(complete)


HANDLERS = [get_kept, get_export, post_erase]
