"""Keys and commitments.

A server derives the key of each day from its secret, so that it can show commitments ahead without storing anything.
From a key neither the secret nor another key can be found; from a commitment no key.

>>> day = Period.parse("mine", "2026-11-17")
>>> key = derive(bytes(32), day)
>>> commitment(day, key) == commitment(day, read_key(key.hex()))
True
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets

from saboteur.daily.period import Period

SIZE = 32
"""Bytes of a secret and of a key."""
_HEX = re.compile(r"[0-9a-f]{64}")


class BadKey(ValueError):  # noqa: N818 - a key, not a failure
    """Text that is not a valid key."""


def new_secret() -> bytes:
    """A secret from which all keys of a server are derived."""
    return secrets.token_bytes(SIZE)


def derive(secret: bytes, period: Period) -> bytes:
    """The key of a day or week."""
    return hmac.digest(secret, _tagged("key", period), hashlib.sha256)


def commitment(period: Period, key: bytes) -> str:
    """The hash that is published in advance; it binds the key to its day."""
    return hashlib.sha256(_tagged("commitment", period) + key).hexdigest()


def read_key(text: str) -> bytes:
    """Parse a key; raises `BadKey` if it is invalid."""
    plain = text.strip().lower()
    if not _HEX.fullmatch(plain):
        raise BadKey("A key has 64 hexadecimal digits, like 3f…: copy it whole.")
    return bytes.fromhex(plain)


def read_commitment(text: str) -> str:
    """Parse a commitment; raises `BadKey` if it is invalid."""
    plain = text.strip().lower()
    if not _HEX.fullmatch(plain):
        raise BadKey("A commitment has 64 hexadecimal digits, like 3f…: copy it whole.")
    return plain


def _tagged(purpose: str, period: Period) -> bytes:
    # Parts end with a byte that none of them contains, so that no two purposes or days share a message.
    return "".join(f"{part}\0" for part in ("saboteur daily 1", purpose, period.kind, period.label)).encode()
