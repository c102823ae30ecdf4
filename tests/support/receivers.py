"""Receivers of notifications on loopback: a push service that verifies and decrypts messages, and a mail server."""

import base64
import contextlib
import json
import socket
import time
from collections.abc import Callable, Iterator
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

PATIENCE = 30.0


def encoded(data: bytes) -> str:
    """Base64 for addresses, as browsers write it."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def decoded(text: str) -> bytes:
    """And back."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def until(found: Callable[[], Any], patience: float = PATIENCE) -> Any:
    """Wait until something is found."""
    end = time.monotonic() + patience
    while not (result := found()):
        assert time.monotonic() < end, "nothing came"
        time.sleep(0.02)
    return result


class Browser:
    """A browser that has subscribed: only it can read what is sent to it."""

    def __init__(self, service: "PushService", name: str) -> None:
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._auth = bytes(range(16))
        self.endpoint = f"{service.url}/send/{name}"
        point = self._private.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self.subscription = {"endpoint": self.endpoint, "p256dh": encoded(point), "auth": encoded(self._auth)}
        self.got: list[dict[str, str]] = []
        self.plain: list[bytes] = []
        self.fields: list[dict[str, str]] = []
        self.status = 201
        """What the service answers when something is sent here."""
        service.browsers[f"/send/{name}"] = self

    def receive(self, body: bytes, fields: dict[str, str]) -> None:
        """Decrypt a message."""
        message = http_ece.decrypt(body, private_key=self._private, auth_secret=self._auth, version="aes128gcm")
        self.plain.append(message)
        self.got.append(json.loads(message))
        self.fields.append(fields)


class PushService:
    """A push service: refuses whatever is not signed with the key of the subscription."""

    def __init__(self) -> None:
        self.browsers: dict[str, Browser] = {}
        self.key = ""
        """The public key with which browsers subscribed."""
        self.asked: list[str] = []
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                self.send_response(service.take(self.path, body, {k.lower(): v for k, v in self.headers.items()}))
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_arguments: object) -> None:
                """Say nothing."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}"
        Thread(target=self._server.serve_forever, daemon=True).start()

    def take(self, path: str, body: bytes, fields: dict[str, str]) -> int:
        """Check a message and hand it on; the status of the answer."""
        self.asked.append(path)
        browser = self.browsers.get(path)
        if browser is None:
            return 404
        if not self._signed(fields.get("authorization", "")):
            return 403
        if fields.get("content-encoding") != "aes128gcm" or not fields.get("ttl", "").isdigit():
            return 400
        if browser.status < 300:
            browser.receive(body, fields)
        return browser.status

    def _signed(self, field: str) -> bool:
        """RFC 8292: signed with the key it names, which is the one of the subscription, for this service, and now."""
        kind, _, rest = field.partition(" ")
        parts = dict(part.strip().split("=", 1) for part in rest.split(","))
        if kind != "vapid" or parts["k"].rstrip("=") != self.key:
            return False
        head, claims, signature = parts["t"].split(".")
        raw = decoded(signature)
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(parts["k"]))
        both = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
        try:
            point.verify(both, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
        except InvalidSignature:
            return False
        said = json.loads(decoded(claims))
        soon = time.time() < said["exp"] <= time.time() + 24 * 3600
        return bool(said["aud"] == self.url and soon and said["sub"].startswith(("mailto:", "https://")))

    def close(self) -> None:
        """Stop."""
        self._server.shutdown()
        self._server.server_close()


class MailBox:
    """A mail server that keeps every mail."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.raw: list[bytes] = []
        self.full = False
        """Whether it refuses everything."""
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self._controller = Controller(self, hostname="127.0.0.1", port=self.port)
        self._controller.start()

    async def handle_DATA(self, _server: object, _session: object, envelope: Any) -> str:  # noqa: N802 - aiosmtpd's name
        """Take a mail."""
        if self.full:
            return "452 full"
        self.raw.append(envelope.content)
        found = message_from_bytes(envelope.content, policy=default)
        assert isinstance(found, EmailMessage)
        self.mails.append(found)
        return "250 OK"

    def close(self) -> None:
        """Stop."""
        self._controller.stop()


@contextlib.contextmanager
def push_service() -> Iterator[PushService]:
    """A push service while needed."""
    service = PushService()
    try:
        yield service
    finally:
        service.close()


@contextlib.contextmanager
def mail_box() -> Iterator[MailBox]:
    """A mail server while needed."""
    box = MailBox()
    try:
        yield box
    finally:
        box.close()
