"""The HTTP interface: notifications when it is the guest's turn."""

from __future__ import annotations

import re
import secrets
from typing import Any

from litestar import HttpMethod, Request, Response, get, post, route
from litestar.params import FromPath, JSONBody

from saboteur.server.call_resource import CallInfo, Confirmation, MailInfo, NewDevice, NewMail, OldDevice
from saboteur.server.calls.endpoint import BadEndpointError
from saboteur.server.calls.office import Office
from saboteur.server.calls.push import check_device
from saboteur.server.net import page
from saboteur.server.net.gate import address as address_of
from saboteur.server.net.problems import problems
from saboteur.server.net.visitor import guest, tables_of, visitor
from saboteur.server.refusal import Refusal
from saboteur.server.store.calls import Calls, Device, Mail
from saboteur.server.store.store import Person

HttpRequest = Request[Any, Any, Any]
HOUR = 3600.0
DAY = 24 * HOUR
LIFE = 2 * DAY
"""Seconds in which an address can be confirmed."""
PATIENCE = 600.0
"""Seconds before a person can ask for another confirmation."""
PEOPLE = 3
"""People who may enter the same address within a day: it may belong to somebody else."""
CONFIRMATIONS = (float(PEOPLE), PEOPLE / DAY)
"""Most mails to an unconfirmed address, across all people and retries."""
ADDRESS = re.compile(r"[^\s@\x00-\x20<>,;:\"()\\]{1,64}@[A-Za-z0-9.-]{1,180}\.[A-Za-z]{2,60}")


@get("/api/me/calls", responses=problems(401))
async def get_calls(request: HttpRequest) -> CallInfo:
    """The guest's notification settings."""
    return await _info(request, await visitor(request))


@post("/api/me/devices", status_code=200, responses=problems(401, 403, 409, 413))
async def post_device(request: HttpRequest, data: JSONBody[NewDevice]) -> CallInfo:
    """Also notify the guest on this browser."""
    person = await guest(request)
    desk = tables_of(request)
    if await _office(request).pusher() is None:
        raise Refusal("no-push")
    _limit(request, person)
    device = Device(
        person=person.id, endpoint=data.endpoint, p256dh=data.p256dh, auth=data.auth, created=desk.store.clock.now()
    )
    try:
        check_device(device, anywhere=desk.settings.push_anywhere)
    except BadEndpointError:
        raise Refusal("bad-device", 400) from None
    await desk.store.calls.add_device(device, desk.settings.devices_per_person)
    return await _info(request, person)


@post("/api/me/devices/remove", status_code=200, responses=problems(401, 403, 413))
async def post_remove_device(request: HttpRequest, data: JSONBody[OldDevice]) -> CallInfo:
    """Stop notifications on this browser."""
    person = await guest(request)
    await _calls(request).remove_device(data.endpoint, person.id)
    return await _info(request, person)


@post("/api/me/mail", status_code=200, responses=problems(401, 403, 409, 413, 429, 503))
async def post_mail(request: HttpRequest, data: JSONBody[NewMail]) -> CallInfo:
    """Send a confirmation request to an address."""
    person = await guest(request)
    mailer = await _office(request).mailer()
    if mailer is None:
        raise Refusal("no-mail")
    address = data.address.strip()
    if not ADDRESS.fullmatch(address):
        raise Refusal("bad-address", 400)
    calls, now = _calls(request), tables_of(request).store.clock.now()
    before = await calls.mail(person.id)
    if before is not None and before.asked > now - PATIENCE:
        raise Refusal("mail-too-soon", 429)
    _limit(request, person)
    if await calls.asked(address, now - DAY) >= PEOPLE or not _may_ask(request, address):
        raise Refusal("mail-too-soon", 429)
    token = secrets.token_urlsafe(24)
    await calls.ask_mail(Mail(person=person.id, address=address, asked=now), token)
    if not await mailer.send_confirmation(address, token, person.language):
        await calls.remove_mail(person.id)
        raise Refusal("mail-failed", 503)
    return await _info(request, person)


@post("/api/me/mail/remove", status_code=200, responses=problems(401, 403))
async def post_remove_mail(request: HttpRequest) -> CallInfo:
    """Stop mails to the guest, and delete the address."""
    person = await guest(request)
    await _calls(request).remove_mail(person.id)
    return await _info(request, person)


@post("/api/mail/confirm", status_code=200, responses=problems(403, 404, 413))
async def post_confirm(request: HttpRequest, data: JSONBody[Confirmation]) -> MailInfo:
    """Confirm an address with the token of the mail; the reader may use another browser."""
    now = tables_of(request).store.clock.now()
    found = await _calls(request).confirm_mail(data.token, now, now - LIFE)
    if found is None:
        raise Refusal("bad-mail-link", 404)
    return MailInfo(found.address, confirmed=True)


@get("/mail/confirm/{token:str}", include_in_schema=False)
async def mail_confirm(request: HttpRequest, token: FromPath[str]) -> Response[bytes]:  # noqa: ARG001 - the page reads it
    """The page with the button that confirms an address: a link scanner confirms nothing."""
    return page.index(request)


@route("/mail/off/{token:str}", http_method=[HttpMethod.GET, HttpMethod.POST], include_in_schema=False, status_code=200)
async def mail_off(request: HttpRequest, token: FromPath[str]) -> Response[bytes]:
    """One-click unsubscribe (RFC 8058), without cookies; a browser gets the page with a button."""
    if request.method == "GET":
        return page.index(request)
    mailer, calls = await _office(request).mailer(), _calls(request)
    found = None if mailer is None else await calls.mail(token.partition(".")[0][:40])
    # Do not reveal whether there was such an address.
    if mailer is not None and found is not None and mailer.may_end(token, found):
        await calls.remove_mail(found.person)
    return Response(b"", status_code=200, media_type="text/plain")


async def _info(request: HttpRequest, person: Person | None) -> CallInfo:
    calls, office = _calls(request), _office(request)
    pusher, mailer = await office.pusher(), await office.mailer()
    devices = [] if person is None else await calls.devices(person.id)
    mail = None if person is None or mailer is None else await calls.mail(person.id)
    known = MailInfo(None, confirmed=False) if mail is None else MailInfo(mail.address, mail.confirmed is not None)
    key = None if pusher is None else pusher.public_key
    return CallInfo(key, len(devices), None if mailer is None else known)


def _may_ask(request: HttpRequest, address: str) -> bool:
    return bool(request.app.state.confirmation_limiter.take(address.casefold()))


def _limit(request: HttpRequest, person: Person) -> None:
    """Refuse requests that would send too many messages."""
    limits = request.app.state.call_limiter
    if not limits.take(f"person {person.id}") or not limits.take(f"address {address_of(request.scope)}"):
        raise Refusal("too-fast", 429)


def _calls(request: HttpRequest) -> Calls:
    return tables_of(request).store.calls


def _office(request: HttpRequest) -> Office:
    office: Office = request.app.state.office
    return office


HANDLERS = [
    get_calls,
    post_device,
    post_remove_device,
    post_mail,
    post_remove_mail,
    post_confirm,
    mail_confirm,
    mail_off,
]
