"""Bodies and answers of the HTTP interface: how people are called when it is their turn."""

from __future__ import annotations

from typing import Annotated

import msgspec

from saboteur.server.resource import Body

Endpoint = Annotated[str, msgspec.Meta(max_length=1000, pattern=r"^[^\x00]*$")]
Key = Annotated[str, msgspec.Meta(max_length=120, pattern=r"^[^\x00]*$")]
Token = Annotated[str, msgspec.Meta(max_length=120, pattern=r"^[^\x00]*$")]


class MailInfo(msgspec.Struct, frozen=True):
    """The guest's address; null without one. Mails come only once it is confirmed."""

    address: str | None
    confirmed: bool


class CallInfo(msgspec.Struct, frozen=True):
    """How the guest is notified when it is their turn."""

    push_key: str | None
    """The server's public key, with which a browser subscribes; null if push is off."""
    devices: int
    """Browsers on which the guest is notified."""
    mail: MailInfo | None
    """Null if the server sends no mail."""


class NewDevice(Body, frozen=True):
    """A subscription as the browser returned it."""

    endpoint: Endpoint
    p256dh: Key
    auth: Key


class OldDevice(Body, frozen=True):
    """A subscription to forget."""

    endpoint: Endpoint


class NewMail(Body, frozen=True):
    """A mail address, used once its reader has confirmed it."""

    address: Annotated[str, msgspec.Meta(max_length=254)]


class Confirmation(Body, frozen=True):
    """The token of a link in a mail."""

    token: Token
