"""The mail settings of `saboteur serve`."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Literal
from urllib.parse import unquote, urlsplit

import click

from saboteur.commands.configuration import check_password, rank
from saboteur.commands.secret_file import read_secret
from saboteur.commands.trouble import Trouble

if TYPE_CHECKING:
    from saboteur.server.settings import MailServer

WAYS: dict[str, tuple[Literal["tls", "starttls", "none"], int]] = {
    "smtp": ("starttls", 587), "smtps": ("tls", 465), "smtp+plain": ("none", 25),
}  # fmt: skip
"""How each kind of URL encrypts, and its usual port."""
FORM = "smtp://user@mail.example.org"


def mail_settings(
    context: click.Context, url: str | None, file: Path | None, sender: str | None, public_url: str | None
) -> MailServer | None:
    """The mail server; None without one. `Trouble` if something is missing or wrong."""
    if url is not None and file is not None:
        raise Trouble("Name the mail server or a file with its URL, not both.")
    if file is not None:
        url = read_secret(file, "the mail server's URL")
    elif url is not None and rank(context, "smtp") == 1 and without_password(url) != url:
        check_password(context)
    if url is None:
        return None
    if not sender or not re.fullmatch(r"[^\s@<>]+@[\w.-]+", sender):
        raise Trouble("Mails need a sender: name one with --mail-from table@example.org.")
    if not public_url:
        raise Trouble("Mails hold links: name the server's address with --public-url https://play.example.org.")
    return _parsed(url, sender)


def check_public_url(url: str | None) -> str:
    """The server's public URL; `Trouble` if it is invalid."""
    if url is not None and not _is_address(url):
        raise Trouble(f"--public-url takes an address like https://play.example.org, not {url!r}.")
    return (url or "").rstrip("/")


def _is_address(url: str) -> bool:
    if not re.fullmatch(r"https?://([\w.-]+|\[[0-9a-fA-F:.]+\])(:[0-9]+)?/?", url):
        return False
    try:
        # Ports end at 65535.
        return urlsplit(url).port != 0
    except ValueError:
        return False


def _parsed(url: str, sender: str) -> MailServer:
    from saboteur.server.settings import MailServer  # noqa: PLC0415 - needs the extra

    form = f"The mail server must be a URL like {FORM}, or smtps://…."
    try:
        parts = urlsplit(url)
    except ValueError:
        raise Trouble(form) from None
    try:
        port = parts.port
    except ValueError:
        raise Trouble(f"The port of the mail server is no number. Write it like {FORM}:587.") from None
    if parts.scheme not in WAYS or not parts.hostname or parts.path.strip("/"):
        raise Trouble(form)
    security, usual = WAYS[parts.scheme]
    return MailServer(
        host=parts.hostname, port=port or usual, sender=sender, user=unquote(parts.username or ""),
        password=unquote(parts.password or ""), security=security,
    )  # fmt: skip


def without_password(url: str | None) -> str | None:
    """A mail server's URL without what must not be shown."""
    return None if url is None else re.sub(r"(//[^:@/]*):[^@]*@", r"\1:***@", url)
