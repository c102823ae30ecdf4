"""The secret address at which a member's calendar follows the dates of a circle.

It is derived, not stored: it ends with the membership, and when the person signs out everywhere.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

from saboteur.server.store.circles import Circle
from saboteur.server.store.store import Person, Store

KEY = "calendar"


async def token(store: Store, circle: str, person: Person) -> str:
    """The secret part of the address."""
    key = await store.calls.key(KEY, lambda: secrets.token_hex(32))
    told = f"{circle} {person.id} {person.sessions}"
    return hmac.new(bytes.fromhex(key), told.encode(), hashlib.sha256).hexdigest()[:40]


async def subscriber(store: Store, circle: str, given: str) -> tuple[Circle, Person] | None:
    """The circle and the member to whom such an address belongs; None if it is nobody's."""
    found = await store.circles.find(circle)
    members = [one for one in (await store.circles.people([circle]))[circle] if one.member]
    for one in members if found is not None else ():
        person = await store.person(one.person)
        if person is None or person.banned:
            continue
        if hmac.compare_digest((await token(store, circle, person)).encode(), given.encode()):
            assert found is not None
            return found, person
    return None
