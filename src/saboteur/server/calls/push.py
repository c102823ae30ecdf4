"""Web Push: encrypted messages to people's browsers, signed with the server's own key."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import time
from functools import cached_property
from typing import Literal

import http_ece
import httpx
import structlog
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from saboteur.server.calls.endpoint import BadEndpointError, check_url, resolve
from saboteur.server.settings import Settings
from saboteur.server.store.calls import Calls, Device

SIZE = 1_024
"""Bytes of every message before encryption, so that its length reveals nothing."""
LIFE = 12 * 3600
"""Seconds a signature is valid; services accept at most a day."""
TIMEOUT = 10.0
"""Seconds a push service may take."""
POINT, SECRET = 65, 16
"""Bytes of a browser's public key and of its secret."""

Sent = Literal["sent", "gone", "later", "never"]
"""Delivered to the service; the browser is gone; try again; the service will never take it."""

_log = structlog.get_logger("calls")


class Pusher:
    """Signs, encrypts and sends push messages."""

    def __init__(self, key: str, settings: Settings) -> None:
        """`key` is the private key as PEM."""
        self._vapid = Vapid02.from_pem(key.encode())
        self._anywhere = settings.push_anywhere
        self._subject = _subject(settings)

    @cached_property
    def _client(self) -> httpx.AsyncClient:
        """Created lazily: it reads all certificates, a tenth of a server's start-up time."""
        # No proxies or credentials of the environment, and no redirects: the address was checked.
        return httpx.AsyncClient(timeout=TIMEOUT, trust_env=False, follow_redirects=False)

    @property
    def public_key(self) -> str:
        """The public half, as browsers want it."""
        point = self._vapid.public_key.public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return _encode(point)

    def topic(self, *parts: str) -> str:
        """A name under which a newer message replaces an older one at the service; it tells the service nothing."""
        key = self._vapid.private_key.private_numbers().private_value.to_bytes(32, "big")
        return _encode(hmac.digest(key, "\0".join(parts).encode(), hashlib.sha256))[:32]

    async def send(self, device: Device, message: bytes, *, seconds: int, topic: str) -> Sent:
        """Send a message with this time to live in seconds."""
        try:
            where = await resolve(device.endpoint, anywhere=self._anywhere)
            headers = {
                **self._vapid.sign(
                    {"aud": where.origin, "sub": self._subject, "exp": int(time.time()) + LIFE}
                ),
                "host": httpx.URL(where.url).netloc.decode(),
                "content-encoding": "aes128gcm",
                "content-type": "application/octet-stream",
                "ttl": str(seconds),
                "urgency": "normal",
                "topic": topic,
            }  # fmt: skip
            body = _encrypt(device, message)
            answer = await self._client.post(
                where.direct, content=body, headers=headers, extensions={"sni_hostname": where.host}
            )
        except BadEndpointError:
            return "gone"
        except (httpx.HTTPError, OSError) as error:
            _log.warning("push-failed", error=type(error).__name__)
            return "later"
        if answer.is_success:
            return "sent"
        _log.warning("push-refused", status=answer.status_code)
        if answer.status_code in {404, 410}:
            return "gone"
        return "later" if answer.status_code == 429 or answer.status_code >= 500 else "never"

    async def close(self) -> None:
        """Close the connections."""
        if "_client" in vars(self):
            await self._client.aclose()


async def make_pusher(calls: Calls, settings: Settings) -> Pusher | None:
    """A pusher with the server's key; None if pushing is off."""
    return Pusher(await calls.key("vapid", _new_key), settings) if settings.push else None


def check_device(device: Device, *, anywhere: bool) -> None:
    """Raise `BadEndpointError` for an invalid subscription."""
    check_url(device.endpoint, anywhere=anywhere)
    try:
        point, secret = _decode(device.p256dh), _decode(device.auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except (ValueError, binascii.Error):
        raise BadEndpointError from None
    if len(point) != POINT or len(secret) != SECRET:
        raise BadEndpointError


def padded(message: bytes) -> bytes:
    """A JSON message padded with blanks to a fixed length."""
    return message.ljust(SIZE)


def _encrypt(device: Device, message: bytes) -> bytes:
    once = ec.generate_private_key(ec.SECP256R1())
    return bytes(
        http_ece.encrypt(
            padded(message),
            private_key=once,
            dh=_decode(device.p256dh),
            auth_secret=_decode(device.auth),
            version="aes128gcm",
        )
    )


def _new_key() -> str:
    form = serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    return ec.generate_private_key(ec.SECP256R1()).private_bytes(*form).decode()


def _subject(settings: Settings) -> str:
    """The contact for push services."""
    if settings.mail is not None:
        return f"mailto:{settings.mail.sender}"
    return settings.public_url if settings.public_url.startswith("https://") else "mailto:operator@localhost"


def _encode(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def _decode(text: str) -> bytes:
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
