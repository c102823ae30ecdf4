"""The HTTP interface: the guest, their sessions and personal link."""

from __future__ import annotations

import secrets
import time
from typing import Any

from litestar import Request, Response, get, post
from litestar.params import FromPath, JSONBody
from litestar.response import Redirect

from saboteur.server import resource, sanitize
from saboteur.server.net import page
from saboteur.server.net.problems import problems
from saboteur.server.net.visitor import guest, language, session_id, tables_of, visitor
from saboteur.server.refusal import Refusal
from saboteur.server.store.looks import Looks
from saboteur.server.store.store import Person
from saboteur.text import LANGUAGES

HttpRequest = Request[Any, Any, Any]
RENEWAL = 30 * 24 * 3600
"""Seconds after which a visit renews the session, so that it does not end for people who keep coming."""


@get("/api/me", responses=problems())
async def get_me(request: HttpRequest) -> resource.Me:
    """The current guest."""
    person = await visitor(request)
    closing = tables_of(request).notice.seconds
    if person is None:
        return resource.Me(None, None, language(request, None), closing)
    if request.session.get("signed_in", 0) < time.time() - RENEWAL:
        sign_in(request, person)
    return resource.Me(person.id, person.name, person.language, closing, person.looks)


@post("/api/me", status_code=200, responses=problems(403, 413))
async def post_me(request: HttpRequest, data: JSONBody[resource.NewMe]) -> resource.Me:
    """Set the guest's name and language."""
    before = await visitor(request)
    lang = data.language or language(request, before)
    if lang not in LANGUAGES:
        raise Refusal("bad-language", 400, languages=", ".join(LANGUAGES))
    person = Person(before.id if before else secrets.token_urlsafe(12), sanitize.name(data.name), lang)
    await tables_of(request).store.keep(person)
    sign_in(request, person)
    return resource.Me(person.id, person.name, person.language, looks=before.looks if before else None)


@post("/api/me/looks", status_code=200, responses=problems(401, 403, 413))
async def post_looks(request: HttpRequest, data: JSONBody[Looks]) -> resource.Me:
    """Choose how the guest looks at every table from now on."""
    person = await guest(request)
    await tables_of(request).store.keep_looks(person.id, data)
    return resource.Me(person.id, person.name, person.language, looks=data)


@post("/api/me/link", status_code=200, responses=problems(401, 403, 413))
async def post_link(request: HttpRequest, data: JSONBody[resource.NewLink]) -> resource.Link:
    """Create a personal link; if wished, only this session and the new link remain."""
    person = await guest(request)
    token = secrets.token_urlsafe(24)
    await tables_of(request).set_link(person, token, end_sessions=data.end_sessions)
    if data.end_sessions:
        sign_in(request, await tables_of(request).store.person(person.id) or person)
    return resource.Link(f"/me/{token}")


@get("/me/{token:str}", include_in_schema=False)
async def follow_link(request: HttpRequest, token: FromPath[str]) -> Redirect | Response[bytes]:
    """Sign in with a personal link."""
    person = await tables_of(request).store.by_link(token[:100])
    if person is None:
        # Browsers get the page that explains it, programs the reason.
        if "text/html" in request.headers.get("accept", ""):
            return Redirect("/lost-link", status_code=303)
        raise Refusal("bad-link", 404)
    before = await visitor(request)
    if before is not None and before.id != person.id:
        # Switching would lose the current guest's seats: the page asks first.
        return page.index(request)
    sign_in(request, person)
    return Redirect("/", status_code=303)


@post("/api/me/follow", status_code=200, responses=problems(403, 404, 413))
async def post_follow(request: HttpRequest, data: JSONBody[resource.Follow]) -> resource.Me:
    """Sign in with a personal link on a device that is signed in as another guest."""
    person = await tables_of(request).store.by_link(data.token)
    if person is None:
        raise Refusal("bad-link", 404)
    sign_in(request, person)
    return resource.Me(person.id, person.name, person.language, looks=person.looks)


@post("/api/me/sign-out", status_code=200, responses=problems(401, 403, 413))
async def post_sign_out(request: HttpRequest, data: JSONBody[resource.SignOut]) -> resource.Me:
    """End this session, or all sessions of the guest."""
    person = await guest(request)
    if data.everywhere:
        await tables_of(request).end_sessions(person)
    else:
        tables_of(request).disconnect(person, session_id(request))
    request.clear_session()
    return resource.Me(None, None, person.language)


def sign_in(request: HttpRequest, person: Person) -> None:
    """Begin or renew a person's session; `Refusal` if the operator does not let them in."""
    if person.banned:
        raise Refusal("banned", 403)
    same = request.session.get("person") == person.id and request.session.get("sessions", 0) == person.sessions
    request.set_session(
        {
            "person": person.id,
            "language": person.language,
            "signed_in": int(time.time()),
            "sessions": person.sessions,
            "id": session_id(request) if same else secrets.token_urlsafe(9),
        }
    )


HANDLERS = [get_me, post_me, post_looks, post_link, follow_link, post_follow, post_sign_out]
