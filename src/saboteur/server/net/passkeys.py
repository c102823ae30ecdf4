"""The HTTP interface: passkeys, with which people sign in on their devices without a password."""

from __future__ import annotations

import secrets
import time
from typing import Any

from litestar import Request, get, post
from litestar.params import JSONBody
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import (
    base64url_to_bytes,
    bytes_to_base64url,
    parse_authentication_credential_json,
    parse_client_data_json,
    parse_registration_credential_json,
)
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticationCredential,
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    RegistrationCredential,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from saboteur.server import resource, sanitize
from saboteur.server.net.gate import address
from saboteur.server.net.me import sign_in
from saboteur.server.net.problems import problems
from saboteur.server.net.relying_party import RelyingParty, relying_party
from saboteur.server.net.visitor import guest, tables_of, visitor
from saboteur.server.refusal import Refusal
from saboteur.server.store.failure import Collision
from saboteur.server.store.passkeys import Challenge, Passkey
from saboteur.server.store.store import Person

HttpRequest = Request[Any, Any, Any]
SITE = "Unter Tage"
"""The site's name in the passkey lists of devices."""
SECONDS = 300
"""The lifetime of a challenge."""
BAD = (WebAuthnException, ValueError, TypeError, KeyError, IndexError, AttributeError)
"""What the library raises for credentials that are wrong, or no credentials at all."""


@get("/api/me/passkeys", responses=problems())
async def get_passkeys(request: HttpRequest) -> resource.PasskeyList:
    """The guest's passkeys."""
    return await _known(request, await visitor(request))


async def _known(request: HttpRequest, person: Person | None) -> resource.PasskeyList:
    known = [] if person is None else await tables_of(request).store.passkeys.of(person.id)
    there = relying_party(request, tables_of(request).settings) is not None
    return resource.PasskeyList(there, tuple(_info(key) for key in known))


@post("/api/me/passkeys/options", status_code=200, responses=problems(401, 403, 409, 413))
async def post_new_options(request: HttpRequest) -> resource.PasskeyOptions:
    """Begin to make a passkey."""
    party, person = _party(request), await guest(request)
    keys = tables_of(request).store.passkeys
    known = await keys.of(person.id)
    most = tables_of(request).settings.passkeys_per_person
    if len(known) >= most:
        raise Refusal("too-many-passkeys", most=most)
    challenge = await _issue(request, Challenge("make", person.id))
    options = generate_registration_options(
        rp_id=party.id,
        rp_name=SITE,
        user_id=person.id.encode(),
        user_name=person.name,
        challenge=challenge,
        timeout=SECONDS * 1000,
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(key.id)) for key in known],
        # A discoverable credential: people type nothing to sign in.
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
    )
    return resource.PasskeyOptions(options_to_json(options))


@post("/api/me/passkeys", responses=problems(401, 403, 409, 413))
async def post_passkey(request: HttpRequest, data: JSONBody[resource.NewPasskey]) -> resource.PasskeyInfo:
    """Keep a new passkey."""
    party, person = _party(request), await guest(request)
    label = sanitize.name(data.label)
    try:
        made = parse_registration_credential_json(data.credential)
        challenge = _challenge_of(made)
    except BAD:
        raise Refusal("bad-passkey", 400) from None
    if await _take(request, challenge) != Challenge("make", person.id):
        raise Refusal("passkey-too-late")
    try:
        verified = verify_registration_response(
            credential=made,
            expected_challenge=challenge,
            expected_rp_id=party.id,
            expected_origin=list(party.origins),
        )
    except BAD:
        raise Refusal("bad-passkey", 400) from None
    key = Passkey(
        id=bytes_to_base64url(verified.credential_id),
        person=person.id,
        public_key=bytes_to_base64url(verified.credential_public_key),
        uses=verified.sign_count,
        label=label,
        created=time.time(),
    )
    try:
        await tables_of(request).store.passkeys.add(key)
    except Collision:
        raise Refusal("bad-passkey", 400) from None
    return _info(key)


@post("/api/me/passkeys/rename", status_code=200, responses=problems(401, 403, 404, 413))
async def post_rename(request: HttpRequest, data: JSONBody[resource.PasskeyLabel]) -> resource.PasskeyList:
    """Rename a passkey."""
    person = await guest(request)
    if not await tables_of(request).store.passkeys.rename(person.id, data.id, sanitize.name(data.label)):
        raise Refusal("no-such-passkey", 404)
    return await _known(request, person)


@post("/api/me/passkeys/remove", status_code=200, responses=problems(401, 403, 404, 413))
async def post_remove(request: HttpRequest, data: JSONBody[resource.PasskeyChoice]) -> resource.PasskeyList:
    """Remove a passkey: it signs nobody in any more."""
    person = await guest(request)
    if not await tables_of(request).store.passkeys.remove(person.id, data.id):
        raise Refusal("no-such-passkey", 404)
    return await _known(request, person)


@post("/api/sign-in/options", status_code=200, responses=problems(403, 409, 413))
async def post_sign_in_options(request: HttpRequest) -> resource.PasskeyOptions:
    """Begin to sign in with a passkey."""
    party = _party(request)
    challenge = await _issue(request, Challenge("sign-in", None))
    options = generate_authentication_options(rp_id=party.id, challenge=challenge, timeout=SECONDS * 1000)
    return resource.PasskeyOptions(options_to_json(options))


@post("/api/sign-in", status_code=200, responses=problems(403, 404, 409, 413))
async def post_sign_in(request: HttpRequest, data: JSONBody[resource.PasskeyAnswer]) -> resource.Me:
    """Sign in with a passkey, instead of as the current guest."""
    party, store = _party(request), tables_of(request).store
    try:
        answer = parse_authentication_credential_json(data.credential)
        challenge = _challenge_of(answer)
    except BAD:
        raise Refusal("bad-passkey", 400) from None
    if await _take(request, challenge) != Challenge("sign-in", None):
        raise Refusal("passkey-too-late")
    key = await store.passkeys.find(answer.id)
    person = None if key is None else await store.person(key.person)
    if key is None or person is None:
        raise Refusal("no-such-passkey", 404)
    try:
        verified = verify_authentication_response(
            credential=answer,
            expected_challenge=challenge,
            expected_rp_id=party.id,
            expected_origin=list(party.origins),
            credential_public_key=base64url_to_bytes(key.public_key),
            credential_current_sign_count=key.uses,
        )
    except BAD:
        raise Refusal("bad-passkey", 400) from None
    handle = answer.response.user_handle
    if handle is not None and handle != person.id.encode():
        raise Refusal("bad-passkey", 400)
    if not await store.passkeys.note_use(key, verified.new_sign_count, time.time()):
        raise Refusal("passkey-too-late")
    sign_in(request, person)
    return resource.Me(person.id, person.name, person.language, looks=person.looks)


def _party(request: HttpRequest) -> RelyingParty:
    found = relying_party(request, tables_of(request).settings)
    if found is None:
        raise Refusal("no-passkeys", 409)
    return found


async def _issue(request: HttpRequest, issued: Challenge) -> bytes:
    if not request.app.state.challenge_limiter.take(address(request.scope)):
        raise Refusal("too-fast", 429)
    challenge = secrets.token_bytes(32)
    await tables_of(request).store.passkeys.issue(challenge, issued, time.time(), SECONDS)
    return challenge


async def _take(request: HttpRequest, challenge: bytes) -> Challenge | None:
    return await tables_of(request).store.passkeys.take(challenge, time.time())


def _challenge_of(credential: RegistrationCredential | AuthenticationCredential) -> bytes:
    return parse_client_data_json(credential.response.client_data_json).challenge


def _info(key: Passkey) -> resource.PasskeyInfo:
    return resource.PasskeyInfo(key.id, key.label, int(key.created), None if key.used is None else int(key.used))


HANDLERS = [
    get_passkeys, post_new_options, post_passkey, post_rename, post_remove, post_sign_in_options, post_sign_in,
]  # fmt: skip
